import { extractInvoice, invoiceToContact } from '@agency/shared';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { DraftLink } from '../../blocks/draft-link/DraftLink.tsx';
import { ResultActions, ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { ShareResult } from '../../blocks/share-result/ShareResult.tsx';
import { invoiceWords as words } from '../../content/tools/ai-demos.ts';
import { useAddressState } from '../../hooks/use-address-state.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { addressWith, inputsIn } from '../../lib/address.ts';
import { readDraft, saveDraft, textsOf } from '../../lib/draft.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import styles from './InvoiceReader.module.css';
import { sampleNames } from './input-names.ts';
import { fieldHues, fieldNames, numberOf, piecesOf, shownValue, verdictOf } from './invoice-view.ts';

/** Owner of a text of the visitor's own in the tab's draft. */
const OWN_TEXT = 'invoice-text';

const areaIn = (source: HTMLElement | null) => source?.querySelector('textarea');

interface Props {
  /** Id of the section: a shared address leads to it. */
  readonly anchor: string | undefined;
}

/** An invoice's text, what is read in it, and a copy of the text where each field is marked with its colour and number. */
export function InvoiceReader({ anchor }: Props) {
  const titleId = useId();
  const { samples, outputs } = words;
  const source = useRef<HTMLDivElement>(null);
  const [inputs, change] = useAddressState('invoice-reader', sampleNames);
  /** What the visitor wrote. It stays in this tab: an address would send it to the server with the next reload. */
  const [own, setOwn] = useState<string>();
  const text = own ?? samples[Number(inputs.exemple ?? 1) - 1]?.text ?? samples[0]?.text ?? '';
  const invoice = useMemo(() => extractInvoice(text), [text]);
  const draft = invoiceToContact(invoice);
  const verdict = verdictOf(invoice);
  const announced = useDebounced(verdict.join(' '), ANNOUNCE_AFTER);

  // An example that someone shared is shown first; the visitor's own text waits for the next visit.
  useEffect(() => {
    if (!inputsIn(window.location.search, sampleNames).exemple) setOwn(textsOf(readDraft(OWN_TEXT), ['text']).text);
  }, []);

  // The field is uncontrolled: write an example or a restored text into it.
  useEffect(() => {
    const field = areaIn(source.current);
    if (field && field.value !== text) field.value = text;
  }, [text]);

  function write(written: string) {
    const sample = samples.findIndex((known) => known.text === written);
    setOwn(sample < 0 ? written : undefined);
    saveDraft(OWN_TEXT, sample < 0 ? { text: written } : undefined);
    change({ exemple: sample > 0 ? String(sample + 1) : undefined });
  }

  return (
    <ResultSheet labelledBy={titleId} own={text !== samples[0]?.text} className={styles.reader}>
      <div
        ref={source}
        className={`${styles.source} no-print`}
        onInput={() => write(areaIn(source.current)?.value ?? '')}
      >
        <fieldset className={styles.samples}>
          <legend>{words.samplesLabel}</legend>
          {samples.map((sample) => (
            <button
              key={sample.name}
              type="button"
              aria-pressed={sample.text === text}
              onClick={() => write(sample.text)}
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
        <h4 id={titleId}>{words.outputsTitle}</h4>
        <dl className={styles.fields}>
          {fieldNames.map((field) => {
            const value = shownValue(field, invoice);
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
        {own !== undefined && <p className="no-print">{words.kept}</p>}
        {draft && (
          <ResultActions>
            <DraftLink action={words.talk} draft={draft} />
          </ResultActions>
        )}
        <ShareResult
          about={words.outputsTitle}
          address={own === undefined ? () => addressWith(window.location.href, sampleNames, inputs, anchor) : undefined}
        />
      </div>
    </ResultSheet>
  );
}
