import { Children, type ReactNode, useId } from 'react';
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
  /** `aside`: on wide screens the heading is in a column beside the content. */
  readonly layout?: 'stack' | 'aside';
  /** 1 on a page without a hero. */
  readonly level?: 1 | 2;
  /** What its tool reads in the page's address: an address that names one loads React at once (`lib/asks-tool.ts`). */
  readonly parameters?: readonly string[];
  readonly children?: ReactNode;
}

/**
 * The frame of a section: a landmark named by its heading, on one of the tones, on the page's grid. Only several children that
 * share a column get an element around them. A conditional child counts even when it draws nothing (`Children.count` counts
 * null): the element must not come and go with it, because React would remount everything inside.
 */
export function SectionFrame({
  heading,
  id,
  tone = 'paper',
  layout = 'stack',
  level = 2,
  parameters,
  children,
}: Props) {
  const titleId = useId();
  return (
    <section
      className={`${styles.section} ${styles[layout]}`}
      id={id}
      data-tone={tone}
      data-parameters={parameters?.join(' ')}
      aria-labelledby={titleId}
    >
      {layout === 'aside' && heading.lead ? (
        <div>
          <SectionHeading {...heading} id={titleId} level={level} />
        </div>
      ) : (
        <SectionHeading {...heading} id={titleId} level={level} />
      )}
      {layout === 'aside' && Children.count(children) > 1 ? <div>{children}</div> : children}
    </section>
  );
}

/** The eyebrow names the topic, so it is part of the heading: a list of the page's headings then says what each section is about. */
export function SectionHeading({
  eyebrow,
  title,
  lead,
  id,
  level = 2,
}: Heading & Pick<Props, 'level'> & { readonly id: string }) {
  const Title = `h${level}` as const;
  return (
    <>
      <Title className={styles.title} id={id} tabIndex={level === 1 ? -1 : undefined}>
        {eyebrow && <span className={styles.eyebrow}>{eyebrow}</span>}
        {eyebrow ? ` ${title}` : title}
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
