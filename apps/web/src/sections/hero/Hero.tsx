import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { ActionList } from '../action-link/ActionLink.tsx';
import type { SectionProps } from '../section-map.tsx';
import styles from './Hero.module.css';

export function Hero({ section: { eyebrow, title, lead, actions, facts, drawing } }: SectionProps<'hero'>) {
  return (
    <header className={styles.hero}>
      {drawing && <Drawing className={styles.drawing} name={drawing} />}
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <ActionList actions={actions} />
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </header>
  );
}
