import type { Action } from '../../content/schema/base.ts';
import { ActionLink } from '../action-link/ActionLink.tsx';
import styles from './PrivacyNote.module.css';

interface Props {
  readonly strings: {
    readonly title: string;
    readonly items: readonly { readonly term: string; readonly text: string }[];
    readonly link: Action;
  };
}

/** Beside each form's button: the purpose of the data, its retention, and the visitor's rights (Loi 25). */
export function PrivacyNote({ strings: { title, items, link } }: Props) {
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
