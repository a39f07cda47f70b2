/** Generated shops to which something happened. What two years cannot tell is neither continued nor left out without a word. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SalesForecast } from '../../src/forecast/sales.ts';
import { forecastOf } from './forecast-of.ts';
import { type Event, shopOf } from './generated.ts';
import { eachMonth } from './series.ts';

/** Shops of each kind. The limits are for shares of this many: their standard error is 6 %. */
const shops = 45;

const nothing: Event = () => ({ at: 0, factor: () => 1 });

/** An accident, in this many months from the ones that the rule « as last year » would repeat. */
const accident =
  (length: number): Event =>
  (months, place) => {
    const at = months - 12 + Math.floor(place * (4 - length));
    return { at, factor: (month) => (month >= at && month < at + length ? 0.15 : 1) };
  };

const stepAt =
  (fromEnd: (months: number) => number, size: number): Event =>
  (months) => {
    const at = months - fromEnd(months);
    return { at, factor: (month) => (month < at ? 1 : size) };
  };

const tried = (lengths: readonly number[], isSeasonal: boolean, event: Event) =>
  fc.sample(shopOf(lengths, isSeasonal, event), shops).map((shop) => ({ ...shop, result: forecastOf(shop.sales) }));
type Tried = ReturnType<typeof tried>[number];

const share = (list: readonly Tried[], holds: (tried: Tried) => boolean) => list.filter(holds).length / list.length;
const holdsNext = ({ next, result }: Tried) => {
  const [{ low = 0, high = 0 } = {}] = result.forecast;
  return low <= (next[0] ?? 0) && (next[0] ?? 0) <= high;
};
const moves = ({ trend }: SalesForecast) => trend.direction === 'rising' || trend.direction === 'falling';

describe('an accident a year ago', () => {
  const repeats = ({ level, result }: Tried) => result.forecast.some(({ value }) => value < level / 2);

  it('is not repeated if another year contradicts it', () => {
    expect(share(tried([24, 25, 30, 36], false, accident(1)), repeats)).toBe(0);
  });

  it('is repeated after one year only with a word', () => {
    const repeated = tried([15, 18, 21], false, accident(1)).filter(repeats);
    expect(repeated.length).toBeGreaterThan(0);
    expect(share(repeated, ({ at, result }) => result.repeatedOutliers.includes(at))).toBe(1);
    // It may be an accident: the range of the month contains an ordinary one.
    const holdsOrdinary = ({ at, sales, next, result }: Tried) => {
      const ahead = at - (sales.length - 12);
      const { low = 0, high = 0 } = result.forecast[ahead] ?? {};
      return low <= (next[ahead] ?? 0) && (next[ahead] ?? 0) <= high;
    };
    expect(share(repeated, holdsOrdinary)).toBeGreaterThanOrEqual(0.7);
  });

  it('of two months is left out, and named, if another year contradicts both', () => {
    const all = tried([24, 25, 30, 36], false, accident(2));
    expect(share(all, repeats)).toBe(0);
    expect(
      share(all, ({ at, result }) => [at, at + 1].every((month) => result.outliers.includes(month))),
    ).toBeGreaterThan(0.9);
  });
});

it('an accident of three months at the start of the second year is no step beside a season', () => {
  const event: Event = () => ({ at: 12, factor: (month) => (month >= 12 && month < 15 ? 0.3 : 1) });
  const all = tried([24], false, event);
  expect(share(all, ({ result }) => result.trend.direction === 'step')).toBeLessThanOrEqual(0.03);
  expect(share(all, holdsNext)).toBeGreaterThanOrEqual(0.7);
});

