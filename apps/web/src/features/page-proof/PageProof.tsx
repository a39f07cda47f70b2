import { formatBytes, formatGrams, formatNumber } from '@agency/shared/format';
import { timesLighter, transferGrams } from '@agency/shared/site-weight';
import { useState } from 'react';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { fill } from '../../lib/fill.ts';
import { bytesTransferred, currentView, filesTransferred } from '../../lib/transferred.ts';
import { medianPage } from '../../site/limits.ts';
import { Button } from '../../ui/button/Button.tsx';
import { WeightSquares } from '../../ui/charts/WeightSquares.tsx';
import * as styles from './PageProof.module.css';

type Measure = { readonly bytes: number; readonly files: number } | 'failed';

/** Two squares to scale: the median page and this one. Ours shows the page's limit until the view is measured. */
export function PageProof({ section }: SectionProps<'page-proof'>) {
  const { median, ours, caption, method } = section;
  const [measure, setMeasure] = useState<Measure>();
  const found = typeof measure === 'object' ? measure : undefined;
  const limit = ours.limit * 1000;
  const bytes = found?.bytes ?? limit;
  const grams = (value: number) => fill(section.grams, { co2: formatGrams(transferGrams(value)) });

  function weigh() {
    const view = currentView();
    const received = bytesTransferred(view);
    // Some browsers hide transfer sizes, and a cached view has none.
    setMeasure(received ? { bytes: received, files: filesTransferred(view) } : 'failed');
  }

  return (
    <>
      <div className={styles.proof}>
        <figure>
          <WeightSquares left={{ weight: medianPage.bytes, hue: 'larch' }} right={{ weight: bytes, hue: 'forest' }} />
          <figcaption className="footnote">{caption}</figcaption>
        </figure>
        <div className="stack roomy">
          <ul className="stack roomy weights">
            <li data-hue="larch">
              <span>{median.label}</span> <strong className="display">{formatBytes(medianPage.bytes)}</strong>{' '}
              <span>{grams(medianPage.bytes)}</span> <small>{markUp(median.source)}</small>
            </li>
            <li data-hue="forest">
              <span>{ours.label}</span>{' '}
              <strong className="display" data-result="pageWeight">
                {found ? formatBytes(bytes, 1) : fill(ours.weight, { limit: formatBytes(limit) })}
              </strong>{' '}
              <span>{grams(bytes)}</span> <small>{found ? ours.measured : ours.prerendered}</small>
            </li>
          </ul>
          {/* Compare with the limit at least: a cached view is lighter than a first visit. */}
          <p className="verdict">
            {fill(section.ratio, { times: formatNumber(timesLighter(Math.max(bytes, limit), medianPage.bytes)) })}
          </p>
          <div className="needs-script">
            <Button onClick={weigh} label={section.measure} />
            <p className="kept-reply" role="status">
              {measure === 'failed' && section.failure}
              {found &&
                fill(section.outcome, {
                  weight: formatBytes(bytes, 1),
                  files: formatNumber(found.files),
                  co2: formatGrams(transferGrams(bytes)),
                })}
            </p>
          </div>
        </div>
      </div>
      <p className="footnote">{markUp(method)}</p>
    </>
  );
}
