import { extractInvoice } from '@agency/shared';
import { describe, expect, it } from 'vitest';
import { forecastWords, invoiceWords } from '../../content/tools/ai-demos.ts';
import { forecastView } from './forecast-view.ts';
import { fieldNames, piecesOf, shownValue, verdictOf } from './invoice-view.ts';

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('the invoices of the page', () => {
  it.each(invoiceWords.samples.map(({ name, text }) => [name, text] as const))(
    '%s: every field is found',
    (_, text) => {
      const invoice = extractInvoice(text);
      const missing = fieldNames.filter((field) => shownValue(field, invoice) === undefined);
      expect(missing).toEqual([]);
      const pieces = piecesOf(text, invoice);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.flatMap(({ field }) => field ?? []).sort()).toEqual([...fieldNames].sort());
    },
  );

  it('hold to the cent, but the last one, whose error is told', () => {
    const verdicts = invoiceWords.samples.map(({ text }) => verdictOf(extractInvoice(text)).map(plain));
    expect(verdicts[0]).toEqual([invoiceWords.match]);
    expect(verdicts[1]).toEqual([invoiceWords.match]);
    expect(verdicts[2]).toEqual(['Total : 842,14 $ écrits, 824,14 $ attendus. Écart de 18,00 $.']);
    expect(verdictOf(extractInvoice('Bonjour'))).toEqual([invoiceWords.unchecked]);
  });
});

describe('the forecast of the page', () => {
  it('prolongs a straight line, and widens when the months are uneven', () => {
    const straight = forecastView(Array.from({ length: 12 }, (_, month) => String(10 + 2 * month)));
    expect(plain(straight.trend)).toBe('À la hausse : 2,0 de plus par mois');
    expect(straight.ahead.map(({ value }) => value)).toEqual(['34,0', '36,0', '38,0']);
    const sample = forecastView(forecastWords.sample.map(String));
    const widths = sample.forecast.map(({ low, high }) => high - low);
    expect(widths[0]).toBeGreaterThan(0);
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
  });

  it('says nothing absurd of blank fields', () => {
    const blank = forecastView(Array.from({ length: 12 }, () => ''));
    expect(blank.ahead.map(({ value }) => value)).toEqual(['0,0', '0,0', '0,0']);
    expect(blank.trend).toBe(forecastWords.stable);
  });
});
