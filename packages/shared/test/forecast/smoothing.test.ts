import { describe, expect, it } from 'vitest';
import { fitMethod } from '../../src/forecast/methods.ts';
import { smooth, smoothBest } from '../../src/forecast/smoothing.ts';
import { accidentalDeaths, accidentalDeathsOf1979, eachMonth } from './series.ts';

/** Hyndman and Athanasopoulos, « Forecasting: Principles and Practice »: data, weights, first states and last states. */
describe('published examples', () => {
  it('simple smoothing: oil production of Saudi Arabia, 1996 to 2013 (2nd ed., section 7.1; R `fpp2::oil`)', () => {
    const oil = [
      445.3641, 453.195, 454.4096, 422.3789, 456.0371, 440.3866, 425.1944, 486.2052, 500.4291, 521.2759, 508.9476,
      488.8889, 509.8706, 456.7229, 473.8166, 525.9509, 549.8338, 542.3405,
    ];
    const { state } = smooth(oil, { level: 446.5868, slope: 0 }, { level: 0.8339, slope: 0 });
    expect(state.level).toBeCloseTo(542.68, 2);
  });

  it('Holt’s method: air passengers of Australia, 1990 to 2004 (1st ed., section 7.2; R `fpp::ausair`)', () => {
    const passengers = [
      17.55, 21.86, 23.89, 26.93, 26.89, 28.83, 30.08, 30.95, 30.19, 31.58, 32.58, 33.48, 39.02, 41.39, 41.6,
    ];
    const { state } = smooth(passengers, { level: 17.55, slope: 4.31 }, { level: 0.8, slope: 0.2 });
    expect([state.level, state.slope].map((figure) => Number(figure.toFixed(2)))).toEqual([41.92, 1.84]);
  });
});

it('January to June 1979 of the accidental deaths, held out: closer than the 401 of Brockwell and Davis', () => {
  const forecast = fitMethod('additive', accidentalDeaths);
  const error =
    Math.hypot(...accidentalDeathsOf1979.map((deaths, month) => deaths - (forecast?.(month + 1) ?? 0))) / Math.sqrt(6);
  // Published: 401 in the book, R 4.2 `HoltWinters` 349, R `forecast::hw` 188; seasonal naive method 339.
  expect(error).toBeLessThan(339);
});

describe('series with a known answer', () => {
  const seasonal = [-3, -1, 0, 2, 5, 8, 9, 6, 1, -5, -9, -13];

  it('a line with a constant season continues exactly, additive or multiplicative', () => {
    const added = fitMethod(
      'additive',
      eachMonth(36, (month) => 100 + 2 * month + (seasonal[month % 12] ?? 0)),
    );
    const ratio = (month: number) => 1 + (seasonal[month % 12] ?? 0) / 100;
    const multiplied = fitMethod(
      'multiplicative',
      eachMonth(36, (month) => 100 * 1.02 ** month * ratio(month)),
    );
    for (const horizon of [1, 2, 3, 12]) {
      const month = 35 + horizon;
      expect(added?.(horizon)).toBeCloseTo(100 + 2 * month + (seasonal[month % 12] ?? 0), 6);
      expect(multiplied?.(horizon)).toBeCloseTo(100 * 1.02 ** month * ratio(month), 6);
    }
  });

  it('a gap follows the slope', () => {
    expect(smooth([null], { level: 10, slope: 1 }, { level: 1, slope: 1 }).state).toEqual({ level: 11, slope: 1 });
  });

  it('the weights follow the series: none on a level, all of it on a walk', () => {
    const level = smoothBest([1, -1, 1, -1, 1, -1, 1, -1], { level: 0, slope: 0 }, false);
    expect(level.level).toBe(0);
    const walk = smoothBest([1, 3, 6, 8, 11, 15, 18], { level: 0, slope: 0 }, false);
    expect(walk.level).toBe(18);
  });

  it('a multiplicative season needs positive sales', () => {
    for (const sales of [eachMonth(36, (month) => (month % 12 === 0 ? 0 : 50)), eachMonth(36, (month) => month - 3)]) {
      expect(fitMethod('multiplicative', sales)).toBeUndefined();
    }
  });
});
