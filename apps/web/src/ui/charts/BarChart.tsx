import { useId } from 'react';
import type { Hue } from '../hue.ts';
import { rounded } from '../rounded.ts';
import * as styles from './BarChart.module.css';
import * as common from './Charts.module.css';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The formatted value, with its unit. */
  readonly display: string;
  readonly hue?: Hue | undefined;
}

interface Props {
  /** The measured quantity; shown above the bars. */
  readonly caption?: string | undefined;
  readonly bars: readonly Bar[];
  /** Value of a full-length bar. Default: the greatest value. */
  readonly max?: number | undefined;
  readonly className?: string | undefined;
}

/** Horizontal bars with their label and value as text: the list is the text alternative. */
export function BarChart({ caption, bars, max = Math.max(...bars.map(({ value }) => value)), className = '' }: Props) {
  const id = useId();
  const length = (value: number) => (max > 0 ? rounded(Math.min(100, Math.max(0, (value / max) * 100))) : 0);
  return (
    <figure className={className}>
      {caption && <figcaption className={common.caption}>{caption}</figcaption>}
      <ul className={styles.bars}>
        {bars.map(({ label, value, display, hue = 'accent' }, index) => (
          <li key={label}>
            {`${label} `}
            <strong>{display}</strong>
            <svg aria-hidden="true" data-hue={hue}>
              {index === 0 && (
                <pattern id={id} width="173" height="20" patternUnits="userSpaceOnUse">
                  <path
                    className={styles.grain}
                    d="M9 0v20M22 0q3 10 0 20M41 0v20M47 0q-2 10 0 20M78 0v20M101 0q4 10 1 20M117 0v20M133 0v20M138 0q2 9 0 20M164 0v20"
                  />
                </pattern>
              )}
              <rect className={styles.rail} width="100%" height="20" rx="3" />
              <rect className={styles.bar} width={`${length(value)}%`} height="20" rx="3" />
              <rect width={`${length(value)}%`} height="20" fill={`url(#${id})`} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
