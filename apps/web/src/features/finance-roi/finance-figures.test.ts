import { type FinanceInputs, financeRanges } from '@agency/shared/finance';
import { defaultsOf } from '@agency/shared/roi';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../test/support/section-of.ts';
import content from '../../content/sectors/automatisation-financiere-pme-quebec.ts';
import { financeFigures } from './finance-figures.ts';

const strings = sectionOf(content, 'finance-roi');
const figuresOf = (inputs: Partial<FinanceInputs>) =>
  financeFigures({ ...defaultsOf(financeRanges), ...inputs }, strings);

describe('the figures', () => {
  it('have a summary sentence, with every input', () => {
    expect(figuresOf({}).summary).toBe(
      'Pour 100\u00a0factures par mois à 15\u00a0minutes chacune, 50\u00a0$ l’heure et 5\u00a0erreurs par mois\u00a0: 20\u00a0550\u00a0$ d’économies et 240\u00a0h de travail en moins par an, un rendement brut de 206\u00a0%.',
    );
  });

  it('show the net savings over three years, starting at the investment', () => {
    expect(figuresOf({}).points.map(({ display }) => display)).toEqual([
      '−10\u00a0000\u00a0$',
      '10\u00a0550\u00a0$',
      '31\u00a0100\u00a0$',
      '51\u00a0650\u00a0$',
    ]);
  });
});

it('a chart of large amounts uses thousands, so that its labels fit side by side', () => {
  const { points } = figuresOf({
    monthlyInvoices: 1000,
    timePerInvoice: 30,
    hourlyRate: 75,
    monthlyErrors: 20,
  });
  expect(points.map(({ display }) => display)).toEqual([
    '−10\u00a0k$',
    '384\u00a0k$',
    '778\u00a0k$',
    '1\u00a0173\u00a0k$',
  ]);
});
