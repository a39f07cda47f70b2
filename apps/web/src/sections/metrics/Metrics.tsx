import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './Metrics.module.css';

export function Metrics({ section: { id, tone, items, actions, ...heading } }: SectionProps<'metrics'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <dl className={styles.list}>
        {items.map(({ value, label, detail }) => (
          <div key={label} className={styles.item}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {detail && <dd className={styles.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
      {actions && <ActionList actions={actions} />}
    </SectionFrame>
  );
}
