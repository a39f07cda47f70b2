import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { Figure } from '../../blocks/claims/Figure.tsx';
import { markEnglish } from '../../blocks/english/mark-english.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './Metrics.module.css';

export function Metrics({ section: { id, tone, items, actions, ...heading } }: SectionProps<'metrics'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <ul className={styles.list}>
        {items.map(({ value, label, detail }) => (
          <li key={label} className={styles.item}>
            <Figure className={styles.value} value={value} />
            {` ${label}`}
            {detail && <p className={styles.detail}>{markEnglish(detail)}</p>}
          </li>
        ))}
      </ul>
      {actions && <ActionList actions={actions} />}
    </SectionFrame>
  );
}
