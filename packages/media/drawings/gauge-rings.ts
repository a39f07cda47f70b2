import { growTrunk } from './trunk.ts';

const evenGrowth = () => 1;

/** The two rings that every gauge of the site is cut from: one for large gauges, one that stays legible at 48 px. */
export function gaugeRings(): { readonly large: string; readonly small: string } {
  const common = { size: 200, bark: false, eccentricity: 0, lobes: 0.012, growth: evenGrowth, contrast: 0.8 };
  return {
    large: growTrunk({ ...common, seed: 9, years: 7, hollow: 0.58, detail: 0.45, late: 1.8 }).rings.join(''),
    small: growTrunk({ ...common, seed: 3, years: 3, hollow: 0.46, detail: 0.4, late: 2.4 }).rings.join(''),
  };
}
