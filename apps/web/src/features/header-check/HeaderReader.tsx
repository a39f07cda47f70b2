import { HEADERS_MOST } from '@agency/shared';
import { type ClipboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { headerCheckStrings as strings } from '../../content/tools/header-check.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { readDraft, saveDraft, textsOf } from '../../lib/draft.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import styles from './HeaderReader.module.css';
import { HeadersResult } from './HeadersResult.tsx';
import { headersView } from './headers-view.ts';

const OWNER = 'header-check';

/** Headers pasted by a visitor, and the findings about six of them. They stay in this tab, not in the address. */
export function HeaderReader() {
  const titleId = useId();
  const source = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string>();
  const text = own ?? strings.sample;
  const { outcome, problem } = useMemo(() => headersView(text, own !== undefined), [text, own]);
  const announced = useDebounced(outcome?.summary ?? problem ?? '', ANNOUNCE_AFTER);

  useEffect(() => setOwn(textsOf(readDraft(OWNER), ['text']).text), []);

  // The field is uncontrolled: write the example or a restored text into it.
  useEffect(() => {
    const field = source.current?.querySelector('textarea');
    if (field && field.value !== text && text.length <= HEADERS_MOST) field.value = text;
  }, [text]);

  function write(written: string) {
    const mine = written === strings.sample ? undefined : written.slice(0, HEADERS_MOST + 1);
    const kept = mine === undefined ? undefined : headersView(mine, true).outcome?.kept;
    setOwn(mine);
    saveDraft(OWNER, kept ? { text: kept } : undefined);
  }

  /** A text that is far too long is refused and kept out of the field: its layout would take the browser seconds. */
  function pasted(event: ClipboardEvent) {
    const copied = event.clipboardData.getData('text');
    if (copied.length <= HEADERS_MOST) return;
    event.preventDefault();
    setOwn(copied.slice(0, HEADERS_MOST + 1));
  }

  return (
    <ResultSheet labelledBy={titleId} own={own !== undefined && outcome !== undefined} className={styles.reader}>
      <div
        ref={source}
        className={`${styles.source} no-print`}
        onInput={() => write(source.current?.querySelector('textarea')?.value ?? '')}
        onPaste={pasted}
      >
        <TextArea
          name="headers"
          label={strings.field}
          hint={own === undefined ? strings.fieldHint : undefined}
          error={own === undefined ? undefined : problem}
          rows={9}
          defaultValue={strings.sample}
        />
        {own !== undefined && (
          <button type="button" className="text-button" onClick={() => write(strings.sample)}>
            {strings.example}
          </button>
        )}
        <p className={styles.note}>{strings.kept}</p>
      </div>
      {outcome ? (
        <HeadersResult titleId={titleId} outcome={outcome} own={own !== undefined} />
      ) : (
        <h3 id={titleId}>{strings.problems.blank}</h3>
      )}
      <output className="visually-hidden">{announced}</output>
    </ResultSheet>
  );
}
