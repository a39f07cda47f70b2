import { formatNumber } from '@agency/shared';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { useEarlyStart } from '../../hooks/use-early-start.ts';
import { agencyStats } from '../../site/agency.ts';
import styles from './Counters.module.css';
import { startCounting } from './counting.ts';
import { growthLines, SAMPLE_HEIGHT } from './growth-lines.ts';

/** The agency's figures, each with a core sample that has one line for each unit. They count up once, when first seen. */
export function Counters({ section: { id, tone, items, ...heading } }: SectionProps<'counters'>) {
  const list = useEarlyStart<HTMLUListElement>(startCounting);
  const longest = Math.max(...items.map(({ stat }) => agencyStats[stat]));
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <ul ref={list} data-counters suppressHydrationWarning>
        {items.map(({ stat, suffix = '', label, detail }) => {
          const final = agencyStats[stat];
          return (
            <li key={stat} className={styles.counter}>
              <p className={styles.figure}>
                <strong className={styles.value} data-counter={stat} data-suffix={suffix} suppressHydrationWarning>
                  {`${formatNumber(final)}${suffix}`}
                </strong>
                {` ${label}`}
              </p>
              <Sample length={final} scale={longest} />
              {detail && <p className={styles.detail}>{detail}</p>}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

/** Room for the bark at the end of a sample, in units. */
const BARK = 1;

interface SampleProps {
  readonly length: number;
  /** Length of the longest sample: they are all drawn at the same scale. */
  readonly scale: number;
}

function Sample({ length, scale }: SampleProps) {
  const { thin, thick } = growthLines(length, length);
  return (
    <svg
      className={styles.sample}
      viewBox={`0 0 ${scale + BARK} ${SAMPLE_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.wood} width={length} height={SAMPLE_HEIGHT} />
      <path className={styles.lines} d={thin} strokeWidth="0.26" />
      <path className={styles.lines} d={thick} strokeWidth="0.5" />
      <path className={styles.bark} d={`M${length} 0l.6 2-.3 3 .5 3-.4 3h-.7q1-5.5 0-11z`} />
    </svg>
  );
}
