import { type Noun, withNoun } from '@agency/shared/format';
import { type ReactElement, useId } from 'react';
import { interfaceStrings } from '../../content/interface.ts';
import { markUp } from '../mark-up/mark-up.tsx';
import * as styles from './MoreList.module.css';

interface Props<Item> {
  readonly items: readonly Item[];
  /** Number of items that a small screen shows at first; all of them by default. */
  readonly limit?: number | undefined;
  /** The subject of the list, for the button's accessible name. */
  readonly about: string;
  /** The noun of the hidden items: « autre service ». */
  readonly noun?: Noun | undefined;
  readonly className?: string | undefined;
  /** @param more the value of the item's `data-more`: it hides the item on a small screen */
  readonly children: (item: Item, more: true | undefined) => ReactElement;
}

/**
 * A list that is shortened at 768 px or less, with the button that shows the rest: « +N autres »
 * (`app/inline/disclosures.ts`). Wide screens show all items.
 */
export function MoreList<Item>(props: Props<Item>) {
  const { items, limit = items.length, about, noun = interfaceStrings.moreItems, className, children } = props;
  const id = useId();
  const label = `+${withNoun(items.length - limit, noun)}`;
  return (
    <>
      {items.length > limit && (
        <button
          type="button"
          className={styles.more}
          aria-expanded="false"
          aria-controls={id}
          aria-label={`${label}\u00a0: ${about}`}
          suppressHydrationWarning
        >
          {label}
        </button>
      )}
      <ul className={className} id={id}>
        {items.map((item, index) => children(item, index >= limit || undefined))}
      </ul>
    </>
  );
}

export function MorePoints(props: Omit<Props<string>, 'className' | 'children'>) {
  return (
    <MoreList {...props} className={styles.list}>
      {(item, more) => (
        <li key={item} data-more={more}>
          {markUp(item)}
        </li>
      )}
    </MoreList>
  );
}
