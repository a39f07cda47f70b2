import styles from './Gauge.module.css';

export interface CentreProps {
  readonly value: string;
  readonly unit?: string | undefined;
}

/** In the middle of a gauge: a formatted figure and its label. */
export function GaugeCentre({ value, unit }: CentreProps) {
  return (
    <p className={styles.centre}>
      <strong>{value}</strong> {unit && <span>{unit}</span>}
    </p>
  );
}
