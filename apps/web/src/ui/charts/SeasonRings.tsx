import * as styles from './SeasonRings.module.css';
import { BOX, placeOf, seasonDrawing } from './season-rings.ts';

interface Props {
  /** From the first month; null is a month without a figure. */
  readonly values: readonly (number | null)[];
  readonly ahead: readonly number[];
  /** Month of the year of the first value, 0 for January. */
  readonly firstMonth: number;
  /** Twelve short labels around the log, from the top: initials of the months, or numbers. */
  readonly labels: readonly string[];
}

/** Radius of the labels, in drawing units: outside the bark, inside the box. */
const LABELS = 111;

/**
 * A cross-section of a log: one ring per year, wide in months with high sales, and the forecast in amber. Decorative: a
 * sentence beside it is the alternative.
 */
export function SeasonRings({ values, ahead, firstMonth, labels }: Props) {
  const drawing = seasonDrawing(values, ahead, firstMonth);
  return (
    <svg className={styles.rings} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      <path className={styles.ahead} d={drawing.ahead} />
      {/* From the bark inwards: each year is painted over the next one. */}
      {[...drawing.years].reverse().map(({ edge, grain }) => (
        <g key={edge}>
          <path className={styles.wood} d={edge} />
          <path className={styles.grain} d={grain} />
        </g>
      ))}
      {labels.map((label, index) => {
        const [x, y] = placeOf(index, LABELS);
        return (
          <text key={index} x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {label}
          </text>
        );
      })}
    </svg>
  );
}
