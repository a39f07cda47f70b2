/** Shapes of the models. All have analytic or finite-difference normals, so edges look soft without many vertices. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  type ColorRepresentation,
  Float32BufferAttribute,
  type Matrix4,
  SphereGeometry,
  Vector3,
} from 'three';

export type Point = readonly [number, number, number];

interface GridOptions {
  /** Quads along u. If u closes into a ring, the vertices of the seam are doubled for texture coordinates. */
  readonly columns: number;
  readonly rows: number;
  /** Reverses the triangles, for surfaces with the opposite orientation. */
  readonly flip?: boolean;
}

interface Vertex {
  readonly at: Vector3;
  readonly normal: Vector3;
  readonly uv: readonly [u: number, v: number];
}

/** Three vertices for each triangle, by their numbers. */
function assemble(vertices: readonly Vertex[], triangles: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry().setIndex([...triangles]);
  const set = (name: string, size: number, of: (vertex: Vertex) => readonly number[]) =>
    geometry.setAttribute(name, new Float32BufferAttribute(vertices.flatMap(of), size));
  set('position', 3, ({ at }) => at.toArray());
  set('normal', 3, ({ normal }) => normal.toArray());
  return set('uv', 2, ({ uv }) => uv);
}

/** A grid of vertices, row by row, with two triangles for each of its quads. */
function grid(
  { columns, rows, flip = false }: GridOptions,
  at: (column: number, row: number) => Vertex,
): BufferGeometry {
  const vertices: Vertex[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const a = vertices.push(at(column, row)) - 1;
      const c = a + columns + 1;
      if (row === rows || column === columns) continue;
      if (flip) triangles.push(a, c, a + 1, a + 1, c, c + 1);
      else triangles.push(a, a + 1, c, a + 1, c + 1, c);
    }
  }
  return assemble(vertices, triangles);
}

/** Surface of a function of (u, v) in [0, 1]². Normals come from its finite differences. */
export function surface(at: (u: number, v: number) => Point, options: GridOptions): BufferGeometry {
  const step = 1e-4;
  const point = (u: number, v: number) => new Vector3(...at(u, v));
  return grid(options, (column, row) => {
    const [u, v] = [column / options.columns, row / options.rows];
    // At a pole the u derivative vanishes, so evaluate it slightly inside.
    const vInside = Math.min(Math.max(v, 2e-3), 1 - 2e-3);
    const alongU = point(u + step, vInside).sub(point(u - step, vInside));
    const alongV = point(u, Math.min(vInside + step, 1)).sub(point(u, Math.max(vInside - step, 0)));
    const normal = alongU.cross(alongV).normalize();
    return { at: point(u, v), normal: options.flip ? normal.negate() : normal, uv: [u, v] };
  });
}

/** A point of a lathe's profile: distance from the axis, and height. */
export type ProfilePoint = readonly [radius: number, height: number];

/** A smooth profile through the points, as a function from 0 (first point) to 1 (last). */
export function spline(...profile: readonly ProfilePoint[]): (share: number) => ProfilePoint {
  const curve = new CatmullRomCurve3(
    profile.map(([radius, height]) => new Vector3(radius, height, 0)),
    false,
    'centripetal',
  );
  return (share) => {
    const { x, y } = curve.getPoint(Math.min(Math.max(share, 0), 1));
    return [Math.max(x, 0), y];
  };
}

/** A surface that turns about Y, outside out: at each share of its height and angle, its radius and its height. */
export function turned(at: (share: number, angle: number) => ProfilePoint, grid: GridOptions): BufferGeometry {
  return surface(
    (u, v) => {
      const angle = -u * 2 * Math.PI;
      const [radius, height] = at(v, angle);
      return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
    },
    { ...grid, flip: true },
  );
}

/** A solid of revolution about Y. The profile runs from top to bottom along one smooth curve. For a crisp rim, join two lathes. */
export function lathe(grid: GridOptions, ...profile: readonly ProfilePoint[]): BufferGeometry {
  return turned(spline(...profile), grid);
}

interface SlabOptions {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Corner radius seen from the front. */
  readonly radius: number;
  /** Radius of the rounded edge between face and side: at most half the depth, and at most `radius`. */
  readonly bevel: number;
  readonly cornerSegments?: number;
  readonly bevelSegments?: number;
}

/** Points of a rounded rectangle, counter-clockwise: for each, the centre of its corner and the angle from there. */
function roundedOutline(width: number, height: number, radius: number, segments: number): Point[] {
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  const centres = [[x, y] as const, [-x, y] as const, [-x, -y] as const, [x, -y] as const];
  return centres.flatMap(([cx, cy], corner) =>
    Array.from({ length: segments + 1 }, (_, step): Point => [cx, cy, (corner + step / segments) * (Math.PI / 2)]),
  );
}

