import { rounded } from '../rounded.ts';
import common from './Charts.module.css';
import styles from './ForecastChart.module.css';

interface Range {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Props {
  /** Title of the chart; shown above it. */
  readonly caption: string;
  /** Null is a month without a figure. */
  readonly past: readonly (number | null)[];
  /** A straight line through the past, month by month; null for no line. */
  readonly line: readonly number[] | null;
  readonly ahead: readonly Range[];
  /** The formatted maximum and minimum of the chart; the minimum is 0 or less. */
  readonly top: string;
  readonly bottom: string;
  readonly labels: { readonly past: string; readonly ahead: string };
}

/** Past months and forecast months, with their range. The table beside it has the same figures. */
export function ForecastChart({ caption, past, line, ahead, top, bottom, labels }: Props) {
  const reach = [0, ...past.map((value) => value ?? 0), ...ahead.flatMap(({ low, high }) => [low, high])];
  const least = Math.min(...reach);
  const span = Math.max(...reach) - least || 1;
  const steps = past.length + ahead.length;
  const place = (value: number, step: number) =>
    `${rounded(((step + 0.5) / steps) * 100)} ${rounded(96 - ((Math.max(value, least) - least) / span) * 90)}`;
  const later = (key: keyof Range) => ahead.map((month, index) => place(month[key], past.length + index));
  const dots = past.flatMap((value, step) => (value === null ? [] : [place(value, step)]));
  // A gap breaks the line.
  const runs = past.map((value, step) =>
    value === null ? '' : `${(past[step - 1] ?? null) === null ? 'M' : 'L'}${place(value, step)}`,
  );
  const today = dots.at(-1);
  const from = today === undefined ? [] : [today];
  const zero = place(0, 0).split(' ')[1];
  const border = rounded((past.length / steps) * 100);
  return (
    <figure className={styles.forecast}>
      <figcaption className={common.caption}>{caption}</figcaption>
      <p className={styles.scale} aria-hidden="true">
        {top}
      </p>
      <svg className={common.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.band} d={`M${[...from, ...later('high'), ...later('low').reverse()].join('L')}Z`} />
        <path className={common.axis} d={`M0 ${zero}H100M${border} 0V96`} />
        {line && <path className={styles.trend} d={`M${line.map(place).join('L')}`} />}
        <path className={styles.next} d={`M${[...from, ...later('value')].join('L')}`} />
        <path className={common.line} d={runs.join('')} />
        <path
          className={`${common.dots} ${styles.past}`}
          data-many={past.length > 18 || undefined}
          d={dots.map((dot) => `M${dot}h0`).join('')}
        />
        <path
          className={styles.guesses}
          d={later('value')
            .map((dot) => `M${dot}h0`)
            .join('')}
        />
      </svg>
      <p className={styles.spans} aria-hidden="true">
        <span>{least < 0 ? `${bottom} · ${labels.past}` : labels.past}</span>
        <span>{labels.ahead}</span>
      </p>
    </figure>
  );
}
