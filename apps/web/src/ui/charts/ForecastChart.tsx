import { rounded } from '../rounded.ts';
import * as common from './Charts.module.css';
import * as styles from './ForecastChart.module.css';
import { monthSteps, spreadLabels, valueTicks } from './forecast-axes.ts';

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
  /** A line through the past, month by month; null for no line. */
  readonly line: readonly number[] | null;
  readonly ahead: readonly Range[];
  /** A formatted value, and the short name of a month by its place. */
  readonly shown: (value: number) => string;
  readonly monthLabel: (step: number) => string;
  readonly labels: { readonly past: string; readonly ahead: string };
}

/** Past months and forecast months, with their range, on labelled axes. The table beside it has the same figures. */
export function ForecastChart({ caption, past, line, ahead, shown, monthLabel, labels }: Props) {
  const reach = [...past.map((value) => value ?? 0), ...ahead.flatMap(({ low, high }) => [low, high])];
  const ticks = valueTicks(Math.min(0, ...reach), Math.max(0, ...reach));
  const least = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - least || 1;
  const steps = past.length + ahead.length;
  const across = (step: number) => rounded(((step + 0.5) / steps) * 100);
  const up = (value: number) => rounded(100 - ((Math.max(value, least) - least) / span) * 100);
  const place = (value: number, step: number) => `${across(step)} ${up(value)}`;
  const later = (key: keyof Range) => ahead.map((month, index) => place(month[key], past.length + index));
  const dots = past.flatMap((value, step) => (value === null ? [] : [place(value, step)]));
  // A gap breaks the line.
  const runs = past.map((value, step) =>
    value === null ? '' : `${(past[step - 1] ?? null) === null ? 'M' : 'L'}${place(value, step)}`,
  );
  const today = dots.at(-1);
  const from = today === undefined ? [] : [today];
  const border = rounded((past.length / steps) * 100);
  const end = ahead.at(-1);
  const ends = end ? spreadLabels([end.high, end.value, end.low].map((value) => ({ value, at: up(value) }))) : [];
  return (
    <figure className={styles.forecast}>
      <figcaption className={common.caption}>{caption}</figcaption>
      <div className={styles.chart}>
        <svg className={styles.values} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${up(tick)}%`} textAnchor="end" dominantBaseline="central">
              {ticks.every(Number.isInteger) ? shown(tick).replace(/,0+$/, '') : shown(tick)}
            </text>
          ))}
        </svg>
        <svg className={common.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={common.axis} d={ticks.map((tick) => `M0 ${up(tick)}H100`).join('')} />
          <path
            className={styles.band}
            data-hue="river"
            d={`M${[...from, ...later('high'), ...later('low').reverse()].join('L')}Z`}
          />
          <path className={common.axis} d={`M${border} 0V100`} />
          {line && (
            <path className={common.axis} strokeWidth="2" strokeDasharray="2 5" d={`M${line.map(place).join('L')}`} />
          )}
          <path
            data-hue="river"
            strokeWidth="2.5"
            strokeDasharray="6 5"
            d={`M${[...from, ...later('value')].join('L')}`}
          />
          <path className={common.line} d={runs.join('')} />
          {/* Smaller above a year and a half of months: on a phone, the dots stay apart. */}
          <path strokeWidth={past.length > 18 ? 6 : 9} d={dots.map((dot) => `M${dot}h0`).join('')} />
          <path
            data-hue="river"
            strokeWidth="10"
            d={later('value')
              .map((dot) => `M${dot}h0`)
              .join('')}
          />
        </svg>
        <svg className={styles.ends} aria-hidden="true">
          {ends.map(({ value, at }, index) => (
            <text key={index} x="0" y={`${at}%`} dominantBaseline="central" data-main={index === 1 || undefined}>
              {shown(value)}
            </text>
          ))}
        </svg>
        <svg className={styles.months} aria-hidden="true">
          {monthSteps(steps).map((step) => (
            <text key={step} x={`${across(step)}%`} y="50%" textAnchor="middle" dominantBaseline="central">
              {monthLabel(step)}
            </text>
          ))}
        </svg>
      </div>
      <p className={styles.spans} aria-hidden="true">
        <span>{labels.past}</span>
        <span>{labels.ahead}</span>
      </p>
    </figure>
  );
}
