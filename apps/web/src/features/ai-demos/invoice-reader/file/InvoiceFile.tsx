import { withNoun } from '@agency/shared/format';
import { type DragEvent, useState } from 'react';
import { invoiceStrings } from '../../../../content/tools/ai-demos.built.ts';
import { fill } from '../../../../lib/fill.ts';
import { withTimeout } from '../../../../lib/with-timeout.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { buttonClass } from '../../../../ui/button/button-class.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import * as styles from './InvoiceFile.module.css';
import type { FileText, Refusal } from './pdf-messages.ts';
import { readFile } from './read-file.ts';

const strings = invoiceStrings.file;

/** Folder of our own malformed PDFs; `apps/web/media/invoices` draws them. */
const SAMPLES = '/media/factures/';

interface Status {
  readonly step: 'reading' | 'read' | 'refused';
  readonly sentences: readonly string[];
}

function sentencesOf(name: string, result: FileText | Refusal): string[] {
  if (result.type === 'refused') {
    return [fill(strings.refused[result.reason], { pages: withNoun(result.pages ?? 0, strings.length) })];
  }
  const read = fill(strings.read, { name, pages: withNoun(result.pages, strings.pages) });
  return result.scripted ? [read, strings.scripted] : [read];
}

interface Props {
  /** Starts to read a file. Its signal is aborted when the visitor asks for something else. */
  readonly start: () => AbortSignal;
  /** Called with the text of a file. */
  readonly onText: (text: string) => void;
}

/** Chooses or drops a PDF or a text file, and shows the outcome. */
export function InvoiceFile({ start, onText }: Props) {
  const [status, setStatus] = useState<Status>();
  const [isOver, setIsOver] = useState(false);

  async function read(name: string, contentOf: (signal: AbortSignal) => Promise<Blob>, notes: readonly string[] = []) {
    const signal = start();
    const reading: Status = { step: 'reading', sentences: [fill(strings.reading, { name })] };
    setStatus(reading);
    const result = await withTimeout(contentOf(signal))
      .then((file) => readFile(file, signal))
      .catch((): Refusal => ({ type: 'refused', reason: 'noReader' }));
    // Another file has a status of its own.
    if (signal.aborted) return setStatus((shown) => (shown === reading ? undefined : shown));
    const ended: Status = { step: result.type, sentences: [...sentencesOf(name, result), ...notes] };
    setStatus(ended);
    // The visitor has replaced the text of the file.
    signal.addEventListener('abort', () => setStatus((shown) => (shown === ended ? undefined : shown)));
    if (result.type === 'read') onText(result.text);
  }

  function readFirst(files: FileList | null) {
    const [file] = files ?? [];
    if (file) void read(file.name, async () => file, (files?.length ?? 0) > 1 ? [strings.onlyFirst] : []);
  }

  async function sample(file: string, signal: AbortSignal): Promise<Blob> {
    const response = await fetch(SAMPLES + file, { signal });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.blob();
  }

  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  return (
    <fieldset
      className={styles.drop}
      data-step={status?.step}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        readFirst(event.dataTransfer.files);
      }}
    >
      <legend className="visually-hidden">{strings.choose}</legend>
      <label className={`${buttonClass('quiet')} ${styles.choose}`}>
        <input
          type="file"
          className="visually-hidden"
          name="documentFile"
          accept=".pdf,.txt,application/pdf,text/plain"
          onChange={({ currentTarget }) => {
            readFirst(currentTarget.files);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        {strings.choose}
        <small>{strings.weight}</small>
      </label>
      <p className="note">
        {strings.drop} {strings.limits}
      </p>
      <fieldset className="toggles">
        <legend>{strings.samplesLabel}</legend>
        {strings.samples.map(({ name, file }) => (
          <Button
            key={file}
            look="example"
            onClick={() => void read(name, (signal) => sample(file, signal))}
            label={name}
          />
        ))}
      </fieldset>
      <div className={styles.status} role="status" data-result="file" data-value={status?.step}>
        {status?.step === 'reading' && <Spinner />}
        {status?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </fieldset>
  );
}
