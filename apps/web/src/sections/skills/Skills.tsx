import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { interfaceStrings } from '../../content/interface.ts';
import styles from './Skills.module.css';

/** Levels as bars of growth lines: the number and its meaning are text, the bar is decorative. */
export function Skills({ section: { id, tone, categories, ...heading } }: SectionProps<'skills'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <div className={styles.categories}>
        {categories.map(({ name, technologies }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {technologies.map((technology) => (
                <div key={technology.name} className={styles.technology}>
                  <dt>{technology.name}</dt>
                  <dd className={styles.level}>
                    <span className="visually-hidden">{interfaceStrings.level} </span>
                    {technology.level}
                    <small>/100</small>
                  </dd>
                  <dd className={styles.description}>
                    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <path d={`M0 0h${technology.level}v4H0z`} />
                    </svg>
                    {technology.description}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </SectionFrame>
  );
}
