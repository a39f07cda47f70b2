import { Fragment } from 'react';
import { rounded } from '../rounded.ts';
import type { Bar } from './BarChart.tsx';
import * as common from './Charts.module.css';
import * as styles from './LineChart.module.css';

export type LinePoint = Omit<Bar, 'hue'>;

interface Props {
  /** The measured quantity; shown above the line. */
  readonly caption: string;
  /** From left to right, at equal steps: two to six points. */
  readonly points: readonly LinePoint[];
}

/** A line over equal steps (years), from zero. Each point's label and value are below it as text. */
export function LineChart({ caption, points }: Props) {
  const top = Math.max(0, ...points.map(({ value }) => value)) || 1;
  const bottom = Math.min(0, ...points.map(({ value }) => value));
  const height = (value: number) => rounded(92 - ((value - bottom) / (top - bottom)) * 84);
  const places = points.map(({ value }, index) => `${rounded(((index + 0.5) / points.length) * 100)} ${height(value)}`);
  return (
    <figure>
      <figcaption className={common.caption}>{caption}</figcaption>
      <svg
        className={common.plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-hue="accent"
      >
        <path className={common.axis} d={`M0 ${height(0)}H100`} />
        <path className={common.line} d={`M${places.join('L')}`} />
        {/* Zero-length lines with round caps: dots that stay round while the plot stretches. */}
        <path className={common.dots} d={places.map((place) => `M${place}h0`).join('')} />
      </svg>
      <dl className={styles.points}>
        {points.map(({ label, display }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{display}</dd>
          </Fragment>
        ))}
      </dl>
    </figure>
  );
}
