/** What holds for any sales, of any shape. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SALES } from '../../src/forecast/limits.ts';
import { forecastSales } from '../../src/forecast/sales.ts';
import { forecastOf } from './forecast-of.ts';
import { families, seriesOf } from './generated.ts';
import { eachMonth } from './series.ts';

describe('any input', () => {
  const anySales = fc.array(
    fc.oneof(
      fc.double(),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom(null, 0, Number.NaN, Infinity, -Infinity, 1e308, -1e308, 1e-300, MAX_SALES),
    ),
    { maxLength: 40 },
  );

  it('gives finite, ordered figures', () => {
    const nothing = eachMonth(36, () => 0);
    fc.assert(
      fc.property(anySales, (sales) => {
        const result = forecastSales(sales);
        if (!result) return;
        const { trend, season, forecast, backtest } = result;
        const figures = [
          trend.slope,
          backtest.meanAbsoluteError,
          backtest.seasonalNaive ?? 0,
          ...(trend.line ?? []),
          ...(season.percents ?? []),
        ];
        expect(figures.every(Number.isFinite)).toBe(true);
        expect(forecast).toHaveLength(3);
        const areNone = result.values.every((sold) => Math.abs(sold ?? 0) < 1e-300);
        for (const { value, low, high } of forecast) {
          expect(Number.isFinite(low) && Number.isFinite(high) && low <= value && value <= high).toBe(true);
          expect(low < high || areNone).toBe(true);
        }
      }),
      { examples: [[nothing.slice(0, 14)], [nothing]] },
    );
  });

  it('does not continue a month that it calls unlike all others', () => {
    const usual = fc.array(fc.integer({ min: 95, max: 105 }), { minLength: 6, maxLength: 36 });
    fc.assert(
      fc.property(usual, fc.nat({ max: 12 }), fc.integer({ min: 2, max: 5 }), (months, fromEnd, times) => {
        const sales = months.map((value, month) => (month === months.length - 1 - fromEnd ? value * times : value));
        const { outliers, forecast } = forecastOf(sales);
        for (const month of outliers) expect(forecast.map(({ value }) => value)).not.toContain(sales[month]);
      }),
      { examples: [[[98, 98, 98, 99, 103, 104, 102], 0, 3]] },
    );
  });

  it('never takes a rounding error for an error of the forecast', () => {
    const exact = fc.record({
      months: fc.integer({ min: 6, max: 36 }),
      level: fc.integer({ min: 1, max: 1e9 }),
      slope: fc.integer({ min: 0, max: 1e6 }),
      season: fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 12, maxLength: 12 }),
    });
    fc.assert(
      fc.property(exact, fc.constantFrom(1, 0.01), ({ months, level, slope, season }, unit) => {
        for (const effects of [[0], season]) {
          const sales = eachMonth(
            months,
            (month) => (level + slope * month + (effects[month % effects.length] ?? 0)) * unit,
          );
          const { meanAbsoluteError } = forecastOf(sales).backtest;
          expect(meanAbsoluteError === 0 || meanAbsoluteError > 1e-9 * Math.max(...sales)).toBe(true);
        }
      }),
    );
  });

  it('calls no month of a season unlike its neighbours, whether the series ends on its peak or not', () => {
    const peaks = fc.record({
      start: fc.integer({ min: 0, max: 11 }),
      peak: fc.double({ min: 1.3, max: 2.5, noNaN: true }),
      noises: fc.array(fc.double({ min: -0.03, max: 0.03, noNaN: true }), { minLength: 24, maxLength: 24 }),
    });
    for (const { start, peak, noises } of fc.sample(peaks, 100)) {
      const sales = noises.map((noise, month) => 1000 * ((month + start) % 12 === 11 ? peak : 1) * (1 + noise));
      expect(forecastOf(sales).outliers, sales.join(' ')).toEqual([]);
    }
  });

  it('calls no month of a steady growth or decline unlike its neighbours', () => {
    for (const factor of [0.5, 0.65, 0.75, 0.85, 1.12, 1.2, 1.3, 1.5])
      for (const months of [12, 18, 24])
        expect(forecastOf(eachMonth(months, (month) => Math.round(10_000 * factor ** month))).outliers).toEqual([]);
  });

  it('calls few months outliers if two figures come in turn, as round ones do', () => {
    const round = fc.array(fc.constantFrom(30_000, 40_000), { minLength: 12, maxLength: 36 });
    const found = fc.sample(round, 200).filter((sales) => forecastOf(sales).outliers.length > 0);
    // Of 2,000 such series, 4 % have one.
    expect(found.length / 200).toBeLessThanOrEqual(0.08);
    expect(forecastOf([3, 3, 4, 4, 3, 4, 3, 3, 4, 3, 4, 4]).outliers).toEqual([]);
  });

  it('names the slope that the forecast continues after a bend, not that of all months', () => {
    const bend = fc.record({
      flat: fc.integer({ min: 6, max: 24 }),
      since: fc.integer({ min: 7, max: 12 }),
      level: fc.nat({ max: 1000 }),
      slope: fc.integer({ min: 10, max: 100 }),
    });
    fc.assert(
      fc.property(bend, ({ flat, since, level, slope }) => {
        const sales = eachMonth(flat + since, (month) => level + slope * Math.max(0, month - flat + 1));
        const { trend, forecast } = forecastOf(sales);
        const continued = ((forecast[2]?.value ?? 0) - (forecast[0]?.value ?? 0)) / 2;
        expect(trend.direction).toBe('rising');
        expect(Math.abs(Math.log(continued / trend.slope))).toBeLessThan(Math.log(1.5));
      }),
      {
        examples: [
          [{ flat: 12, since: 12, level: 0, slope: 10 }],
          // A year without sales, then a start.
          [{ flat: 13, since: 7, level: 0, slope: 10 }],
        ],
      },
    );
  });

  it('one sale, or two, are neither the end of a closure nor a level', () => {
    const few = fc.uniqueArray(fc.nat({ max: 35 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 36 }), few, (months, places) => {
        const sold = places.map((place) => place % months);
        fc.pre(new Set(sold.map((month) => month % 12)).size === sold.length);
        const { trend, forecast } = forecastOf(eachMonth(months, (month) => (sold.includes(month) ? 100 : 0)));
        expect(trend.line).toBeNull();
        for (const { low, high } of forecast) expect([low, high]).toEqual([0, 100]);
      }),
      {
        examples: [
          [24, [13]],
          [36, [20]],
          [12, [11]],
        ],
      },
    );
  });

  it('does not depend on the unit of the sales', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...families).chain((family) => seriesOf(family)),
        ({ sales }) => {
          const [once, million] = [forecastOf(sales), forecastOf(sales.map((value) => value * 1_000_000))];
          expect([million.method, million.trend.direction, million.season.state]).toEqual([
            once.method,
            once.trend.direction,
            once.season.state,
          ]);
        },
      ),
    );
  });
});
