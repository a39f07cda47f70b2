import type { ReactNode } from 'react';
import * as styles from './Table.module.css';

/** Its name: shown above it, or visually hidden if the heading before it is the same. */
type Name =
  | { readonly caption: string; readonly label?: undefined }
  | { readonly label: string; readonly caption?: undefined };

type Props = Name & {
  /** Names of the columns; the column of row names has an empty one. */
  readonly head: readonly string[];
  readonly className?: string | undefined;
  /** On a phone, rows are blocks: each cell follows its `data-label`, the name of its column. */
  readonly stacked?: boolean;
  /** `<tbody>` elements. */
  readonly children: ReactNode;
};

/** Every table of the site: full width, a line below each row, text at the start and the top of its cell. */
export function Table({ caption, label, head, className = '', stacked, children }: Props) {
  return (
    <table className={`${styles.table} ${className}`} data-stacked={stacked || undefined} aria-label={label}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) =>
            name === '' ? (
              <td key={name} />
            ) : (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}
