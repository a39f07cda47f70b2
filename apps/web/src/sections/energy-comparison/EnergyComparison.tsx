import { Figure } from '../../blocks/claims/Figure.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { SIDE, squareSide } from '../../ui/charts/square-side.ts';
import * as styles from './EnergyComparison.module.css';

/** Two services side by side: squares with areas proportional to their electricity, and the resulting figures. */
export function EnergyComparison({ section: { labels, cards, saving, note } }: SectionProps<'energy-comparison'>) {
  const most = Math.max(...cards.map(({ consumption }) => consumption.value));
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ type, consumption, co2, cost, efficiency, colour }) => {
          const side = squareSide(consumption.value, most);
          return (
            <li key={type} className={styles.card}>
              <svg data-hue={colour} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
                <rect y={SIDE - side} width={side} height={side} rx="4" />
              </svg>
              <div>
                <h3>{type}</h3>
                <ul className="lines">
                  {[
                    [labels.consumption, consumption.display],
                    [labels.co2, co2],
                    [labels.cost, cost],
                    [labels.efficiency, efficiency],
                  ].map(([label = '', value = '']) => (
                    <li key={label} className="cluster spread">
                      {`${label} `}
                      <Figure value={value} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="verdict">{saving}</p>
      <p className={styles.note}>{note}</p>
    </>
  );
}
