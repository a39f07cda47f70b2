import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecastFigures, salesDecimals, trendFigures } from '../../src/forecast/contact.ts';
import { forecastOf } from './forecast-of.ts';
import { eachMonth } from './series.ts';

it('adapts the decimals to the size of the sales', () => {
  const sizes = [[12_500], [999], [0.25, 3], [], [null, -1200], [0.1], [0.012, 0.017], [-0.000_12]];
  expect(sizes.map(salesDecimals)).toEqual([0, 1, 2, 2, 0, 2, 3, 5]);
});

/** The figures of the months ahead. */
const figuresOf = (sales: readonly number[]) =>
  forecastOf(sales).forecast.map((month) => forecastFigures(sales, month));

it('shows the width of a range that is small beside the sales', () => {
  const sales = [...eachMonth(16, () => 0), ...eachMonth(4, () => 0.1)];
  expect(figuresOf(sales)[0]?.range).toEqual({ low: '0,0996', high: '0,1004' });
});

it('has no range if nothing was sold', () => {
  expect(figuresOf(eachMonth(12, () => 0))).toEqual(Array(3).fill({ value: '0,00', range: undefined }));
});

it('writes each forecast inside its range, as both are rounded', () => {
  const sale = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000);
  const read = (figure: string) => Number(figure.replace(/\s/g, '').replace('\u2212', '-').replace(',', '.'));
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 33 }), fc.constantFrom(0, 10), sale, (months, before, after) => {
      for (const { value, range } of figuresOf([...eachMonth(months, () => before), ...eachMonth(3, () => after)])) {
        if (!range) continue;
        expect(read(range.low)).toBeLessThanOrEqual(read(value));
        expect(read(range.high)).toBeGreaterThanOrEqual(read(value));
      }
    }),
  );
});

it('shows two digits of a change that is small beside the sales', () => {
  const trendOf = (sales: readonly number[]) => trendFigures(sales, forecastOf(sales).trend);
  expect(trendOf(eachMonth(12, (month) => 1200 + 0.4 * month)).perMonth).toBe('0,40');
  expect(trendOf(eachMonth(12, (month) => 5000 - 4 * month)).perMonth).toBe('4,0');
  expect(trendOf(eachMonth(36, (month) => 1e5 * 1.0004 ** month)).perMonth).toBe('0,04\u00a0%');
  expect(trendOf(eachMonth(12, (month) => (month < 6 ? 1200.1 : 1200.4)))).toMatchObject({
    before: '1\u00a0200,10',
    after: '1\u00a0200,40',
  });
});
