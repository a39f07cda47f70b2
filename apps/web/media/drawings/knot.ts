import type { Point } from './path.ts';

/** A branch in the wood, as an ellipse. */
interface Knot {
  readonly centre: Point;
  /** Direction of its long axis, of length 1. */
  readonly along: Point;
  /** Half its width, and its length in widths. */
  readonly radius: number;
  readonly stretch: number;
}

/** Rings and grain flow around a knot: points near it are pushed out, less with distance. `reach` is that of the push, in radii. */
export function pushAround(
  { centre, along: [cos, sin], radius, stretch }: Knot,
  reach: number,
): (point: Point) => Point {
  const [x, y] = centre;
  return (point) => {
    const [dx, dy] = [point[0] - x, point[1] - y];
    const [along, across] = [(dx * cos + dy * sin) / stretch, -dx * sin + dy * cos];
    const from = Math.hypot(along, across) || 1e-6;
    const pushed = Math.cbrt(from ** 3 + radius ** 3 * Math.exp(-((from / (radius * reach)) ** 2))) / from;
    const [u, v] = [along * pushed * stretch, across * pushed];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  };
}
