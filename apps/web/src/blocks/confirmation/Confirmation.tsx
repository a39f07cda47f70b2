import { type ReactNode, useEffect, useRef } from 'react';
import type { Tone } from '../../content/schema/base.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { referenceString } from '../../content/tools/sending.ts';
import { fill } from '../../lib/fill.ts';
import { reveal } from '../../lib/focus.ts';
import { StepRings } from '../../ui/gauge/StepRings.tsx';
import { ActionList } from '../action-link/ActionLink.tsx';
import { SectionFrame } from '../frame/SectionFrame.tsx';
import { Steps } from '../steps/Steps.tsx';
import * as styles from './Confirmation.module.css';

interface Props {
  readonly strings:
    | SectionOf<'industry-form' | 'quote-form'>['confirmation']
    | SectionOf<'contact-form'>['success']['next'];
  /** The agency's reference of the request; absent if a full page load shows the outcome. */
  readonly reference?: string | undefined;
  /**
   * `page`: it replaces the hero of a page that consists of the form. `section`: it replaces the form, further down. Both scroll into
   * view and take the focus. `loaded`: a full page load shows it.
   */
  readonly place: 'page' | 'section' | 'loaded';
  /** Id and tone of the replaced form: the page's layout stays, and links to the form lead here. */
  readonly id?: string | undefined;
  readonly tone?: Tone | undefined;
  /** Before the steps. */
  readonly children?: ReactNode;
}

/** The next steps after a form is sent. It stays until the visitor leaves the page. */
export function Confirmation({ strings, reference, place, id, tone, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place === 'loaded') return;
    reveal(
      ref.current?.querySelector<HTMLElement>('h1, h2'),
      place === 'page' ? document.documentElement : ref.current,
    );
  }, [place]);

  return (
    <div className={styles.confirmation} ref={ref} data-confirmation={place}>
      <SectionFrame
        heading={{ title: strings.title, lead: strings.text }}
        id={id}
        tone={tone}
        headingLevel={place === 'page' ? 1 : 2}
        focusable
      >
        {children}
        <Steps
          steps={strings.steps}
          mark={(index) => <StepRings current={index + 1} total={strings.steps.length} className={styles.rings} />}
        />
        {reference && <p className={styles.reference}>{fill(referenceString, { reference })}</p>}
        <ActionList actions={strings.actions} />
      </SectionFrame>
    </div>
  );
}
