import { extractInvoice } from '@agency/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SectionOf } from '../../content/schema/page.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import styles from './InvoiceReader.module.css';
import { fieldHues, fieldNames, numberOf, piecesOf, shownValue, verdictOf } from './invoice-view.ts';

interface Props {
  readonly words: SectionOf<'ai-demos'>['ocr'];
}

/** An invoice's text, what is read in it, and a copy of the text where each field is marked with its colour and number. */
export function InvoiceReader({ words }: Props) {
  const { samples, outputs } = words;
  const [text, setText] = useState(samples[0]?.text ?? '');
  const form = useRef<HTMLDivElement>(null);
  const invoice = useMemo(() => extractInvoice(text), [text]);
  const verdict = verdictOf(invoice, words);
  const announced = useDebounced(verdict.join(' '), ANNOUNCE_AFTER);

  const area = () => form.current?.querySelector('textarea');
  // What was written before hydration is read from the field.
  useEffect(() => setText((shown) => form.current?.querySelector('textarea')?.value ?? shown), []);

  function take(sample: string) {
    const field = area();
    if (field) field.value = sample;
    setText(sample);
  }

  return (
    <div className={styles.reader}>
      <div ref={form} className={styles.source} onInput={() => setText(area()?.value ?? '')}>
        <fieldset className={`${styles.samples} needs-script`}>
          <legend>{words.samplesLabel}</legend>
          {samples.map((sample) => (
            <button
              key={sample.name}
              type="button"
              aria-pressed={sample.text === text}
              onClick={() => take(sample.text)}
            >
              {sample.name}
            </button>
          ))}
        </fieldset>
        <TextArea name="documentText" label={words.field} rows={11} defaultValue={samples[0]?.text} />
      </div>
      <div>
        <h4>{words.copy}</h4>
        <p className={styles.paper}>
          {piecesOf(text, invoice).map(({ start, text: piece, field }) =>
            field ? (
              <mark key={start} data-hue={fieldHues[field]} data-field={field} data-number={numberOf(field)}>
                {piece}
              </mark>
            ) : (
              piece
            ),
          )}
        </p>
      </div>
      <div className={styles.outcome}>
        <h4>{words.outputsTitle}</h4>
        <dl className={styles.fields}>
          {fieldNames.map((field) => {
            const value = shownValue(field, invoice, words);
            return (
              <div key={field}>
                <dt data-hue={fieldHues[field]} data-number={numberOf(field)}>
                  {outputs[field]}
                </dt>
                <dd data-result={field} data-missing={value === undefined || undefined}>
                  {value ?? words.missing}
                </dd>
              </div>
            );
          })}
          <div className={styles.verdict} data-match={invoice.totalsMatch ?? 'unknown'}>
            <dt>{outputs.totalsMatch}</dt>
            <dd data-result="totalsMatch" data-value={invoice.totalsMatch ?? 'unknown'}>
              {verdict.join(' ')}
            </dd>
          </div>
        </dl>
        <output className="visually-hidden">{announced}</output>
      </div>
    </div>
  );
}
