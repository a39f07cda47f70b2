import styles from './Gauge.module.css';
import { wobblyRing } from './StepRings.tsx';

/** A loading indicator of growing rings. Decorative: the adjacent text names the pending operation. */
export function RingLoader() {
  return (
    <svg className={styles.loader} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {[7, 17, 27].map((radius, index) => (
        <path key={radius} d={wobblyRing(radius, index)} strokeWidth="6" />
      ))}
    </svg>
  );
}
