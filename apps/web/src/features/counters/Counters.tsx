import { formatNumber } from '@agency/shared/format';
import type { SectionProps } from '../../blocks/section-props.ts';
import { agencyStats } from '../../site/agency.ts';
import * as styles from './Counters.module.css';
import './count-up.element.ts';
import { growthLines, SAMPLE_HEIGHT } from './growth-lines.ts';

/** The agency's figures, each with a core sample that has one line per unit. Each counts up once, when first visible. */
export function Counters({ section: { items } }: SectionProps<'counters'>) {
  const longest = Math.max(...items.map(({ stat }) => agencyStats[stat]));
  return (
    <ul>
      {items.map(({ stat, suffix = '', label, detail }) => {
        const final = agencyStats[stat];
        return (
          <li key={stat} className={styles.counter}>
            <p className={styles.figure}>
              <count-up className={styles.value} data-counter={stat} data-final={final} data-suffix={suffix}>
                {`${formatNumber(final)}${suffix}`}
              </count-up>
              {` ${label}`}
            </p>
            <Sample length={final} scale={longest} />
            {detail && <p className={styles.detail}>{detail}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Room for the bark at the end of a sample, in units. */
const BARK = 1;

interface SampleProps {
  readonly length: number;
  /** Length of the longest sample: all are drawn at the same scale. */
  readonly scale: number;
}

function Sample({ length, scale }: SampleProps) {
  const { thin, thick } = growthLines(length, length);
  return (
    <svg className={styles.sample} viewBox={`0 0 ${scale + BARK} ${SAMPLE_HEIGHT}`} aria-hidden="true">
      <rect className={styles.wood} width={length} height={SAMPLE_HEIGHT} />
      <path className={styles.lines} d={thin} strokeWidth="0.26" />
      <path className={styles.lines} d={thick} strokeWidth="0.5" />
      <path className={styles.bark} d={`M${length} 0l.6 2-.3 3 .5 3-.4 3h-.7q1-5.5 0-11z`} />
    </svg>
  );
}
