import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import * as styles from './Story.module.css';

export function Story({ section: { paragraphs, points, actions } }: SectionProps<'story'>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {markUp(paragraph)}
        </p>
      ))}
      {points && (
        <ul className={styles.points}>
          {Object.entries(points).map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{markUp(text)}</p>
            </li>
          ))}
        </ul>
      )}
      {actions && <ActionList className={styles.actions} actions={actions} />}
    </>
  );
}
