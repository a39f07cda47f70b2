import { MAX_HEADERS_LENGTH } from '@agency/shared/headers';
import { type ClipboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { headerCheckStrings as strings } from '../../content/tools/header-check.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { writeTexts } from '../../lib/form-texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/field/Field.tsx';
import * as styles from './HeaderReader.module.css';
import { HeadersResult } from './HeadersResult.tsx';
import { headersView } from './headers-view.ts';

const keptNames = ['text'] as const;

/** Headers pasted by a visitor, and the findings about six of them. They stay in this tab, not in the address. */
export function HeaderReader() {
  const titleId = useId();
  const source = useRef<HTMLDivElement>(null);
  /** The lines that the result uses, without the visitor's other headers. */
  const { inputs: kept, change: keep } = useKept('header-check', keptNames, 'private');
  const [typed, setTyped] = useState<string>();
  const own = typed ?? kept.text;
  const text = own ?? strings.sample;
  const { outcome, problem } = useMemo(() => headersView(text, own !== undefined), [text, own]);

  useEffect(() => {
    if (text.length <= MAX_HEADERS_LENGTH) writeTexts(source.current, { headers: text });
  }, [text]);

  function write(written: string) {
    const mine = written === strings.sample ? undefined : written.slice(0, MAX_HEADERS_LENGTH + 1);
    setTyped(mine);
    keep({ text: mine === undefined ? undefined : headersView(mine, true).outcome?.kept });
  }

  /** A text that is far too long is refused and kept out of the field: its layout would take the browser seconds. */
  function pasted(event: ClipboardEvent) {
    const copied = event.clipboardData.getData('text');
    if (copied.length <= MAX_HEADERS_LENGTH) return;
    event.preventDefault();
    setTyped(copied.slice(0, MAX_HEADERS_LENGTH + 1));
  }

  return (
    <ResultSheet
      labelledBy={titleId}
      own={own !== undefined && outcome !== undefined}
      className={styles.reader}
      announced={outcome?.summary ?? problem ?? ''}
    >
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
        {own !== undefined && <Button look="text" onClick={() => write(strings.sample)} label={strings.example} />}
        <p className="note">{strings.kept}</p>
      </div>
      {outcome ? (
        <HeadersResult titleId={titleId} outcome={outcome} own={own !== undefined} />
      ) : (
        <h3 id={titleId}>{problem}</h3>
      )}
    </ResultSheet>
  );
}
