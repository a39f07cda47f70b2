import { Figure } from '../../blocks/claims/Figure.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './EnergyComparison.module.css';

/** Side of the larger square, in the drawing's own units. */
const SIDE = 200;

/** Two services side by side: squares whose areas are their energy, and the figures that follow from it. */
export function EnergyComparison({ section }: SectionProps<'energy-comparison'>) {
  const { id, tone, cards, scale, note, ...heading } = section;
  const most = Math.max(...cards.map(({ kilowattHours }) => kilowattHours));
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <ul className={styles.cards}>
        {cards.map(({ type, kilowattHours, consumption, facts, text }, index) => {
          const side = Math.round(SIDE * Math.sqrt(kilowattHours / most) * 10) / 10;
          return (
            <li key={type} data-hue={index === 0 ? 'berry' : 'forest'}>
              <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
                <rect y={SIDE - side} width={side} height={side} rx="4" />
              </svg>
              <div>
                <h3>{type}</h3>
                <p className={styles.consumption}>
                  <Figure value={consumption} />
                </p>
                <ul>
                  {facts.map(({ value, label }) => (
                    <li key={label}>
                      <strong>
                        <Figure value={value} />
                      </strong>{' '}
                      {label}
                    </li>
                  ))}
                </ul>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.scale}>{scale}</p>
      <p className={styles.note}>{note}</p>
    </SectionFrame>
  );
}
