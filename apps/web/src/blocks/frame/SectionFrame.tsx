import { type ReactNode, useId } from 'react';
import type { Tone } from '../../content/schema/base.ts';
import { markUp } from '../mark-up/mark-up.tsx';
import * as styles from './SectionFrame.module.css';

export const sectionClass = styles.section;

interface Heading {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
}

interface Props {
  readonly heading: Heading;
  readonly id?: string | undefined;
  /** `dawn` is for the end of a page; content cannot choose it. */
  readonly tone?: Tone | 'dawn' | undefined;
  /** `aside`: on wide screens the heading has a column beside the content. */
  readonly layout?: 'stack' | 'aside';
  /** 1 on a page without a hero. */
  readonly headingLevel?: 1 | 2;
  /** Whether a script focuses the heading, when the section has appeared. */
  readonly focusable?: boolean;
  readonly children?: ReactNode;
}

/** The frame of a section: a landmark named by its heading, with a tone, on the page's grid. */
export function SectionFrame({ id, tone = 'paper', layout = 'stack', children, ...titled }: Props) {
  const titleId = useId();
  const title = <SectionHeading {...titled} id={titleId} />;
  return (
    <section
      className={`${styles.section} ${layout === 'aside' ? styles.aside : styles.stack}`}
      id={id}
      data-tone={tone}
      aria-labelledby={titleId}
    >
      {layout === 'aside' && titled.heading.lead ? <div>{title}</div> : title}
      {layout === 'aside' ? <div>{children}</div> : children}
    </section>
  );
}

/** The eyebrow names the topic, so it is part of the heading: a list of the page's headings then gives each section's topic. */
export function headingText({ eyebrow, title }: Heading, eyebrowClass: string | undefined): ReactNode {
  if (!eyebrow) return title;
  return (
    <>
      <span className={eyebrowClass}>{eyebrow}</span>
      {` ${title}`}
    </>
  );
}

type HeadingProps = Pick<Props, 'heading' | 'headingLevel' | 'focusable'> & { readonly id: string };

export function SectionHeading({ heading, id, headingLevel = 2, focusable }: HeadingProps) {
  const { lead } = heading;
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <Title className={styles.title} id={id} tabIndex={focusable ? -1 : undefined}>
        {headingText(heading, styles.eyebrow)}
      </Title>
      {lead && <p className={styles.lead}>{markUp(lead)}</p>}
    </>
  );
}
