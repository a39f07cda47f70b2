/** Points and boxes seen in isometric perspective: x to the right and front, y to the left and front, z up. */
const cos30 = Math.cos(Math.PI / 6);

export type Point3 = readonly [x: number, y: number, z: number];

/** Position of a point on the picture, relative to the origin. */
export function project([x, y, z]: Point3): readonly [number, number] {
  return [(x - y) * cos30, (x + y) / 2 - z];
}

/** A list of points, formatted for an SVG attribute. */
export function pointsOf(...points: readonly Point3[]): string {
  return points
    .map((point) =>
      project(point)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ');
}

/** The three visible faces of a box, with a colour each: top, left, right. */
export function box(
  [x, y, z]: Point3,
  [w, d, h]: Point3,
  [top, left, right]: readonly [string, string, string],
): string {
  const face = (fill: string, ...points: Point3[]) => `<polygon points="${pointsOf(...points)}" fill="${fill}"/>`;
  return (
    face(top, [x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]) +
    face(left, [x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]) +
    face(right, [x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h])
  );
}
