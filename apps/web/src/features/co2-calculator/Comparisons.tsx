import type { Co2Result } from '@agency/shared';
import styles from './Co2Calculator.module.css';
import { comparisonsOf, type Words } from './impact.ts';

interface Props {
  readonly result: Co2Result;
  readonly words: Words;
  /** Marks the figures as the visitor's own result. */
  readonly own?: boolean;
}

/** What the total amounts to: kilometres, trees, dollars. */
export function Comparisons({ result, words, own = false }: Props) {
  return (
    <dl className={styles.comparisons}>
      {comparisonsOf(result, words).map(({ name, value, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd data-result={own ? name : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
