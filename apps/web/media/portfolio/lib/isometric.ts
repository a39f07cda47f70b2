/** Points and boxes seen from above a corner: x to the right and front, y to the left and front, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

interface View {
  /** Pixels to the right, and down, of a unit along x; up, of a unit along z. */
  readonly right: number;
  readonly down: number;
  readonly up: number;
  /** Width of a line in the colour of each face, which hides the seams between faces. */
  readonly seam?: number;
}

/** What draws in a view: the position of a point on the picture, points for an SVG attribute, and boxes. */
export function axonometry({ right, down, up, seam }: View) {
  const project = ([x, y, z]: Point3): readonly [number, number] => [(x - y) * right, (x + y) * down - z * up];
  const pointsOf = (...points: readonly Point3[]) =>
    points.map((point) => project(point).map((value) => value.toFixed(1))).join(' ');
  const face = (fill: string, ...points: readonly Point3[]) =>
    `<polygon points="${pointsOf(...points)}" fill="${fill}"${seam ? ` stroke="${fill}" stroke-width="${seam}"` : ''}/>`;

  /** The three visible faces of a box, with a colour each: top, left, right. */
  function box([x, y, z]: Point3, [w, d, h]: Point3, colours: readonly [string, string, string]): string {
    const [X, Y, Z] = [x + w, y + d, z + h];
    return (
      face(colours[0], [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]) +
      face(colours[1], [x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]) +
      face(colours[2], [X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z])
    );
  }

  return { project, pointsOf, box };
}

/** The isometric view. */
export const { project, pointsOf, box } = axonometry({ right: Math.cos(Math.PI / 6), down: 0.5, up: 1 });
