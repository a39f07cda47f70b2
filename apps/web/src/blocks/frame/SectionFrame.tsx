import { type ReactNode, useId } from 'react';
import type { Tone } from '../../content/schema/base.ts';
import styles from './SectionFrame.module.css';

interface Heading {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
}

interface Props {
  readonly heading: Heading;
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
      <SectionHeading {...heading} id={titleId} />
      {children && <div className={styles.content}>{children}</div>}
    </section>
  );
}

/** The eyebrow names the topic, so it stands inside the h2: a list of the page's headings tells what each section is about. */
export function SectionHeading({ eyebrow, title, lead, id }: Heading & { readonly id: string }) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title} id={id}>
        {eyebrow && <span className={styles.eyebrow}>{eyebrow}</span>}
        {eyebrow ? ` ${title}` : title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
