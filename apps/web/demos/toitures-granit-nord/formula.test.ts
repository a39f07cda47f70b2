import { expect, it } from 'vitest';
import {
  type Edge,
  moveEdge,
  type Plan,
  type Point,
  pitchFactor,
  planOfProject as plan,
  slopesOf,
  takeoffOf,
} from './formula.ts';

/** Area by the shoelace formula. */
function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
const covered = (of: Plan) => slopesOf(of).reduce((sum, slope) => sum + areaOf(slope), 0);

it('the roof of the project is 168 m² at 8/12', () => {
  expect(pitchFactor(8)).toBeCloseTo(1.2019, 4);
  expect(Math.round(takeoffOf(plan, 8).area)).toBe(168);
  expect(pitchFactor(12)).toBeCloseTo(Math.SQRT2);
});

it('the seven slopes cover the plan without gap or overlap', () => {
  expect(covered(plan)).toBeCloseTo(takeoffOf(plan, 0).footprint);
});

it('the roof remains valid wherever an edge is pulled', () => {
  for (const edge of Object.keys(plan) as Edge[]) {
    for (const to of [-50, 0, 5, 8, 11, 14, 50]) {
      const moved = moveEdge(plan, edge, to);
      expect(covered(moved)).toBeCloseTo(takeoffOf(moved, 0).footprint);
      expect(takeoffOf(moved, 8).ridges).toBeGreaterThan(0);
    }
  }
});
