import { type ClipboardEvent, type FormEvent, Fragment, type RefObject, useId } from 'react';
import { weighingStrings as strings } from '../../content/tools/site-weighing.ts';
import { useLatest } from '../../hooks/use-latest.ts';
import { Field, TextArea } from '../../ui/field/Field.tsx';
import { type WeighingName, weighingNames } from './input-names.ts';
import { isHar, type Recording, readFile, readRecording } from './recording.ts';
import * as styles from './WeighingTool.module.css';

interface Props {
  readonly fieldsRef: RefObject<HTMLDivElement | null>;
  readonly problems: Readonly<Record<WeighingName, string | undefined>>;
  /** Result of reading a line or a file. */
  readonly message: string;
  readonly onInput: (name: WeighingName, text: string) => void;
  readonly onReading: () => void;
  readonly onRecording: (recording: Recording) => void;
}

const isName = (name: string): name is WeighingName => weighingNames.some((known) => known === name);

/** Three fields, and two ways to fill them: a pasted line, a pasted or chosen HAR. */
export function WeighingFields({ fieldsRef, problems, message, onInput, onReading, onRecording }: Props) {
  const id = useId();
  const { fields, recording } = strings;
  const start = useLatest();

  function typed({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement | HTMLTextAreaElement;
    start();
    if (isName(name)) onInput(name, value);
    if (name === 'releve') onRecording(readRecording(value));
  }

  /** A HAR has millions of characters: it is read, and kept out of the field. */
  function pasted(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!isHar(text)) return;
    event.preventDefault();
    start();
    onRecording(readRecording(text));
  }

  async function chosen({ files }: HTMLInputElement) {
    const [file] = files ?? [];
    if (!file) return;
    const signal = start();
    onReading();
    const read = await readFile(file);
    if (!signal.aborted) onRecording(read);
  }

  return (
    <div className="stack roomy no-print" ref={fieldsRef} onInput={typed} onPaste={pasted}>
      <h3>{strings.fieldsTitle}</h3>
      <Field name="poids" {...fields.poids} error={problems.poids} autoComplete="off" spellCheck={false} />
      <Field name="requetes" {...fields.requetes} error={problems.requetes} autoComplete="off" inputMode="numeric" />
      <div className="stack">
        <Field name="elements" {...fields.elements} error={problems.elements} autoComplete="off" inputMode="numeric" />
        <code className={styles.counting}>
          {/* On a phone, a line may end before `.length`. */}
          {strings.counting.split(/(?=\.length)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
      </div>
      <TextArea name="releve" label={recording.label} hint={recording.hint} rows={2} className={styles.recording} />
      <div className="stack tight">
        <label className={styles.file}>
          {recording.file}
          <input
            type="file"
            name="har"
            accept=".har,.json,application/json"
            aria-describedby={id}
            // The same file can be chosen again.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ currentTarget }) => chosen(currentTarget)}
          />
        </label>
        <p className="note" id={id}>
          {recording.fileHint}
        </p>
      </div>
      <p role="status" className="reply marked">
        {message}
      </p>
    </div>
  );
}
