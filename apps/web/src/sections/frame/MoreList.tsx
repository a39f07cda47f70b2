import { useId } from 'react';
import { interfaceWords } from '../../content/interface.ts';
import styles from './MoreList.module.css';

interface Props {
  readonly items: readonly string[];
  /** How many are shown at 768 px or less; the others come out by the « +N autres » button. */
  readonly mobileLimit?: number | undefined;
  /** What the list is about, for the button's name. */
  readonly about: string;
  readonly className?: string | undefined;
}

/** A list of short points, cut on small screens. The button is a disclosure of `app/early.ts`; wide screens show everything. */
export function MoreList({ items, mobileLimit = items.length, about, className = '' }: Props) {
  const id = useId();
  const hidden = items.length - mobileLimit;
  return (
    <>
      {hidden > 0 && (
        <button type="button" className={styles.more} aria-expanded="false" aria-controls={id} suppressHydrationWarning>
          {interfaceWords.moreItems(hidden)}
          <span className="visually-hidden">{` : ${about}`}</span>
        </button>
      )}
      <ul className={`${styles.list} ${className}`} id={id}>
        {items.map((item, index) => (
          <li key={item} data-more={index >= mobileLimit || undefined}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
