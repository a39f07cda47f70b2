import type { Option } from '@agency/shared/options';
import type { ComponentProps } from 'react';
import * as styles from './Field.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'className'> {
  /** After its children. */
  readonly options: readonly Option[];
  /** Whether it is as low as a field in a tool's grid. */
  readonly small?: boolean;
}

/** A native select with the site's arrow: it uses the phone's picker and the keyboard's search. */
export function Select({ small, options, children, ...select }: Props) {
  return (
    <span className={styles.select}>
      <select className={small ? 'control small' : 'control'} {...select}>
        {children}
        {options.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
