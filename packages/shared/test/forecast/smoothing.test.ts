import { describe, expect, it } from 'vitest';
import { fitMethod } from '../../src/forecast/methods.ts';
import { bestWeights, project, type SmoothingState, smooth } from '../../src/forecast/smoothing.ts';
import { accidentalDeaths, accidentalDeathsOf1979, airPassengers, eachMonth, nottingham } from './series.ts';

/** Initial state of `HoltWinters(x, seasonal)` in R 4.2: `decompose` of the first two years, and a line through its trend. */
const startsOfR = {
  airPassengers: {
    level: 124.316919192,
    slope: 1.14568764569,
    seasons: [
      0.885377815022, 0.956702662008, 1.05604790005, 0.999991808553, 0.919180306022, 1.08513403181, 1.17950860096,
      1.17526020718, 1.0739905029, 0.935173924205, 0.814655016856, 0.918977224439,
    ],
  },
  accidentalDeaths: {
    level: 9665.18497475,
    slope: -83.3270687646,
    seasons: [
      -1279.39930556, -1960.14930556, -824.357638889, -366.232638889, -21.7326388889, 805.350694444, 1739.76736111,
      1266.01736111, 318.975694444, 610.850694444, -82.0659722222, -207.024305556,
    ],
  },
  nottingham: {
    level: 48.6013257576,
    slope: 0.172712703963,
    seasons: [
      -4.85104166667, -9.75520833333, -4.71354166667, -3.08020833333, 3.99895833333, 8.60729166667, 9.17395833333,
      7.765625, 5.678125, 1.83645833333, -5.77604166667, -8.884375,
    ],
  },
} satisfies Record<string, SmoothingState>;

describe('Holt–Winters from R’s initial state', () => {
  // Published: `HoltWinters` of R 4.2, sum of squared errors and weights α, β, γ. Measured: 16,572, 8,640,915 and 1563.63.
  it.each([
    ['multiplicative', 'airPassengers', airPassengers, 16_570.78, [0.2756, 0.0327, 0.8707]],
    ['additive', 'accidentalDeaths', accidentalDeaths, 8_639_347, [0.7377, 0.0223, 1]],
    ['additive', 'nottingham', nottingham, 1563.474, [0.1383, 0.0233, 0.2349]],
  ] as const)('%s, %s: the same sum of squares and weights', (kind, name, series, published, weights) => {
    const after = series.slice(12);
    const best = bestWeights(kind, after, startsOfR[name]);
    const { sumOfSquares } = smooth(kind, after, startsOfR[name], best);
    expect(sumOfSquares / published).toBeLessThan(1.001);
    expect(sumOfSquares / published).toBeGreaterThan(0.999);
    expect(Math.abs(best.level - weights[0])).toBeLessThan(0.03);
    expect(Math.abs(best.slope - weights[1])).toBeLessThan(0.03);
    expect(Math.abs(best.season - weights[2])).toBeLessThan(0.03);
  });

  it('reaches R’s final level, slope and seasons for the air passengers', () => {
    // Weights and coefficients of R 4.2, `HoltWinters(AirPassengers, seasonal = "mult")`.
    const weights = { level: 0.275592475, slope: 0.0326929527, season: 0.870729222 };
    const { state, sumOfSquares } = smooth('multiplicative', airPassengers.slice(12), startsOfR.airPassengers, weights);
    expect(sumOfSquares).toBeCloseTo(16_570.7779, 2);
    expect(state.level).toBeCloseTo(469.32322, 4);
    expect(state.slope).toBeCloseTo(3.02153914, 6);
    expect(state.seasons[0]).toBeCloseTo(0.94646108, 7);
    expect(state.seasons[6]).toBeCloseTo(1.359077751, 7);
  });
});

it('January to June 1979 of the accidental deaths, held out: closer than the 401 of Brockwell and Davis', () => {
  const model = fitMethod('additive', accidentalDeaths);
  const error =
    Math.hypot(...accidentalDeathsOf1979.map((deaths, month) => deaths - (model?.forecast(month + 1) ?? 0))) /
    Math.sqrt(6);
  // Measured: 251. Published: 401 in the book, R 4.2 `HoltWinters` 349, R `forecast::hw` 188; seasonal naive method 339.
  expect(error).toBeLessThan(271);
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
      eachMonth(36, (month) => 100 * ratio(month)),
    );
    for (const horizon of [1, 2, 3, 12]) {
      expect(added?.forecast(horizon)).toBeCloseTo(100 + 2 * (35 + horizon) + (seasonal[(35 + horizon) % 12] ?? 0), 6);
      expect(multiplied?.forecast(horizon)).toBeCloseTo(100 * ratio(35 + horizon), 6);
    }
  });

  it('a gap follows the slope', () => {
    const state = { level: 10, slope: 1, seasons: [2, -2] };
    expect(smooth('additive', [null], state, { level: 1, slope: 1, season: 1 }).state).toEqual({
      level: 11,
      slope: 1,
      seasons: [-2, 2],
    });
    expect(project('additive', state, 3)).toBe(15);
  });

  it('a multiplicative season needs positive sales', () => {
    expect(
      fitMethod(
        'multiplicative',
        eachMonth(36, (month) => (month % 12 === 0 ? 0 : 50)),
      ),
    ).toBeUndefined();
    expect(
      fitMethod(
        'multiplicative',
        eachMonth(36, (month) => month - 3),
      ),
    ).toBeUndefined();
  });
});
