import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface Props {
  readonly caption?: string | undefined;
  /** Names of the columns; an empty one stands over the names of the rows. */
  readonly head: readonly string[];
  readonly className?: string | undefined;
  /** `<tbody>` elements. */
  readonly children: ReactNode;
}

/** Every table of the site: full width, a line under each row, words from the start and the top of their cell. */
export function Table({ caption, head, className = '', children }: Props) {
  return (
    <table className={`${styles.table} ${className}`}>
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
