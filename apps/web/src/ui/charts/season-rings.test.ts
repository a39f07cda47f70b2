import { describe, expect, it } from 'vitest';
import { BOX, placeOf, seasonDrawing } from './season-rings.ts';

/** Distances from the centre of the points where a curve's arcs end, the top first. */
function radii(path: string): number[] {
  return [...path.matchAll(/C\S+ \S+ \S+ \S+ (\S+) ([\d.]+)/g)].map(([, x, y]) =>
    Math.hypot(Number(x) - BOX / 2, Number(y) - BOX / 2),
  );
}

const campground = [0, 0, 0, 0, 20, 60, 90, 95, 50, 10, 0, 0];

describe('the rings of a season', () => {
  const drawing = seasonDrawing([...campground, ...campground], [0, 0, 0], 0);
  // The last arc of a curve ends at its start, in January.
  const [first = [], second = []] = drawing.years.map(({ edge }) => radii(edge));
  const at = (ring: readonly number[], month: number) => ring.at(month - 1) ?? 0;

  it('are as wide in each month as its sales', () => {
    expect(drawing.years).toHaveLength(2);
    const august = at(second, 7) - at(first, 7);
    const january = at(second, 0) - at(first, 0);
    const may = at(second, 4) - at(first, 4);
    expect(august).toBeGreaterThan(5 * january);
    expect(may).toBeGreaterThan(january);
    expect(may).toBeLessThan(august);
  });

  it('never cross, and reach the bark at the highest sales', () => {
    for (const [month, radius] of second.entries()) expect(radius).toBeGreaterThan((first[month] ?? 0) + 1);
    expect(Math.max(...second)).toBeCloseTo(98, 0);
  });

  it('start at the first month', () => {
    const shifted = seasonDrawing([...campground.slice(4), ...campground.slice(0, 4)], [20, 60, 90], 4);
    const [ring = []] = shifted.years.map(({ edge }) => radii(edge));
    expect(ring.indexOf(Math.max(...ring))).toBe(6);
  });

  it('contain only finite numbers, whatever the sales', () => {
    for (const values of [[], [null, null], [0, 0, 0], [-5, -6, null, 3], Array(36).fill(1e12)]) {
      expect(JSON.stringify(seasonDrawing(values, [0, 0, 0], 11))).not.toMatch(/NaN|Infinity/);
    }
  });

  it('have January at the top, and April on the right', () => {
    expect(placeOf(0, 100)).toEqual([120, 20]);
    expect(placeOf(3, 100)).toEqual([220, 120]);
  });
});
