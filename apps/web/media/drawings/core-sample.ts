import { randomFrom, seasons } from './random.ts';

export interface CoreOptions {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Mean widths of the first and last years, in units. */
  readonly first?: number | undefined;
  readonly last?: number | undefined;
  /** Lean periods, as shares of the length: their years are less than half as wide. */
  readonly lean?: readonly (readonly [from: number, to: number])[] | undefined;
}

/**
 * A core from an increment borer, lying flat: one arc for each year, from pith to bark. Each arc is two quadratic curves,
 * without the spline of `path.ts`, because there are many arcs.
 */
export function coreSample(options: CoreOptions): string {
  const { seed, width, height, first = 34, last = 12, lean = [[0.55, 0.66]] } = options;
  const random = randomFrom(seed);
  const chance = seasons(random, 0.55);
  const half = height / 2;
  let path = '';
  let x = 0;
  while (x < width - 10) {
    const progress = x / width;
    const hungry = lean.some(([start, end]) => progress > start && progress < end) ? 0.4 : 1;
    const year = Math.max(7, (first - (first - last) * progress) * chance.next().value) * hungry;
    const dark = Math.round(Math.max(1.6, Math.min(6.5, year * (0.1 + random() * 0.24))));
    const bend = Math.round((4 + 40 * (1 - progress)) * (height / 120));
    const drift = Math.round(random() * 6);
    const back = bend - Math.round(random() * 3) - drift;
    path += `M${Math.round(x)} 0q${bend} ${half} ${drift} ${height}h${dark}q${back}-${half}-${drift}-${height}z`;
    x += year;
  }
  return path;
}
