import type { SectionProps } from '../../blocks/section-props.ts';
import * as styles from './People.module.css';

export function People({ section: { items } }: SectionProps<'people'>) {
  return (
    <ul className={styles.people}>
      {items.map(({ name, role, picture, pictureText }) => (
        <li key={name}>
          <img
            className={styles.picture}
            src={`/media/equipe/${picture}`}
            alt={pictureText}
            width="480"
            height="480"
            loading="lazy"
          />
          <h3>{name}</h3>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  );
}
