import { useId } from 'react';
import { interfaceWords } from '../../content/interface.ts';
import styles from './MoreList.module.css';

interface ButtonProps {
  /** How many items of the list that follows are hidden at 768 px or less. */
  readonly hidden: number;
  /** The list's id: it must be the button's next sibling, its hidden items marked with `data-more`. */
  readonly controls: string;
  /** What the list is about, for the button's name. */
  readonly about: string;
}

/** « +N autres »: a disclosure of `app/early/disclosures.ts` for a list that is cut on small screens. Wide screens show everything. */
export function MoreButton({ hidden, controls, about }: ButtonProps) {
  if (hidden <= 0) return null;
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded="false"
      aria-controls={controls}
      aria-label={`${interfaceWords.moreItems(hidden)}\u00a0: ${about}`}
      suppressHydrationWarning
    >
      {interfaceWords.moreItems(hidden)}
    </button>
  );
}

interface ListProps {
  readonly items: readonly string[];
  readonly mobileLimit?: number | undefined;
  readonly about: string;
  readonly className?: string | undefined;
}

/** A list of short points, cut on small screens. */
export function MoreList({ items, mobileLimit = items.length, about, className = '' }: ListProps) {
  const id = useId();
  return (
    <>
      <MoreButton hidden={items.length - mobileLimit} controls={id} about={about} />
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
