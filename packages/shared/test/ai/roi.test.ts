import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiConstants, aiDefaults, aiRoi, aiSectorRoi, aiSeries, aiSteps, aiToContact } from '../../src/ai/roi.ts';
import { contactRequestSchema } from '../../src/schema.ts';
import { allFinite, anyNumber } from '../any-number.ts';

describe('aiRoi', () => {
  it('gives the figures of the defaults', () => {
    expect(aiRoi(aiDefaults())).toEqual({
      annualSavings: 91_728,
      roi: 162,
      paybackMonths: 5,
      hoursFreed: 1456,
      hoursPerEmployee: 29.1,
    });
  });

  it('uses each sector’s return and falls back to 3.5', () => {
    const savings = (sector: string): number => aiRoi({ ...aiDefaults(), sector }).annualSavings;
    expect(savings('manufacturing')).toBe(82_992);
    expect(savings('health')).toBe(74_256);
    expect(savings('commerce')).toBe(98_280);
    for (const unknown of ['', 'mines', '__proto__', 'constructor', 'toString']) expect(savings(unknown)).toBe(76_440);
  });

  it('divides the hours among the employees, and nothing else', () => {
    expect(aiRoi({ ...aiDefaults(), employees: 500 })).toEqual({ ...aiRoi(aiDefaults()), hoursPerEmployee: 2.9 });
    expect(aiRoi({ ...aiDefaults(), employees: 0 }).hoursPerEmployee).toBeNull();
  });

  it('gives the figures of both ends of the sliders', () => {
    expect(aiRoi({ sector: 'health', employees: 10, repetitiveHours: 10, hourlyRate: 20 })).toEqual({
      annualSavings: 8251,
      roi: -76,
      paybackMonths: 51,
      hoursFreed: 364,
      hoursPerEmployee: 36.4,
    });
    expect(aiRoi({ sector: 'commerce', employees: 500, repetitiveHours: 100, hourlyRate: 80 })).toEqual({
      annualSavings: 436_800,
      roi: 1148,
      paybackMonths: 1,
      hoursFreed: 3640,
      hoursPerEmployee: 7.3,
    });
  });

  it('never pays back without savings', () => {
    for (const nothing of [0, -5, Number.NaN, Infinity]) {
      expect(aiRoi({ ...aiDefaults(), repetitiveHours: nothing })).toEqual({
        annualSavings: 0,
        roi: -100,
        paybackMonths: null,
        hoursFreed: 0,
        hoursPerEmployee: 0,
      });
    }
  });

  it('is finite for any input', () => {
    fc.assert(
      fc.property(fc.string(), anyNumber, anyNumber, anyNumber, (sector, employees, repetitiveHours, hourlyRate) => {
        const inputs = { sector, employees, repetitiveHours, hourlyRate };
        const { paybackMonths, hoursPerEmployee, ...rest } = aiRoi(inputs);
        expect(allFinite([...Object.values(rest), hoursPerEmployee ?? 0])).toBe(true);
        expect(paybackMonths === null || (Number.isFinite(paybackMonths) && paybackMonths >= 0)).toBe(true);
        expect(allFinite(aiSeries(inputs).flatMap((point) => Object.values(point)))).toBe(true);
      }),
    );
  });
});

describe('the contact request of the AI calculator', () => {
  it('has the inputs and the estimate', () => {
    expect(aiToContact(aiDefaults())).toEqual({
      serviceType: 'automatisation',
      projectType: 'automatisation-processus',
      message: [
        'Estimation faite avec le calculateur IA\u00a0:',
        'Secteur\u00a0: Services professionnels',
        'Effectif\u00a0: 50',
        'Travail répétitif\u00a0: 40\u00a0h par semaine, à 45\u00a0$ l’heure',
        'Économies brutes\u00a0: 91\u00a0728\u00a0$ par an, 1\u00a0456\u00a0h de travail en moins',
        'Temps rendu\u00a0: 29,1\u00a0h par personne et par an',
        'ROI sur 3 ans\u00a0: 162\u00a0% (avec une seule année d’économies), investissement remboursé en 5\u00a0mois environ',
      ].join('\n'),
    });
    expect(aiToContact({ ...aiDefaults(), repetitiveHours: 0 }).message).toContain('investissement non remboursé');
  });

  it('is valid for the API, whatever the numbers', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (employees, repetitiveHours, hourlyRate) => {
        const draft = aiToContact({ sector: 'health', employees, repetitiveHours, hourlyRate });
        expect(contactRequestSchema.parse({ name: 'A', email: 'a@exemple.ca', ...draft })).toMatchObject(draft);
      }),
    );
  });
});

describe('the explanation of the AI calculator', () => {
  it('multiplies the cost of an hour by a third of the sector’s return', () => {
    expect(aiSteps(aiDefaults())).toEqual({ sectorRoi: 420, hourValue: 63 });
    expect(aiSteps({ ...aiDefaults(), sector: 'commerce' })).toEqual({ sectorRoi: 450, hourValue: 67.5 });
  });

  it('shows one year, which ends at the return and crosses zero where the investment is paid back', () => {
    const sectors = [...Object.keys(aiSectorRoi), 'unknown'];
    for (const sector of sectors) {
      for (const repetitiveHours of [10, 25, 40, 100]) {
        const inputs = { ...aiDefaults(), sector, repetitiveHours };
        const { roi, paybackMonths } = aiRoi(inputs);
        const series = aiSeries(inputs);
        expect(series.map(({ months }) => months)).toEqual([0, 4, 8, 12]);
        expect(series[0]?.net).toBe(-aiConstants.investment);
        expect(Math.round(((series.at(-1)?.net ?? 0) * 100) / aiConstants.investment)).toBe(roi);
        for (const { months, net } of series) {
          if (paybackMonths !== null && months < paybackMonths - 0.5) expect(net).toBeLessThan(0);
          if (paybackMonths !== null && months > paybackMonths + 0.5) expect(net).toBeGreaterThan(0);
        }
      }
    }
  });
});
