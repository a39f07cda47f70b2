import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { markEnglish } from '../../blocks/english/mark-english.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './Faq.module.css';

/** Native disclosures: they open without scripts, and the browser's page search finds their content. */
export function Faq({ section: { id, tone, items, ...heading } }: SectionProps<'faq'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone} layout="aside">
      <div className={styles.list}>
        {items.map(({ question, answer, action }) => (
          <details key={question} className={styles.item}>
            <summary>{question}</summary>
            <p>{markEnglish(answer)}</p>
            {action && <ActionLink action={action} look="text" />}
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
