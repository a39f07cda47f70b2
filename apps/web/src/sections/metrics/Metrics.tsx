import { useId } from 'react';
import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { Figure } from '../../blocks/claims/Figure.tsx';
import { MoreButton } from '../../blocks/frame/MoreList.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { GrowthRings } from '../../ui/charts/GrowthRings.tsx';
import styles from './Metrics.module.css';

export function Metrics({
  section: { id, tone, items, mobileItems = items.length, actions, ...heading },
}: SectionProps<'metrics'>) {
  const listId = useId();
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <MoreButton hidden={items.length - mobileItems} controls={listId} about={heading.title} />
      <ul className={styles.list} id={listId}>
        {items.map(({ value, label, detail, times }, index) => (
          <li key={label} data-more={index >= mobileItems || undefined}>
            <Figure className={styles.value} value={value} />
            {` ${label}`}
            {detail && <p className={styles.detail}>{markUp(detail)}</p>}
            {times && <GrowthRings times={times} />}
          </li>
        ))}
      </ul>
      {actions && <ActionList actions={actions} />}
    </SectionFrame>
  );
}
