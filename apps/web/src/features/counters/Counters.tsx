import { formatNumber } from '@agency/shared';
import { useRef } from 'react';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { agencyStats } from '../../site/agency.ts';
import styles from './Counters.module.css';
import { COUNT_STEPS, countAt, growthLines, SAMPLE_HEIGHT } from './count-up.ts';
import { useCountUp } from './use-count-up.ts';

/** The agency's figures, each with a core sample that has one line for each unit. They count up once, when first seen. */
export function Counters({ section: { id, tone, items, ...heading } }: SectionProps<'counters'>) {
  const list = useRef<HTMLUListElement>(null);
  const step = useCountUp(list);
  const longest = Math.max(...items.map(({ stat }) => agencyStats[stat]));
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <ul ref={list}>
        {items.map(({ stat, suffix = '', label, detail }) => {
          const final = agencyStats[stat];
          const shown = countAt(final, step ?? COUNT_STEPS);
          return (
            <li key={stat} className={styles.counter}>
              <p className={styles.figure}>
                <strong className={styles.value} data-counter={stat}>
                  <Figure
                    final={`${formatNumber(final)}${suffix}`}
                    counting={step === undefined ? undefined : `${formatNumber(shown)}${suffix}`}
                  />
                </strong>{' '}
                <span className={styles.label}>{label}</span>
              </p>
              <Sample length={final} lines={shown} scale={longest} />
              {detail && <p className={styles.detail}>{detail}</p>}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

interface FigureProps {
  readonly final: string;
  /** What is on the screen while it counts; the final figure is all that is read aloud. */
  readonly counting: string | undefined;
}

function Figure({ final, counting }: FigureProps) {
  if (counting === undefined) return final;
  return (
    <>
      <span className="visually-hidden">{final}</span>
      <span aria-hidden="true">{counting}</span>
    </>
  );
}

/** Room for the bark at the end of a sample, in units. */
const BARK = 1;

interface SampleProps {
  readonly length: number;
  readonly lines: number;
  /** Length of the longest sample: they are all drawn at the same scale. */
  readonly scale: number;
}

function Sample({ length, lines, scale }: SampleProps) {
  const { thin, thick } = growthLines(lines, length);
  return (
    <svg
      className={styles.sample}
      viewBox={`0 0 ${scale + BARK} ${SAMPLE_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.wood} width={length} height={SAMPLE_HEIGHT} />
      <path d={thin} strokeWidth="0.26" />
      <path d={thick} strokeWidth="0.5" />
      <path className={styles.bark} d={`M${length} 0l.6 2-.3 3 .5 3-.4 3h-.7q1-5.5 0-11z`} />
    </svg>
  );
}
