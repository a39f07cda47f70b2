import { aiDefaults, aiRoi, aiSectors } from '@agency/shared/ai';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../test/support/plain.ts';
import { sectionOf } from '../../../test/support/section-of.ts';
import content from '../../content/sectors/ia-entreprises-quebec.ts';
import { aiFigures } from './ai-figures.ts';

const strings = sectionOf(content, 'ai-roi');
const { sector: _, ...defaults } = aiDefaults();
const figuresOf = (sector: string, hours = 40) => aiFigures(sector, { ...defaults, repetitiveHours: hours }, strings);

describe('the explanation of the return', () => {
  it('is the formula with the visitor’s inputs, and gives the displayed figures', () => {
    for (const { code } of aiSectors) {
      for (const hours of [10, 37, 40, 100]) {
        const { equation, annualSavings, roi } = figuresOf(code, hours);
        const [weekly, weeks, percent, rate, sector, years] = (plain(equation).split('=')[0] ?? '')
          .split(/[×÷]/)
          .map((factor) => Number(factor.replace(/[^\d,]/g, '').replace(',', '.')));
        const computed =
          ((weekly ?? 0) * (weeks ?? 0) * (percent ?? 0) * (rate ?? 0) * (sector ?? 0)) / (years ?? 1) / 1e4;
        expect(Math.round(computed)).toBe(
          aiRoi({ ...aiDefaults(), sector: code, repetitiveHours: hours }).annualSavings,
        );
        expect(plain(equation)).toContain(`= ${plain(annualSavings)}.`);
        expect(plain(equation)).toContain(`soit ${plain(roi)} de la mise`);
      }
    }
  });

  it('says in French what a blank answer gives', () => {
    const { summary, payback, hoursPerEmployee } = aiFigures(
      'services',
      { employees: 0, repetitiveHours: 0, hourlyRate: 45 },
      strings,
    );
    expect(plain(summary)).toContain(
      '0 $ d’économies et 0 h de travail en moins par an, ROI sur 3 ans de −100 % (une seule année d’économies), mise non remboursée.',
    );
    expect(`${payback} ${strings.results.payback}`).toBe('aucune économie pour rembourser la mise');
    expect(hoursPerEmployee).toBe('sans objet');
  });

  it('gives the value of an hour, and the reason', () => {
    expect(plain(figuresOf('services').caveat)).toContain('une heure à 45 $ reprise compte pour 63 $');
    expect(plain(figuresOf('commerce').caveat)).toContain(
      '450 % sur 3 ans, est divisé par 3 : une heure à 45 $ reprise compte pour 67,50 $',
    );
  });
});
