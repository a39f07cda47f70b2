import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logBands, ringBytes } from '../../src/site-weight.ts';

const bytes = fc.integer({ min: 0, max: 2_000_000_000 });
const parts = fc.array(fc.record({ kind: fc.constantFrom('html', 'css', 'image'), bytes }), { maxLength: 8 });
const often = { numRuns: 300 };
const sum = (list: readonly { readonly bytes: number }[]) => list.reduce((all, part) => all + part.bytes, 0);

describe('the log of a page', () => {
  it('has areas proportional to the bytes, at the same scale for both pages', () => {
    fc.assert(
      fc.property(parts, parts, (yours, ours) => {
        const scale = { bytes: Math.max(sum(yours), sum(ours)), radius: 190 };
        const bands = [...logBands(yours, scale), ...logBands(ours, scale)];
        const perByte = scale.radius ** 2 / Math.max(scale.bytes, 1);
        for (const band of bands) {
          const area = band.outer ** 2 - band.inner ** 2;
          expect(Math.abs(area - band.bytes * perByte)).toBeLessThan(1e-6 * scale.radius ** 2);
        }
        const outermost = Math.max(0, ...bands.map(({ outer }) => outer));
        expect(outermost).toBeCloseTo(scale.bytes > 0 ? scale.radius : 0, 6);
      }),
      often,
    );
  });

  it('joins its bands in order, and each ring is inside its own band, the same bytes further', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 3 }), (list, times) => {
        const scale = { bytes: sum(list) * times, radius: 100 };
        const bands = logBands(list, scale);
        expect(bands.map(({ kind, bytes: own }) => [kind, own])).toEqual(
          list.filter((part) => part.bytes > 0).map((part) => [part.kind, part.bytes]),
        );
        let below = 0;
        for (const { inner, outer, rings } of bands) {
          expect(inner).toBeCloseTo(below, 9);
          below = outer;
          for (const ring of rings) expect(ring > inner - 1e-9 && ring < outer + 1e-9).toBe(true);
        }
        const ring = ringBytes(scale.bytes);
        const perRing = (ring / Math.max(scale.bytes, 1)) * scale.radius ** 2;
        const counted = bands.flatMap(({ rings }) => rings.map((radius) => radius ** 2 / perRing));
        const whole = counted.map(Math.round);
        for (const [index, count] of counted.entries()) expect(count).toBeCloseTo(whole[index] ?? 0, 3);
        // Only a ring at the edge of a band is missing.
        const edges = bands.map((_, index) => sum(bands.slice(0, index + 1)));
        const all = Array.from({ length: Math.floor(sum(list) / ring) }, (_, index) => index + 1);
        expect(whole).toEqual(all.filter((count) => !edges.includes(count * ring)));
      }),
      often,
    );
  });

  it('has a readable number of rings, whatever it weighs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 1_000_000_000_000 }), (whole) => {
        const step = ringBytes(whole);
        expect([1, 2, 5]).toContain(Number(String(step)[0]));
        expect(whole / step).toBeGreaterThanOrEqual(12);
        expect(whole / step).toBeLessThanOrEqual(30);
      }),
      often,
    );
  });

  it('is empty or finite for any number', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (whole, own) => {
        for (const { inner, outer } of logBands([{ kind: 'html', bytes: own }], { bytes: whole, radius: 1 })) {
          expect(Number.isFinite(inner) && Number.isFinite(outer)).toBe(true);
        }
        expect(ringBytes(whole)).toBeGreaterThanOrEqual(1);
      }),
      often,
    );
  });
});
