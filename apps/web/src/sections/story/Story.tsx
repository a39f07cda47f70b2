import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './Story.module.css';

export function Story({ section }: SectionProps<'story'>) {
  const { id, tone, paragraphs, points, actions, ...heading } = section;
  return (
    <SectionFrame heading={heading} id={id} tone={tone} layout="aside">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {markUp(paragraph)}
        </p>
      ))}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p className="muted">{markUp(point.text)}</p>
            </li>
          ))}
        </ul>
      )}
      {actions && <ActionList className={styles.actions} actions={actions} />}
    </SectionFrame>
  );
}
