import { type Corrections, extractInvoice, type InvoiceField, invoiceToContact } from '@agency/shared/invoice';
import { useEffect, useId, useMemo, useRef } from 'react';
import { ActionLink } from '../../../blocks/action-link/ActionLink.tsx';
import type { ToolProps } from '../../../blocks/late-tool/LateTool.tsx';
import { ResultActions } from '../../../blocks/result-sheet/ResultActions.tsx';
import { ResultSheet } from '../../../blocks/result-sheet/ResultSheet.tsx';
import { invoiceStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import { useKept } from '../../../hooks/use-kept.ts';
import { useLatest } from '../../../hooks/use-latest.ts';
import { writeTexts } from '../../../lib/form-texts.ts';
import { storedInput } from '../../../lib/tool-inputs.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextArea } from '../../../ui/field/Field.tsx';
import { sampleNames } from '../input-names.ts';
import { InvoiceFile } from './file/InvoiceFile.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import * as styles from './InvoiceReader.module.css';
import { fieldHues, fieldNames, numberOf, piecesOf, verdictOf } from './invoice-view.ts';

const ownNames = ['text', ...fieldNames] as const;

const areaIn = (source: HTMLElement | null) => source?.querySelector('textarea');

/** An invoice's text, its fields, and a copy of the text with each field marked by its colour and number. */
export function InvoiceReader({ anchor }: ToolProps) {
  const titleId = useId();
  const { samples } = strings;
  const source = useRef<HTMLDivElement>(null);
  const start = useLatest();
  const { inputs, change, share } = useKept('invoice-reader', sampleNames);
  const { inputs: kept, change: keep, clear } = useKept('invoice-text', ownNames, 'private');
  const { own, corrections } = useMemo(() => {
    // A shared example takes precedence.
    const { text: typed, ...corrected } = inputs.exemple ? {} : kept;
    return { own: typed?.trim() === '' ? '' : typed, corrections: corrected as Corrections };
  }, [kept, inputs.exemple]);
  const shown = own ?? samples[Number(inputs.exemple ?? 1) - 1]?.text ?? samples[0]?.text ?? '';
  // The copy of a PDF may have its accents apart from their letters.
  const text = shown.normalize();
  const invoice = useMemo(() => extractInvoice(text, corrections), [text, corrections]);
  const draft = invoiceToContact(invoice);

  useEffect(() => writeTexts(source.current, { documentText: text }), [text]);

  function show(shown: string, corrected: Corrections) {
    const sample = Object.keys(corrected).length > 0 ? -1 : samples.findIndex((known) => known.text === shown);
    clear();
    if (sample < 0) keep({ text: storedInput(shown, undefined), ...corrected });
    change({ exemple: sample > 0 ? String(sample + 1) : undefined });
  }

  /** Shows what the visitor typed, in place of a file that is still being read. */
  function enter(entered: string, corrected: Corrections) {
    start();
    show(entered, corrected);
  }

  function correct(field: InvoiceField, typed: string | undefined) {
    const { [field]: _, ...others } = corrections;
    // A draft removes empty values.
    enter(text, typed === undefined ? others : { ...others, [field]: typed || ' ' });
  }

  return (
    <ResultSheet
      labelledBy={titleId}
      own={own !== undefined || inputs.exemple !== undefined}
      className={`${styles.reader} one-page`}
      announced={verdictOf(invoice).join(' ')}
    >
      <div className="stack no-print">
        <InvoiceFile start={start} onText={(read) => show(read, {})} />
        <fieldset className="toggles">
          <legend>{strings.samplesLabel}</legend>
          {samples.map((sample) => (
            <Button
              key={sample.name}
              look="example"
              aria-pressed={sample.text === text}
              onClick={() => enter(sample.text, {})}
              label={sample.name}
            />
          ))}
        </fieldset>
        <div ref={source} onInput={() => enter(areaIn(source.current)?.value ?? '', corrections)}>
          <TextArea name="documentText" label={strings.field} rows={11} defaultValue={samples[0]?.text} />
        </div>
      </div>
      <div className="stack">
        <h4>{strings.copy}</h4>
        <p className={styles.paper}>
          {piecesOf(text, invoice).map(({ start, text: piece, field }) =>
            field ? (
              <mark key={start} data-hue={fieldHues[field]} data-field={field} data-number={numberOf(field)}>
                <span>{piece}</span>
              </mark>
            ) : (
              piece
            ),
          )}
        </p>
      </div>
      <div className="stack whole-row">
        <h4 id={titleId}>{strings.outputsTitle}</h4>
        <InvoiceFields invoice={invoice} corrections={corrections} onCorrect={correct} />
        {own !== undefined && <p className="no-print">{strings.kept}</p>}
        <ResultActions about={strings.outputsTitle} address={own === undefined ? () => share(anchor) : undefined}>
          {draft && own !== undefined && <ActionLink action={strings.talk} draft={draft} />}
        </ResultActions>
      </div>
    </ResultSheet>
  );
}