describe('a shop with a Christmas', () => {
  it('has a step in at most 3 % of cases', () => {
    const all = [24, 36].flatMap((months) => tried([months], true, nothing));
    // Before the third penalty, 8 %.
    expect(share(all, ({ result }) => result.trend.direction === 'step')).toBeLessThanOrEqual(0.03);
  });

  it('has a range that contains its next December in 70 % of cases or more', () => {
    // While all months had the same width: 40 %.
    expect(share(tried([35], true, nothing), holdsNext)).toBeGreaterThanOrEqual(0.7);
  });

  it('that grows and has one December has a range that holds the next one: it may be a season', () => {
    const all = tried([23], true, () => ({ at: 11, factor: (month) => 1.03 ** month }));
    expect(share(all, ({ at, result }) => result.outliers.includes(at))).toBeGreaterThan(0.7);
    expect(share(all, holdsNext)).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    [17, 20, 23],
    [24, 25, 28],
    [33, 36],
  ])('keeps it beside a last month that is not over, and names that month', (...lengths) => {
    const event: Event = (months) => ({ at: months - 1, factor: (month) => (month === months - 1 ? 0.2 : 1) });
    const all = tried(lengths, true, event);
    expect(
      share(all, ({ at, result }) => [...result.outliers, ...result.repeatedOutliers].includes(at)),
    ).toBeGreaterThan(0.7);
    expect(share(all, ({ result }) => result.season.state === 'none')).toBeLessThanOrEqual(0.1);
    expect(share(all, holdsNext)).toBeGreaterThanOrEqual(0.7);
  });

  it.each([1.5, 1.9])('keeps its December as a season if all its sales grew by %s a year before', (size) => {
    const all = tried(
      [35],
      true,
      stepAt((months) => months - 12, size),
    );
    expect(share(all, ({ result }) => result.outliers.length > 0)).toBeLessThanOrEqual(0.05);
    expect(share(all, holdsNext)).toBeGreaterThanOrEqual(0.7);
  });

  it.each([1.5, 1.9])('grows by %s in its second January: the range holds a step, if a rise is named', (size) => {
    const named = tried(
      [24, 25, 28],
      true,
      stepAt((months) => months - 12, size),
    ).filter(({ result }) => moves(result));
    expect(named.length).toBeGreaterThan(shops / 2);
    expect(share(named, ({ result }) => result.mayBeStep)).toBe(1);
    expect(share(named, holdsNext)).toBeGreaterThanOrEqual(0.7);
  });
});

it('a step of two or three months has a range that reaches the former level', () => {
  for (const isSeasonal of [false, true]) {
    const named = [2, 3]
      .flatMap((since) =>
        tried(
          [14, 24, 36],
          isSeasonal,
          stepAt(() => since, 2),
        ),
      )
      .filter(({ at, result }) => result.trend.levels?.from === at);
    expect(named.length).toBeGreaterThan(0);
    for (const { result } of named) {
      const { before = 0, after = 0 } = result.trend.levels ?? {};
      for (const { value, low } of result.forecast)
        expect(low).toBeLessThanOrEqual(value + before - after + 1e-6 * value);
    }
  }
});

it('a last month that is not over, beside level sales, is left out and not repeated', () => {
  const event: Event = (months) => ({ at: months - 1, factor: (month) => (month === months - 1 ? 0.3 : 1) });
  const all = tried([9, 12, 13, 14, 15, 18], false, event);
  expect(share(all, ({ at, result }) => result.outliers.includes(at))).toBeGreaterThan(0.7);
  expect(share(all, ({ result }) => result.repeatedOutliers.length > 0)).toBe(0);
});

it.each([0.6, 1.5, 2])(
  'a step to %s times the sales exactly a year ago makes no last month unlike the others',
  (size) => {
    const all = tried(
      [21, 23, 27, 33],
      false,
      stepAt(() => 13, size),
    );
    const isLastNamed = ({ sales, result }: Tried) =>
      [...result.outliers, ...result.repeatedOutliers].includes(sales.length - 1);
    expect(share(all, isLastNamed)).toBeLessThanOrEqual(0.05);
  },
);

it.each([0.6, 1.5, 2])(
  'a step to %s times the level sales at the second of two years is a step, not a season',
  (size) => {
    const all = tried(
      [24],
      false,
      stepAt(() => 12, size),
    );
    expect(share(all, ({ result }) => result.trend.levels?.from === 12)).toBeGreaterThan(0.9);
    expect(share(all, ({ result }) => result.season.state === 'found')).toBeLessThanOrEqual(0.05);
  },
);

it('a step of the last months does not open a month that is closed each year', () => {
  const sales = eachMonth(33, (month) => (month % 12 > 8 ? 0 : (month < 30 ? 100 : 50) + (month % 2)));
  const { trend, forecast } = forecastOf(sales);
  expect(trend.levels?.from).toBe(30);
  expect(forecast.map(({ value, high }) => [value, high < 5])).toEqual(eachMonth(3, () => 0).map(() => [0, true]));
});
