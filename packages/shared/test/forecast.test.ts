import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContactForm } from '../src/contact.ts';
import { FORECAST_MAX_SALES, forecastSales, forecastToContact, parseSales } from '../src/forecast.ts';

const months = (of: (month: number) => number): number[] => Array.from({ length: 12 }, (_, month) => of(month));

/** Numbers of a normal law, always the same for a seed (mulberry32, Box–Muller). */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

const values = (sales: readonly number[]) => forecastSales(sales).forecast.map(({ value }) => value);

describe('series whose answer is known', () => {
  it('a flat year goes on flat, without a range', () => {
    const flat = forecastSales(months(() => 4200));
    expect(flat).toMatchObject({ trend: 0, direction: 'stable', seasonality: null, spread: 0 });
    expect(flat.forecast).toEqual([1, 2, 3].map((ahead) => ({ ahead, value: 4200, low: 4200, high: 4200 })));
  });

  it('a straight line goes on straight', () => {
    const line = forecastSales(months((month) => 1000 + 50 * month));
    expect(line.trend).toBeCloseTo(50, 9);
    expect(line).toMatchObject({ direction: 'rising', seasonality: null, spread: 0 });
    expect(line.forecast.map(({ value }) => Math.round(value))).toEqual([1600, 1650, 1700]);
    expect(forecastSales(months((month) => 1000 - 50 * month)).direction).toBe('falling');
  });

  it('no sales: nothing, and nothing below zero', () => {
    expect(values(months(() => 0))).toEqual([0, 0, 0]);
    for (const { value, low, high } of forecastSales(months((month) => 1100 - 100 * month)).forecast) {
      expect([value, low, high]).toEqual([0, 0, 0]);
    }
  });

  it('a quarter’s rhythm is found, told and carried on', () => {
    const pattern = [-300, 0, 300];
    const found = forecastSales(months((month) => 5000 + 20 * month + (pattern[month % 3] ?? 0)));
    expect(found.trend).toBeCloseTo(20, 6);
    expect(found.seasonality?.period).toBe(3);
    expect(found.seasonality?.effects.map(Math.round)).toEqual(pattern);
    expect(found.forecast.map(({ value }) => Math.round(value))).toEqual([4940, 5260, 5580]);
  });

  it('finds a pattern of two and of four months under noise', () => {
    const noise = normals(7);
    const found = (pattern: readonly number[]) =>
      forecastSales(months((month) => 3000 + (pattern[month % pattern.length] ?? 0) + 20 * noise())).seasonality
        ?.period;
    expect(found([0, 400])).toBe(2);
    expect(found([0, 400, 100, -300])).toBe(4);
  });

  it('does not pretend to know a season that is seen once', () => {
    const christmas = months((month) => (month === 11 ? 9000 : 3000));
    const summer = months((month) => 3000 + 2000 * Math.sin((Math.PI * month) / 11));
    expect([christmas, summer].map((sales) => forecastSales(sales).seasonality)).toEqual([null, null]);
  });

  it('widens its range with every month, with noise or with a pattern', () => {
    const noise = normals(3);
    for (const rhythm of [0, 500]) {
      const widths = forecastSales(months((month) => 9000 + (month % 3) * rhythm + 100 * noise())).forecast.map(
        ({ low, high }) => high - low,
      );
      expect(widths[0]).toBeGreaterThan(0);
      expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
      expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
    }
  });
});

describe('two thousand noisy years', () => {
  const noise = normals(2026);
  const years = Array.from({ length: 2000 }, () => {
    const sales = Array.from({ length: 15 }, (_, month) => 10_000 + 100 * month + 800 * noise());
    return { sales, result: forecastSales(sales) };
  });
  const share = (holds: (year: (typeof years)[number]) => boolean) => years.filter(holds).length / years.length;

  it('holds about 80 % of what comes next within the range', () => {
    for (const index of [0, 1, 2]) {
      const inside = share(({ sales, result }) => {
        const { low = 0, high = 0 } = result.forecast[index] ?? {};
        const next = sales[12 + index] ?? 0;
        return low <= next && next <= high;
      });
      expect(inside).toBeGreaterThan(0.75);
      expect(inside).toBeLessThan(0.85);
    }
  });

  it('sees a rhythm where there is none in less than 4 % of them', () => {
    expect(share(({ result }) => result.seasonality !== null)).toBeLessThan(0.04);
  });

  it('calls a flat year rising or falling in about 5 %', () => {
    const called = years.filter(() => forecastSales(months(() => 10_000 + 800 * noise())).direction !== 'stable');
    expect(called.length / years.length).toBeLessThan(0.09);
  });
});

describe('any input', () => {
  const anySales = fc.array(
    fc.oneof(
      fc.double(),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, -5, FORECAST_MAX_SALES),
    ),
    { maxLength: 15 },
  );

  it('gives finite figures, ordered and never below zero', () => {
    fc.assert(
      fc.property(anySales, (sales) => {
        const { trend, spread, fitted, forecast, seasonality } = forecastSales(sales);
        expect([trend, spread, ...fitted, ...(seasonality?.effects ?? [])].every(Number.isFinite)).toBe(true);
        expect([fitted.length, forecast.length]).toEqual([12, 3]);
        for (const { value, low, high } of forecast) {
          expect(Number.isFinite(high) && 0 <= low && low <= value && value <= high).toBe(true);
        }
      }),
    );
  });

  it('makes a message that the contact form takes', () => {
    fc.assert(
      fc.property(anySales, (sales) => {
        const request = forecastToContact(sales, forecastSales(sales));
        expect(validateContactForm({ name: 'Camille', email: 'camille@exemple.ca', ...request })).toEqual({});
        expect(request.message.split('\n')).toHaveLength(4);
      }),
    );
  });

  it('does not change its mind with the unit of the sales', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 12, maxLength: 12 }), (sales) => {
        const once = forecastSales(sales);
        const thousand = forecastSales(sales.map((value) => value * 1024));
        expect(thousand.trend).toBeCloseTo(once.trend * 1024, 3);
        expect(thousand.direction).toBe(once.direction);
        expect(thousand.seasonality?.period).toBe(once.seasonality?.period);
      }),
    );
  });
});

it('tells the contact form the months, the trend and what is to come', () => {
  const plain = (sales: readonly number[]) =>
    forecastToContact(sales, forecastSales(sales)).message.replaceAll('\u00a0', ' ').split('\n');
  expect(plain(months((month) => 100 + 10 * month)).slice(2)).toEqual([
    'Tendance : hausse de 10,0 par mois',
    'Trois mois à venir : 220,0 (entre 220,0 et 220,0); 230,0 (entre 230,0 et 230,0); 240,0 (entre 240,0 et 240,0)',
  ]);
  const flat = plain(months(() => 4200));
  expect(flat[1]).toBe(`Douze mois de ventes : ${Array.from({ length: 12 }, () => '4 200').join('; ')}`);
  expect(flat[2]).toBe('Tendance : stable');
});

it('reads amounts as they are typed in Quebec, and 0 for what is none', () => {
  expect(['12 500', '1 234,56 $', '99.5', '', 'abc', '-3', '1e9', null, Number.NaN, 42].map(parseSales)).toEqual([
    12_500, 1234.56, 99.5, 0, 0, 0, 0, 0, 0, 42,
  ]);
});
