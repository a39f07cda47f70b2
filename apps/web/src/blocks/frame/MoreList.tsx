import { type Noun, withNoun } from '@agency/shared/format';
import { useId } from 'react';
import { interfaceStrings } from '../../content/interface.ts';
import { markUp } from '../mark-up/mark-up.tsx';
import styles from './MoreList.module.css';

interface ButtonProps {
  /** Number of hidden items of the following list at 768 px or less. */
  readonly hidden: number;
  /** The list's id: it must be the button's next sibling, its hidden items marked with `data-more`. */
  readonly controls: string;
  /** The subject of the list, for the button's accessible name. */
  readonly about: string;
  /** The noun of the hidden items: « autre service ». */
  readonly noun?: Noun | undefined;
}

/**
 * « +N autres »: the disclosure of a list that is shortened on small screens (`app/inline/disclosures.ts`). Wide
 * screens show all items.
 */
export function MoreButton({ hidden, controls, about, noun = interfaceStrings.moreItems }: ButtonProps) {
  if (hidden <= 0) return null;
  const label = `+${withNoun(hidden, noun)}`;
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded="false"
      aria-controls={controls}
      aria-label={`${label}\u00a0: ${about}`}
      suppressHydrationWarning
    >
      {label}
    </button>
  );
}

interface ListProps {
  readonly items: readonly string[];
  readonly mobileLimit?: number | undefined;
  readonly about: string;
  readonly noun?: Noun | undefined;
}

/** A list of short points, shortened on small screens. */
export function MoreList({ items, mobileLimit = items.length, about, noun }: ListProps) {
  const id = useId();
  return (
    <>
      <MoreButton hidden={items.length - mobileLimit} controls={id} about={about} noun={noun} />
      <ul className={styles.list} id={id}>
        {items.map((item, index) => (
          <li key={item} data-more={index >= mobileLimit || undefined}>
            {markUp(item)}
          </li>
        ))}
      </ul>
    </>
  );
}
