import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import * as styles from './Certifications.module.css';
import './logo-or-name.element.ts';

/**
 * The guidelines that we follow, each with a drawing of our own: its alternative text describes it, and its
 * abbreviation shows if the file fails.
 */
export function Certifications({ section: { items } }: SectionProps<'certifications'>) {
  return (
    <ul className={styles.cards}>
      {Object.entries(items).map(([abbreviation, { name, description, logoAlt, colour }]) => (
        <li key={abbreviation} className={styles.card} data-hue={colour}>
          <logo-or-name className={`${styles.logo} no-print`}>
            <img
              src={`/media/certifications/${abbreviation.toLowerCase()}.svg`}
              alt={abbreviation}
              aria-label={logoAlt}
              width="96"
              height="96"
              loading="lazy"
            />
            <span>{abbreviation}</span>
          </logo-or-name>
          <div>
            <h3>{markUp(name)}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
