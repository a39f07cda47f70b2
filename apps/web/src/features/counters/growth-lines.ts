import { rounded } from '../../ui/rounded.ts';

/** Height of a sample in drawing units; each line takes one unit of width. */
export const SAMPLE_HEIGHT = 11;

/** A deterministic number from 0 to 1: build and browser must draw the same. */
function scatter(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return rounded(x - Math.floor(x));
}

/**
 * Growth lines of a core sample as the data of two paths, thin and thick: exactly `count` lines, one per unit of width. Years are
 * uneven: each line deviates slightly from the middle of its unit, differently in each tree.
 */
export function growthLines(count: number, tree: number): { readonly thin: string; readonly thick: string } {
  const lines = { thin: '', thick: '' };
  for (let year = 0; year < count; year += 1) {
    const x = rounded(year + 0.15 + scatter(year + tree) * 0.4);
    const bend = rounded(0.6 + scatter(year + 2 * tree) * 0.3);
    lines[scatter(year + 3 * tree) > 0.66 ? 'thick' : 'thin'] +=
      `M${x} 0q${bend} ${SAMPLE_HEIGHT / 2} 0 ${SAMPLE_HEIGHT}`;
  }
  return lines;
}
