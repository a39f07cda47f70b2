import { type HarReading, weightText } from '@agency/shared/site-weight';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { fill } from '../../lib/fill.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';

const strings = weighingStrings.har;

/** Composition of the weight: a bar for each file type, and the heaviest files. */
export function HarParts({ har: { bytes, kinds, heaviest } }: { readonly har: HarReading }) {
  const bars = kinds.map(({ kind, bytes: own }) => ({
    label: weighingStrings.log.kinds[kind],
    value: own,
    display: weightText(own),
    hue: 'river' as const,
  }));
  return (
    <div className="stack">
      <h4>{strings.title}</h4>
      <BarChart bars={bars} max={bytes} />
      {heaviest.length > 0 && (
        <>
          <h4>{strings.heaviest}</h4>
          <ol className="stack tight listed note">
            {heaviest.map(({ name, host, bytes: own }, place) => (
              <li key={place}>{fill(strings.file, { name, host, weight: weightText(own) })}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
