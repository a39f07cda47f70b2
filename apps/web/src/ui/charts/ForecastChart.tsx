import { rounded } from '../rounded.ts';
import common from './Charts.module.css';
import styles from './ForecastChart.module.css';

interface Range {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Props {
  /** What is drawn; shown above it. */
  readonly caption: string;
  readonly past: readonly number[];
  /** What the method says of the past, month by month. */
  readonly trend: readonly number[];
  readonly ahead: readonly Range[];
  /** The greatest value, as a visitor reads it. */
  readonly top: string;
  readonly labels: { readonly past: string; readonly ahead: string };
}

/** Months that were and months to come, with a range that widens, from zero. The table beside it says the same in figures. */
export function ForecastChart({ caption, past, trend, ahead, top, labels }: Props) {
  const greatest = Math.max(...past, ...ahead.map(({ high }) => high)) || 1;
  const steps = past.length + ahead.length;
  const place = (value: number, step: number) =>
    `${rounded(((step + 0.5) / steps) * 100)} ${rounded(96 - (Math.max(0, value) / greatest) * 90)}`;
  const later = (key: keyof Range) => ahead.map((month, index) => place(month[key], past.length + index));
  const pastPlaces = past.map(place);
  // The range opens from where the trend is today.
  const today = place(trend.at(-1) ?? 0, past.length - 1);
  const border = rounded((past.length / steps) * 100);
  return (
    <figure className={styles.forecast}>
      <figcaption className={common.caption}>{caption}</figcaption>
      <p className={styles.scale} aria-hidden="true">
        {top}
      </p>
      <svg className={common.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.band} d={`M${[today, ...later('high'), ...later('low').reverse()].join('L')}Z`} />
        <path className={common.axis} d={`M0 96H100M${border} 0V96`} />
        <path className={styles.trend} d={`M${[...trend.map(place), ...later('value')].join('L')}`} />
        <path className={common.line} d={`M${pastPlaces.join('L')}`} />
        <path className={`${common.dots} ${styles.past}`} d={pastPlaces.map((dot) => `M${dot}h0`).join('')} />
        <path
          className={styles.guesses}
          d={later('value')
            .map((dot) => `M${dot}h0`)
            .join('')}
        />
      </svg>
      <p className={styles.spans} aria-hidden="true">
        <span>{labels.past}</span>
        <span>{labels.ahead}</span>
      </p>
    </figure>
  );
}
