import type { SectionProps } from '../../blocks/section-props.ts';
import { interfaceStrings } from '../../content/interface.ts';
import * as styles from './Skills.module.css';

/** Levels as bars of growth lines: the number and its meaning are text, the bar is decorative. */
export function Skills({ section: { categories } }: SectionProps<'skills'>) {
  return (
    <div className={styles.categories}>
      {Object.entries(categories).map(([category, technologies]) => (
        <section key={category}>
          <h3>{category}</h3>
          <dl className="measures">
            {Object.entries(technologies).map(([name, { level, description }]) => (
              <div key={name} className={styles.technology}>
                <dt>{name}</dt>
                <dd className={styles.level}>
                  <span className="visually-hidden">{interfaceStrings.level} </span>
                  {level}
                  <small>/100</small>
                </dd>
                <dd className={styles.description}>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${level}v4H0z`} />
                  </svg>
                  {description}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
