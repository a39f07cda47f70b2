import type { SectionOf } from '../../content/schema/page.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { GaugeCentre } from '../../ui/gauge/GaugeCentre.tsx';
import styles from './Co2Calculator.module.css';
import { Comparisons } from './Comparisons.tsx';
import { hues, sources } from './hues.ts';

/** A worked example of the method; without JavaScript, visitors see only this. */
export function Example({ section: { drawing, example } }: { readonly section: SectionOf<'co2-calculator'> }) {
  return (
    <div className="stack">
      <div className="stack">
        <h3>{example.title}</h3>
        <p>{example.text}</p>
      </div>
      <div className="media">
        <div className={styles.drawing}>
          <Drawing name={drawing} className={styles.gauge} />
          <GaugeCentre {...example.total} />
        </div>
        <ul className={styles.sources}>
          {sources.map((id) => (
            <li key={id} data-hue={hues[id]}>
              <span>
                {example.sources[id].label} <small>{example.sources[id].factor}</small>
              </span>{' '}
              <strong>{example.sources[id].kg}</strong>
            </li>
          ))}
        </ul>
      </div>
      <Comparisons comparisons={example.comparisons} />
      <p>{example.hosting}</p>
    </div>
  );
}
