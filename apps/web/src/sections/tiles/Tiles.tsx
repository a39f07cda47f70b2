import { MoreList } from '../../blocks/frame/MoreList.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import * as styles from './Tiles.module.css';

export function Tiles({ section: { title, items, mobileItems } }: SectionProps<'tiles'>) {
  return (
    <MoreList items={Object.entries(items)} limit={mobileItems} about={title} className={styles.tiles}>
      {([title, text], more) => (
        <li key={title} className="years" data-more={more}>
          <h3>{markUp(title)}</h3>
          <p className="muted">{markUp(text)}</p>
        </li>
      )}
    </MoreList>
  );
}
