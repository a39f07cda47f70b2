import type { HarReading } from '@agency/shared/site-weight';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { fill } from '../../lib/fill.ts';
import styles from './WeighingTool.module.css';
import { weightText } from './weighing-view.ts';

const strings = weighingStrings.har;

/** Composition of the weight: a bar for each file type, and the heaviest files. */
export function HarParts({ har: { bytes, kinds, heaviest } }: { readonly har: HarReading }) {
  const share = (part: number) => `${bytes > 0 ? Math.round((part / bytes) * 1000) / 10 : 0}%`;
  return (
    <div className={styles.parts}>
      <h4>{strings.title}</h4>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, bytes: own }) => (
          <li key={kind}>
            <span>{weighingStrings.log.kinds[kind]}</span> <strong>{weightText(own)}</strong>
            <svg aria-hidden="true" focusable="false">
              <rect width={share(own)} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
      {heaviest.length > 0 && (
        <>
          <h5>{strings.heaviest}</h5>
          <ol className={styles.heaviest}>
            {heaviest.map(({ name, host, bytes: own }, place) => (
              <li key={place}>{fill(strings.file, { name, host, weight: weightText(own) })}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
