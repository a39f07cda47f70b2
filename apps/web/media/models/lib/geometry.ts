/** Shapes of the models. All have analytic or finite-difference normals, so edges look soft without many vertices. */
import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  type ColorRepresentation,
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

/** Surface of a function of (u, v) in [0, 1]². Normals come from its finite differences. */
export function surface(at: (u: number, v: number) => Point, options: GridOptions): BufferGeometry {
  const { columns, rows, flip = false } = options;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const step = 1e-4;
  const point = (u: number, v: number) => new Vector3(...at(u, v));
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    // At a pole the u derivative vanishes, so evaluate it slightly inside.
    const vInside = Math.min(Math.max(v, 2e-3), 1 - 2e-3);
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      const alongU = point(u + step, vInside).sub(point(u - step, vInside));
      const alongV = point(u, Math.min(vInside + step, 1)).sub(point(u, Math.max(vInside - step, 0)));
      const normal = alongU.cross(alongV).normalize();
      if (flip) normal.negate();
      positions.push(...at(u, v));
      normals.push(normal.x, normal.y, normal.z);
      uvs.push(u, v);
      if (row < rows && column < columns) {
        const a = row * (columns + 1) + column;
        const b = a + 1;
        const c = a + columns + 1;
        const d = c + 1;
        if (flip) indices.push(a, c, b, b, c, d);
        else indices.push(a, b, c, b, d, c);
      }
    }
  }
  return assemble(positions, normals, uvs, indices);
}

function assemble(positions: number[], normals: number[], uvs: number[], indices: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  return geometry;
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
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const outline = roundedOutline(width, height, radius, cornerSegments);
  const perRing = outline.length;
  const push = (x: number, y: number, z: number, normal: Vector3) => {
    positions.push(x, y, z);
    normals.push(normal.x, normal.y, normal.z);
    uvs.push(x / width + 0.5, 0.5 - y / height);
  };
  const ring = (tilt: number) => {
    const inset = bevel * (1 - Math.cos(tilt));
    const z = Math.sign(tilt || 1) * (depth / 2 - bevel) + bevel * Math.sin(tilt);
    for (const [cx, cy, angle] of outline) {
      const normal = new Vector3(Math.cos(angle) * Math.cos(tilt), Math.sin(angle) * Math.cos(tilt), Math.sin(tilt));
      push(cx + (radius - inset) * Math.cos(angle), cy + (radius - inset) * Math.sin(angle), z, normal);
    }
  };
  const tilts: number[] = [];
  for (let step = bevelSegments; step >= 0; step -= 1) tilts.push((step / bevelSegments) * (Math.PI / 2));
  for (let step = 0; step <= bevelSegments; step += 1) tilts.push(-(step / bevelSegments) * (Math.PI / 2) - 1e-9);
  for (const tilt of tilts) ring(tilt);
  for (let r = 0; r < tilts.length - 1; r += 1) {
    for (let i = 0; i < perRing; i += 1) {
      const a = r * perRing + i;
      const b = r * perRing + ((i + 1) % perRing);
      indices.push(a, a + perRing, b, b, a + perRing, b + perRing);
    }
  }
  for (const [side, first] of [[1, 0] as const, [-1, (tilts.length - 1) * perRing] as const]) {
    const centre = positions.length / 3;
    push(0, 0, (side * depth) / 2, new Vector3(0, 0, side));
    for (let i = 0; i < perRing; i += 1) {
      const a = first + i;
      const b = first + ((i + 1) % perRing);
      if (side > 0) indices.push(centre, a, b);
      else indices.push(centre, b, a);
    }
  }
  return assemble(positions, normals, uvs, indices);
}

/** A flat rounded rectangle facing +Z, with texture coordinates over its bounding box: screens and labels. */
export function plate(width: number, height: number, radius: number): BufferGeometry {
  const positions: number[] = [0, 0, 0];
  const normals: number[] = [0, 0, 1];
  const uvs: number[] = [0.5, 0.5];
  const indices: number[] = [];
  const outline = roundedOutline(width, height, radius, 8);
  for (const [cx, cy, angle] of outline) {
    const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    positions.push(x, y, 0);
    normals.push(0, 0, 1);
    uvs.push(x / width + 0.5, 0.5 - y / height);
  }
  const count = outline.length;
  for (let i = 0; i < count; i += 1) indices.push(0, 1 + i, 1 + ((i + 1) % count));
  return assemble(positions, normals, uvs, indices);
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
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= total; row += 1) {
    const along = Math.min(Math.max((row - capRows) / rows, 0), 1);
    const start = Math.max(0, capRows - row) / Math.max(capRows, 1);
    const end = Math.max(0, row - capRows - rows) / Math.max(capRows, 1);
    const tilt = ((end - start) * Math.PI) / 2;
    const sample = Math.round(along * samples);
    const axis = curve.getPointAt(along);
    const tangent = curve.getTangentAt(along);
    const side = frames.normals[sample] ?? new Vector3();
    const binormal = frames.binormals[sample] ?? new Vector3();
    for (let column = 0; column <= columns; column += 1) {
      const angle = (column / columns) * 2 * Math.PI;
      const radial = side.clone().multiplyScalar(Math.cos(angle)).addScaledVector(binormal, Math.sin(angle));
      const normal = radial.multiplyScalar(Math.cos(tilt)).addScaledVector(tangent, Math.sin(tilt));
      const place = axis.clone().addScaledVector(normal, radiusAt(along));
      positions.push(place.x, place.y, place.z);
      normals.push(normal.x, normal.y, normal.z);
      uvs.push(column / columns, along);
      if (row < total && column < columns) {
        const a = row * (columns + 1) + column;
        const c = a + columns + 1;
        indices.push(a, a + 1, c, a + 1, c + 1, c);
      }
    }
  }
  return assemble(positions, normals, uvs, indices);
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
  return geometry.clone().setAttribute('color', new BufferAttribute(new Float32Array(colors), 3));
}