/** A rounded rectangle in the XY plane with rounded edges, centred on the origin: phones, cards, keys. */
export function slab(options: SlabOptions): BufferGeometry {
  const { width, height, depth, radius, bevel, cornerSegments = 6, bevelSegments = 3 } = options;
  const vertices: Vertex[] = [];
  const triangles: number[] = [];
  const outline = roundedOutline(width, height, radius, cornerSegments);
  const perRing = outline.length;
  const push = (x: number, y: number, z: number, normal: Vector3) =>
    vertices.push({ at: new Vector3(x, y, z), normal, uv: [x / width + 0.5, 0.5 - y / height] });
  const bevels = Array.from({ length: bevelSegments + 1 }, (_, step) => (step / bevelSegments) * (Math.PI / 2));
  const tilts = [...bevels.toReversed(), ...bevels.map((tilt) => -tilt - 1e-9)];
  for (const tilt of tilts) {
    const inset = bevel * (1 - Math.cos(tilt));
    const z = Math.sign(tilt || 1) * (depth / 2 - bevel) + bevel * Math.sin(tilt);
    for (const [cx, cy, angle] of outline) {
      const normal = new Vector3(Math.cos(angle) * Math.cos(tilt), Math.sin(angle) * Math.cos(tilt), Math.sin(tilt));
      push(cx + (radius - inset) * Math.cos(angle), cy + (radius - inset) * Math.sin(angle), z, normal);
    }
  }
  for (let r = 0; r < tilts.length - 1; r += 1) {
    for (let i = 0; i < perRing; i += 1) {
      const a = r * perRing + i;
      const b = r * perRing + ((i + 1) % perRing);
      triangles.push(a, a + perRing, b, b, a + perRing, b + perRing);
    }
  }
  for (const [side, first] of [[1, 0] as const, [-1, (tilts.length - 1) * perRing] as const]) {
    const centre = push(0, 0, (side * depth) / 2, new Vector3(0, 0, side)) - 1;
    for (let i = 0; i < perRing; i += 1) {
      const [a, b] = [first + i, first + ((i + 1) % perRing)];
      triangles.push(centre, ...(side > 0 ? [a, b] : [b, a]));
    }
  }
  return assemble(vertices, triangles);
}

/** A flat rounded rectangle facing +Z, with texture coordinates over its bounding box: screens and labels. */
export function plate(width: number, height: number, radius: number): BufferGeometry {
  const outline = roundedOutline(width, height, radius, 8).map(
    ([cx, cy, angle]) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const,
  );
  const vertices = [[0, 0] as const, ...outline].map(
    ([x, y]): Vertex => ({
      at: new Vector3(x, y, 0),
      normal: new Vector3(0, 0, 1),
      uv: [x / width + 0.5, 0.5 - y / height],
    }),
  );
  return assemble(
    vertices,
    outline.flatMap((_, index) => [0, 1 + index, 1 + ((index + 1) % outline.length)]),
  );
}

interface TubeOptions {
  readonly radius: number | ((along: number) => number);
  readonly rows: number;
  readonly columns?: number;
  /** The curve closes on itself, without end caps. */
  readonly closed?: boolean;
  /** Rows of each rounded end. */
  readonly capRows?: number;
}

/** A round tube along a smooth curve through the points. Hemispheres close open ends. */
export function tube(options: TubeOptions, ...points: readonly Point[]): BufferGeometry {
  const { rows, columns = 8, closed = false, radius } = options;
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const curve = new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    'centripetal',
  );
  const samples = rows * 4;
  const frames = curve.computeFrenetFrames(samples, closed);
  // Rows follow the curve, with a few more at each open end for the rounded cap.
  const capRows = closed ? 0 : (options.capRows ?? 3);
  const total = rows + 2 * capRows;
  return grid({ columns, rows: total }, (column, row) => {
    const along = Math.min(Math.max((row - capRows) / rows, 0), 1);
    const start = Math.max(0, capRows - row) / Math.max(capRows, 1);
    const end = Math.max(0, row - capRows - rows) / Math.max(capRows, 1);
    const tilt = ((end - start) * Math.PI) / 2;
    const sample = Math.round(along * samples);
    const side = frames.normals[sample] ?? new Vector3();
    const binormal = frames.binormals[sample] ?? new Vector3();
    const angle = (column / columns) * 2 * Math.PI;
    const radial = side.clone().multiplyScalar(Math.cos(angle)).addScaledVector(binormal, Math.sin(angle));
    const normal = radial.multiplyScalar(Math.cos(tilt)).addScaledVector(curve.getTangentAt(along), Math.sin(tilt));
    return {
      at: curve.getPointAt(along).addScaledVector(normal, radiusAt(along)),
      normal,
      uv: [column / columns, along],
    };
  });
}

export const ellipsoid = (radii: Point, columns: number, rows: number): BufferGeometry =>
  new SphereGeometry(1, columns, rows).scale(...radii);

export const placed = (geometry: BufferGeometry, matrix: Matrix4): BufferGeometry =>
  geometry.clone().applyMatrix4(matrix);

export const moved = (to: Point, geometry: BufferGeometry): BufferGeometry => geometry.clone().translate(...to);

/** Colours every vertex: one colour, or one by the vertex's number. Colours are linear, as in glTF's COLOR_0. */
export function painted(
  geometry: BufferGeometry,
  paint: ColorRepresentation | ((vertex: number) => ColorRepresentation),
): BufferGeometry {
  const vertices = [...Array(geometry.getAttribute('position').count).keys()];
  const colors = vertices.flatMap((vertex) => new Color(typeof paint === 'function' ? paint(vertex) : paint).toArray());
  return geometry.clone().setAttribute('color', new Float32BufferAttribute(colors, 3));
}
