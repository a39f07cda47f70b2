import { growTrunk } from './trunk.ts';

const SIZE = 200;
const evenGrowth = () => 1;

/** @param hollow share of the radius, from the middle, where there is no wood */
function rings(hollow: number, shape: { seed: number; years: number; detail: number; late: number }) {
  const common = { size: SIZE, bark: false, eccentricity: 0, lobes: 0.012, growth: evenGrowth, contrast: 0.8 };
  const inner = Math.round((hollow * SIZE) / 2);
  return {
    middle: (inner + SIZE / 2) / 2,
    width: SIZE / 2 - inner,
    path: growTrunk({ ...common, ...shape, hollow }).rings.join(''),
  };
}

/** The two rings that every gauge of the site is cut from: one for large gauges, one that stays legible at 48 px. */
export function gaugeRings() {
  return {
    large: rings(0.58, { seed: 9, years: 7, detail: 0.45, late: 1.8 }),
    small: rings(0.46, { seed: 3, years: 3, detail: 0.4, late: 2.4 }),
  };
}
