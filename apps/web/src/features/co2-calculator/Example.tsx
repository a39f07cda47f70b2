import { type Co2Source, calculateCo2, co2Constants, formatGrams, formatKg, formatNumber } from '@agency/shared';
import { fill } from '../../lib/fill.ts';
import { Gauge } from '../../ui/gauge/Gauge.tsx';
import styles from './Co2Calculator.module.css';
import { Comparisons } from './Comparisons.tsx';
import { arcsOf, centreOf, fullTurn, hues, ticksOf, type Words } from './impact.ts';

const { gramsPerView, viewsPerVisitor, kgPerConversation, kgPerAiRequest, hostingMultipliers } = co2Constants;

const factors: Readonly<Record<Co2Source, string>> = {
  site: formatGrams(gramsPerView, 1),
  chatbot: formatKg(kgPerConversation),
  ai: formatGrams(kgPerAiRequest * 1000, 0),
};

const multipliers = Object.fromEntries(
  Object.entries(hostingMultipliers).map(([code, multiplier]) => [code, formatNumber(multiplier)]),
);

/** The method by a worked example: all that a visitor without JavaScript sees of the calculator. */
export function Example({ words }: { readonly words: Words }) {
  const { example, sources } = words;
  const result = calculateCo2(example.inputs);
  return (
    <>
      <div>
        <h3 className={styles.cardTitle}>{example.title}</h3>
        <p className={styles.text}>{example.text}</p>
      </div>
      <div className={styles.drawing}>
        <Gauge max={fullTurn(result)} arcs={arcsOf(result)} ticks={ticksOf(result)} centre={centreOf(result, words)} />
      </div>
      <ul className={styles.sources}>
        {result.details.map(({ id, kg }) => (
          <li key={id} data-hue={hues[id]}>
            <span>
              {sources[id]}
              <small>{fill(example.factors[id], { factor: factors[id], views: formatNumber(viewsPerVisitor) })}</small>
            </span>
            <strong>{formatKg(kg)}</strong>
          </li>
        ))}
      </ul>
      <Comparisons result={result} words={words} />
      <p className={styles.text}>{fill(example.hosting, multipliers)}</p>
    </>
  );
}
