import { type ReactNode, useId } from 'react';
import type { Tone } from '../../content/schema/base.ts';
import styles from './SectionFrame.module.css';

interface Props {
  readonly heading: {
    readonly eyebrow?: string | undefined;
    readonly title: string;
    readonly lead?: string | undefined;
  };
  readonly id?: string | undefined;
  /** `dawn` closes a page; content does not choose it. */
  readonly tone?: Tone | 'dawn' | undefined;
  /** `aside`: the heading stands in a column beside the content on wide screens. */
  readonly layout?: 'stack' | 'aside';
  readonly children?: ReactNode;
}

/** The frame of a section: a landmark named by its h2, on one of the tones, on the page's grid. */
export function SectionFrame({ heading, id, tone = 'paper', layout = 'stack', children }: Props) {
  const titleId = useId();
  return (
    <section className={`${styles.section} ${styles[layout]}`} id={id} data-tone={tone} aria-labelledby={titleId}>
      <div className={styles.heading}>
        {heading.eyebrow && <p className={styles.eyebrow}>{heading.eyebrow}</p>}
        <h2 className={styles.title} id={titleId}>
          {heading.title}
        </h2>
        {heading.lead && <p className={styles.lead}>{heading.lead}</p>}
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </section>
  );
}
