import type { SectionOf } from '../../content/schema/page.ts';
import { ActionLink } from '../action-link/ActionLink.tsx';
import * as styles from './PrivacyNote.module.css';

/** Beside each form's button: the purpose of the data, its retention, and the visitor's rights (Loi 25). */
export function PrivacyNote({
  strings,
}: {
  readonly strings: SectionOf<'contact-form' | 'industry-form' | 'quote-form'>['privacy'];
}) {
  const { title, items, link } = strings;
  return (
    <div className={styles.privacy}>
      <h3 className="eyebrow">{title}</h3>
      <ul>
        {items.map(({ term, text }) => (
          <li key={term}>
            <strong>{`${term}\u00a0:`}</strong> {text}
          </li>
        ))}
      </ul>
      <ActionLink action={link} look="text" />
    </div>
  );
}
