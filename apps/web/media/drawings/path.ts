/**
 * Compact path data. Points are rounded to whole units of the drawing's box. Coordinates after the first point are relative, so
 * a point takes three or four characters.
 */
export type Point = readonly [x: number, y: number];

export const fullTurn = 2 * Math.PI;

const joined = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
const pair = (x: number, y: number) => `${x}${joined(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) kept.push(point);
  }
  return kept;
}

/**
 * A closed smooth curve with control points: a uniform quadratic B-spline. Control points have even coordinates, so the points
 * where two arcs meet are whole units too, and `t` can reflect each control point without drift.
 */
export function curve(points: readonly Point[]): string {
  const controls = withoutRepeats(points.map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2]));
  const at = (index: number) => controls[index % controls.length] as Point;
  if (controls.length < 3) return '';
  const start = middle(at(controls.length - 1), at(0));
  let here = middle(at(0), at(1));
  const [cx, cy] = at(0);
  let path = `M${pair(...start)}q${pair(cx - start[0], cy - start[1])}${joined(here[0] - start[0])}${joined(here[1] - start[1])}`;
  for (let index = 1; index < controls.length; index++) {
    const next = middle(at(index), at(index + 1));
    const dx = next[0] - here[0];
    const separator = index === 1 ? 't' : dx < 0 ? '' : ' ';
    path += separator + pair(dx, next[1] - here[1]);
    here = next;
  }
  return `${path}z`;
}

/** How far out the control points of a closed curve go, because a spline with few of them cuts the corners. */
export const swell = (count: number) => 1 / Math.cos(Math.PI / count);

/** A closed polygon with sharp corners. */
export function polygon(points: readonly Point[]): string {
  const corners = withoutRepeats(points.map(([x, y]): Point => [Math.round(x), Math.round(y)]));
  const [first, ...rest] = corners;
  if (!first) return '';
  let [hereX, hereY] = first;
  let path = `M${pair(hereX, hereY)}l`;
  rest.forEach(([x, y], index) => {
    const dx = x - hereX;
    path += (index === 0 || dx < 0 ? '' : ' ') + pair(dx, y - hereY);
    hereX = x;
    hereY = y;
  });
  return `${path}z`;
}
