import { clamp } from '../lib/numbers.ts';

/** The house of the project, as its page shows it first. */
export const planOfProject = {
  west: 2,
  east: 17.2,
  back: 2,
  front: 9.6,
  wingWest: 7.6,
  wingEast: 13.1,
  wingFront: 14,
};

/** Edges of a house seen from above, in metres: a main body, and a wing in front of it. */
export type Plan = Readonly<typeof planOfProject>;
export type Edge = keyof Plan;

export const grid = { width: 20, height: 17 } as const;
const margin = 1;

/**
 * The plan with one edge moved, within the limits of a valid roof: the wing is narrower than the body, and the body is
 * wider than deep.
 */
export function moveEdge(plan: Plan, edge: Edge, to: number): Plan {
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  const [width, depth, wing] = [east - west, front - back, wingEast - wingWest];
  const limits: Readonly<Record<Edge, readonly [number, number]>> = {
    west: [margin, Math.min(wingWest, east - depth - 1)],
    east: [Math.max(wingEast, west + depth + 1), grid.width - margin],
    back: [Math.max(margin, front - width + 1), front - Math.max(wing, 4)],
    front: [back + Math.max(wing, 4), Math.min(wingFront - 1, back + width - 1)],
    wingWest: [Math.max(west, wingEast - depth), wingEast - 3],
    wingEast: [wingWest + 3, Math.min(east, wingWest + depth)],
    wingFront: [front + 1, grid.height - margin],
  };
  const [least, most] = limits[edge];
  return { ...plan, [edge]: Math.round(clamp(to, least, most) * 10) / 10 };
}

export type Point = readonly [x: number, y: number];

/** The seven slopes seen from above. All have the same pitch, so hips and valleys run at 45 degrees on the plan. */
export function slopesOf(plan: Plan): readonly (readonly Point[])[] {
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  const half = (front - back) / 2;
  const [ridgeWest, ridgeEast]: [Point, Point] = [
    [west + half, back + half],
    [east - half, back + half],
  ];
  const wing = (wingEast - wingWest) / 2;
  const middle = wingWest + wing;
  const [meeting, hip]: [Point, Point] = [
    [middle, front - wing],
    [middle, wingFront - wing],
  ];
  return [
    [[west, back], [east, back], ridgeEast, ridgeWest],
    [[east, back], [east, front], ridgeEast],
    [[west, front], ridgeWest, ridgeEast, [east, front], [wingEast, front], meeting, [wingWest, front]],
    [[west, back], ridgeWest, [west, front]],
    [[wingWest, front], meeting, hip, [wingWest, wingFront]],
    [[wingEast, front], meeting, hip, [wingEast, wingFront]],
    [[wingWest, wingFront], hip, [wingEast, wingFront]],
  ];
}

/** Ratio of a slope's length to its length on the plan, for a rise in inches over a run of twelve. */
export const pitchFactor = (rise: number) => Math.hypot(1, rise / 12);

/** Area in square metres that a bundle of shingles covers (33⅓ square feet, three bundles per square), and the share lost in cuts. */
const bundleArea = 3.1;
const waste = 1.1;

/** The pitch is the same everywhere, so the area is that of the plan times its factor, however many slopes there are. */
export function takeoffOf(plan: Plan, rise: number) {
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  const [width, depth] = [east - west, front - back];
  const [wing, length] = [wingEast - wingWest, wingFront - front];
  const footprint = width * depth + wing * length;
  const area = footprint * pitchFactor(rise);
  // Six outer corners and two inner ones. Each hip or valley is the diagonal of a square on the plan.
  const runs = 4 * (depth / 2) + 4 * (wing / 2);
  return {
    /** Square metres on the plan, and to cover. */
    footprint,
    area,
    /** Metres of ridges, and of hips and valleys along the slope. */
    ridges: width - depth + length,
    hips: runs * Math.hypot(Math.SQRT2, rise / 12),
    bundles: Math.ceil((area * waste) / bundleArea),
  };
}
