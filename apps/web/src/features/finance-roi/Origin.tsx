import { formatMoney } from '@agency/shared/format';
import type { SectionOf } from '../../content/schema/page.ts';
import { rounded } from '../../ui/rounded.ts';
import * as styles from './Origin.module.css';

interface Props {
  /** Savings from the hours, in Canadian dollars a year. */
  readonly hours: number;
  readonly errors: number;
  readonly strings: SectionOf<'finance-roi'>['parts'];
}

/** The two sources of a year's savings, drawn as a board sawn in two. */
export function Origin({ hours, errors, strings }: Props) {
  const share = rounded((hours * 100) / Math.max(hours + errors, 1));
  return (
    <div className={styles.origin}>
      <svg aria-hidden="true">
        <rect data-hue="river" width={`${share}%`} height="100%" />
        <rect data-hue="larch" x={`${share}%`} width={`${rounded(100 - share)}%`} height="100%" />
      </svg>
      <ul className="cluster legend">
        <li data-hue="river">
          <strong>{formatMoney(hours)}</strong> <span>{strings.hours}</span>
        </li>
        <li data-hue="larch">
          <strong>{formatMoney(errors)}</strong> <span>{strings.errors}</span>
        </li>
      </ul>
    </div>
  );
}
