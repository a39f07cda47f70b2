import { pseudoRandom } from '../../lib/pseudo-random.ts';
import { rounded } from '../../ui/rounded.ts';

/** Height of a sample in drawing units; each line takes one unit of width. */
export const SAMPLE_HEIGHT = 11;

/** Without the last digits of a sine, in which build and browser may differ: both must draw the same. */
const random = (seed: number): number => rounded(pseudoRandom(seed));

/**
 * Growth lines of a core sample as the data of two paths, thin and thick: exactly `count` lines, one per unit of width. Years are
 * uneven: each line deviates slightly from the middle of its unit, differently in each tree.
 */
export function growthLines(count: number, tree: number): { readonly thin: string; readonly thick: string } {
  const lines = { thin: '', thick: '' };
  for (let year = 0; year < count; year += 1) {
    const x = rounded(year + 0.15 + random(year + tree) * 0.4);
    const bend = rounded(0.6 + random(year + 2 * tree) * 0.3);
    lines[random(year + 3 * tree) > 0.66 ? 'thick' : 'thin'] +=
      `M${x} 0q${bend} ${SAMPLE_HEIGHT / 2} 0 ${SAMPLE_HEIGHT}`;
  }
  return lines;
}
