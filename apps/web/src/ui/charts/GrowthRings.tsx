import { rounded } from '../rounded.ts';
import * as styles from './GrowthRings.module.css';

/** Diameter of the whole disc, in drawing units. */
const WHOLE = 96;

/**
 * A log that has grown: its heart is the start, the whole disc the outcome, with areas to scale. A ring for each time the heart fits
 * in it again. Decorative: the figure beside it is the alternative.
 * @param times outcome over start, above 1
 */
export function GrowthRings({ times }: { readonly times: number }) {
  const radii = Array.from({ length: Math.ceil(times) - 1 }, (_, index) => Math.max(times - index, 1));
  const radiusOf = (area: number) => rounded((WHOLE / 2) * Math.sqrt(area / times));
  return (
    <svg className={styles.rings} viewBox="0 0 100 100" aria-hidden="true">
      {radii.map((area) => (
        <circle key={area} cx="50" cy="50" r={radiusOf(area)} />
      ))}
      <circle className={styles.heart} cx="50" cy="50" r={radiusOf(1)} />
    </svg>
  );
}
