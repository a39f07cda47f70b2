import { formatPercent } from '@agency/shared/format';
import { rgesnScore } from '@agency/shared/rgesn';
import type { SectionProps } from '../../blocks/section-props.ts';
import { type Criterion, themes } from '../../content/declarations/rgesn.built.ts';
import { fill } from '../../lib/fill.ts';
import * as styles from './Rgesn.module.css';

const result = rgesnScore(themes.flatMap(({ criteria }) => criteria));

/** The ecodesign declaration: the score, then each theme's criteria behind a disclosure. */
export function Rgesn({ section: { counts, theme, states, levels } }: SectionProps<'rgesn'>) {
  const values = { score: formatPercent(result.score), met: String(result.met), notMet: String(result.notMet) };
  return (
    <>
      <p className={styles.counts}>{fill(counts, { ...values, notApplicable: String(result.notApplicable) })}</p>
      {themes.map(({ title, criteria }) => (
        <details key={title} className="disclosure">
          <summary>
            {fill(theme, { title, met: metOf(criteria), count: String(applicableOf(criteria).length) })}
          </summary>
          <ul className={styles.criteria}>
            {criteria.map((criterion) => (
              <li key={criterion.id} className={styles.criterion} data-state={criterion.state}>
                {`${criterion.id} ${states[criterion.state]}.\n${criterion.title} (${levels[criterion.level]}). ${criterion.reason}`}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

const applicableOf = (criteria: readonly Criterion[]) => criteria.filter(({ state }) => state !== 'not-applicable');
const metOf = (criteria: readonly Criterion[]) => String(rgesnScore(criteria).met);
