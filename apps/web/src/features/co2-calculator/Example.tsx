import type { SectionOf } from '../../content/schema/page.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import * as styles from './Co2Calculator.module.css';
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
          <p className="gauge-centre">
            <strong>{example.total.value}</strong> <span>{example.total.unit}</span>
          </p>
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

interface ComparisonsProps {
  readonly comparisons: Readonly<Record<string, { readonly value: string; readonly label: string }>>;
  /** Whether the figures are the visitor's result, not the example. */
  readonly own?: boolean;
}

/** Equivalents of the total, of the example or of the visitor: kilometres, trees, dollars. */
export function Comparisons({ comparisons, own = false }: ComparisonsProps) {
  const facts = Object.entries(comparisons).map(([name, fact]) => ({ ...fact, name: own ? name : undefined }));
  return <Facts className={styles.comparisons} facts={facts} />;
}
