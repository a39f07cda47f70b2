import { useId } from 'react';
import { MoreButton } from '../../blocks/frame/MoreList.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './Tiles.module.css';

export function Tiles({ section: { id, tone, items, mobileItems = items.length, ...heading } }: SectionProps<'tiles'>) {
  const listId = useId();
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <MoreButton hidden={items.length - mobileItems} controls={listId} about={heading.title} />
      <ul className={styles.tiles} id={listId}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="years" data-more={index >= mobileItems || undefined}>
            <h3>{markUp(title)}</h3>
            <p className="muted">{markUp(text)}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
