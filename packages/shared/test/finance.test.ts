import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financeParts, financeRanges, financeRoi, financeSeries } from '../src/finance.ts';
import { allFinite, anyNumber } from './any-number.ts';

describe('financeRoi', () => {
  it('is zero without invoices or errors, and counts errors alone', () => {
    const zero = { monthlyInvoices: 0, timePerInvoice: 0, hourlyRate: 0, monthlyErrors: 0 };
    expect(financeRoi(zero)).toEqual({ annualSavings: 0, timeSaved: 0, roi: 0 });
    expect(financeRoi({ ...zero, monthlyErrors: 1 })).toEqual({ annualSavings: 1710, timeSaved: 0, roi: 17 });
  });

  it('rounds as on paper over the whole range of the sliders', () => {
    const pick = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        pick(financeRanges.monthlyInvoices),
        pick(financeRanges.timePerInvoice),
        pick(financeRanges.hourlyRate),
        pick(financeRanges.monthlyErrors),
        (monthlyInvoices, timePerInvoice, hourlyRate, monthlyErrors) => {
          const result = financeRoi({ monthlyInvoices, timePerInvoice, hourlyRate, monthlyErrors });
          // Exact integers: hundredths of hours and dollars.
          const minutes = BigInt(monthlyInvoices * timePerInvoice * 12);
          const cents = (minutes * BigInt(hourlyRate) * 80n) / 60n + BigInt(12 * monthlyErrors * 150 * 95);
          const half = (value: bigint, unit: bigint): number => Number((2n * value + unit) / (2n * unit));
          expect(result.timeSaved).toBe(half(minutes * 80n, 6000n));
          expect(result.annualSavings).toBe(half(cents, 100n));
          expect(result.roi).toBe(half(cents, 10_000n));
        },
      ),
    );
  });

  it('is finite and never negative for any input, and so are its two parts, which add up to it', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (a, b, c, d) => {
        const inputs = { monthlyInvoices: a, timePerInvoice: b, hourlyRate: c, monthlyErrors: d };
        const { hours, errors } = financeParts(inputs);
        expect(hours + errors).toBe(financeRoi(inputs).annualSavings);
        const values = [hours, errors, ...Object.values(financeRoi(inputs))];
        expect(allFinite(values) && values.every((value) => value >= 0)).toBe(true);
        expect(allFinite(financeSeries(inputs).flatMap((point) => Object.values(point)))).toBe(true);
      }),
    );
  });
});
