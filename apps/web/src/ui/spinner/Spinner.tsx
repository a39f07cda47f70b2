import * as styles from './Spinner.module.css';

/** Three growing rings while something is being sent. The adjacent text names the operation. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
      <circle r="3" />
      <circle r="6.5" />
      <circle r="10" />
    </svg>
  );
}
