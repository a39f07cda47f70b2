import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { Figure } from '../../blocks/claims/Figure.tsx';
import { MoreList } from '../../blocks/frame/MoreList.tsx';
import { markUp, markUpLabel } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { GrowthRings } from '../../ui/charts/GrowthRings.tsx';
import * as styles from './Metrics.module.css';

export function Metrics({ section: { title, items, mobileItems, actions } }: SectionProps<'metrics'>) {
  return (
    <>
      <MoreList items={Object.entries(items)} limit={mobileItems} about={title} className={styles.list}>
        {([label, { value, detail, times }], more) => (
          <li key={label} data-more={more}>
            <Figure className={styles.value} value={value} />
            {markUpLabel(` ${label}`)}
            {detail && <p className={styles.detail}>{markUp(detail)}</p>}
            {times && <GrowthRings times={times} />}
          </li>
        )}
      </MoreList>
      {actions && <ActionList actions={actions} />}
    </>
  );
}
