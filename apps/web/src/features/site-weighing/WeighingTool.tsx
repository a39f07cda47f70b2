import type { HarReading } from '@agency/shared/site-weight';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FailureBoundary } from '../../blocks/failure-boundary/FailureBoundary.tsx';
import { LateTool, type ToolProps } from '../../blocks/late-tool/LateTool.tsx';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { weighingStrings as strings } from '../../content/tools/site-weighing.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { writeTexts } from '../../lib/form-texts.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { HarParts } from './HarParts.tsx';
import { keptNames, type WeighingName, weighingNames } from './input-names.ts';
import { noLack, type Recording, taken } from './recording.ts';
import { WeighingFields } from './WeighingFields.tsx';
import { WeighingResult } from './WeighingResult.tsx';
import { weighingView } from './weighing-view.ts';

/** The drawing of the visitor's page as a log. */
const log = lazyValue(async () => (await import('./log/LogFigure.tsx')).LogFigure);

/** The figures of a page, typed, pasted or from a file, and their result. No file is sent; the figures are in the address. */
export function WeighingTool({ anchor }: ToolProps) {
  const titleId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { inputs, change, share } = useKept('site-weighing', keptNames);
  const [message, setMessage] = useState('');
  const [recorded, setRecorded] = useState<{ readonly har: HarReading; readonly poids: string | undefined }>();
  const view = useMemo(() => weighingView(inputs), [inputs]);

  useEffect(() => writeTexts(fields.current, { poids: '', requetes: '', elements: '', ...inputs }), [inputs]);

  function take(recording: Recording) {
    const { message: sentence, changes } = taken(inputs, recording);
    setMessage(sentence);
    if (recording.inputs) change(changes);
    if (recording.har) setRecorded({ har: recording.har, poids: recording.inputs?.poids });
  }

  const problems = weighingNames.flatMap((name) => {
    const problem = view.problems[name];
    return problem === undefined ? [] : [`${strings.fields[name].label}\u00a0: ${problem}`];
  });
  const announced = [...problems, view.outcome?.summary ?? strings.waiting].join(' ');
  const har = recorded?.poids === inputs.poids ? recorded?.har : undefined;
  return (
    <ResultSheet labelledBy={titleId} own={view.outcome !== undefined} className="sides one-page" announced={announced}>
      <WeighingFields
        fieldsRef={fields}
        problems={view.problems}
        message={message}
        onInput={(name: WeighingName, text) => {
          change({ ...(name === 'poids' && noLack), [name]: text });
          // A typed weight or number of requests replaces those of a recording, so its message goes. Any typed text ends a reading.
          setMessage((shown) => (name === 'elements' && shown !== strings.recording.reading ? shown : ''));
        }}
        onReading={() => setMessage(strings.recording.reading)}
        onRecording={take}
      />
      <WeighingResult titleId={titleId} outcome={view.outcome} address={() => share(anchor)}>
        {har && <HarParts har={har} />}
        {view.outcome && (
          <FailureBoundary>
            <LateTool of={log} props={{ outcome: view.outcome, har }} open={strings.log.open} look="secondary" />
          </FailureBoundary>
        )}
      </WeighingResult>
    </ResultSheet>
  );
}
