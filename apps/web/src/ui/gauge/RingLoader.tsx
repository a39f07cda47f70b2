import styles from './Gauge.module.css';
import { wobblyRing } from './StepRings.tsx';

/** Rings that grow while something is pending. Decoration: the text beside it says what. */
export function RingLoader() {
  return (
    <svg className={styles.loader} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {[7, 17, 27].map((radius, index) => (
        <path key={radius} d={wobblyRing(radius, index)} strokeWidth="6" />
      ))}
    </svg>
  );
}
