import { formatDate, formatNumber } from '@agency/shared/format';
import { type HarReading, type LogPart, timesLighter, weightText } from '@agency/shared/site-weight';
import { useState } from 'react';
import { weighingStrings } from '../../../content/tools/site-weighing.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { comparedWith, type WeighingOutcome } from '../weighing-view.ts';
import * as styles from './LogFigure.module.css';
import { logKinds, logsOf, SWATCH_SIDE, swatch, weightOf } from './markup.ts';
import { type LogKind, ownPage, UNKNOWN } from './own-page.ts';
import { pictureOf } from './picture.ts';
import { canShare, download, type PictureType, pictureFile } from './save-picture.ts';

const strings = weighingStrings.log;

const bytesOf = (parts: readonly LogPart<LogKind>[], kind: LogKind) =>
  parts.find((part) => part.kind === kind)?.bytes ?? 0;

interface Props {
  readonly outcome: WeighingOutcome;
  /** The recording from which the weight comes, if any: it divides the weight. */
  readonly har: HarReading | undefined;
}

/** From this number of times on, our log is small enough for the number to be written above it. */
const WRITTEN_FROM = 8;
/** The longest name that fits the picture, in characters. */
const MAX_NAME_LENGTH = 30;
const shortened = (name: string) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name);

/** The visitor's page as a log beside ours, their figures, and a picture to download or share. */
export function LogFigure({ outcome, har }: Props) {
  const [own] = useState(ownPage);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');

  const yours: readonly LogPart<LogKind>[] = har
    ? logKinds.map((kind) => ({ kind, bytes: bytesOf(har.kinds, kind) }))
    : [{ kind: UNKNOWN, bytes: outcome.bytes }];
  const ourBytes = weightOf(own.parts);
  const logs = logsOf(yours, own.parts);
  const times = timesLighter(ourBytes, outcome.bytes);
  const compared = comparedWith(outcome.bytes / ourBytes, strings.compared);
  const scale = fill(strings.scale, { ring: weightText(logs.ringBytes) });
  const ourWeight = own.measured ? weightText(ourBytes) : fill(strings.atMost, { weight: weightText(ourBytes) });

  async function make(type: PictureType) {
    const sentence = har ? strings.sentence.har : strings.sentence.typed;
    const title = shortened(name.trim()) || strings.mine;
    const figures = [outcome.weight, outcome.co2, `${weighingStrings.ecoIndex.label}\u00a0: ${outcome.ecoIndex}`];
    const svg = pictureOf(logs, yours, {
      title,
      figures: (outcome.grade ? figures : figures.slice(0, 2)).join(' · '),
      grade: outcome.grade,
      yours: outcome.weight,
      ours: `${strings.agency}, ${ourWeight}`,
      times: times < WRITTEN_FROM ? undefined : [fill(strings.times, { times: formatNumber(times) }), strings.timesOf],
      lines: [
        `${scale} ${own.measured ? strings.ourMeasure : strings.ourLimit}`,
        fill(sentence, { date: formatDate(new Date()) }),
      ],
    });
    return pictureFile(svg, type, strings.file);
  }

  async function save(type: PictureType, keep: (file: File) => unknown = download) {
    try {
      const file = await make(type);
      await keep(file);
      setMessage(fill(strings.saved, { file: file.name }));
    } catch (error) {
      // An abort needs no message: the visitor has closed the browser's share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(strings.failed);
    }
  }

  /** A part of a page: unknown if the whole is not divided. */
  const cell = (parts: readonly LogPart<LogKind>[], kind: LogKind) => {
    if (bytesOf(parts, UNKNOWN) > 0) return strings.unknown;
    return bytesOf(parts, kind) > 0 ? weightText(bytesOf(parts, kind)) : strings.none;
  };
  return (
    <div className={`${styles.log} no-print`}>
      <h4>{strings.title}</h4>
      <figure>
        <svg
          viewBox={`0 0 ${logs.width} ${logs.height}`}
          role="img"
          aria-label={fill(strings.alt, { compared })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes made of our own numbers and colours, which the picture has too.
          dangerouslySetInnerHTML={{ __html: logs.markup }}
        />
        <figcaption className="footnote">
          <strong>{compared}</strong> {scale} {own.measured ? strings.measured : strings.limit}
          {!har && ` ${strings.detail}`}
        </figcaption>
      </figure>
      <ul className={styles.woods}>
        {logKinds.map((kind) =>
          kind === UNKNOWN || bytesOf(yours, kind) + bytesOf(own.parts, kind) === 0 ? null : (
            <li key={kind}>
              <strong>
                <svg
                  viewBox={`0 0 ${SWATCH_SIDE} ${SWATCH_SIDE}`}
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes made of our own numbers and colours.
                  dangerouslySetInnerHTML={{ __html: swatch(kind) }}
                />
                {strings.kinds[kind]}
              </strong>{' '}
              <span>{fill(strings.yours, { weight: cell(yours, kind) })}</span>{' '}
              <span>{fill(strings.ours, { weight: cell(own.parts, kind) })}</span>
            </li>
          ),
        )}
        <li>
          <strong>{strings.total}</strong> <span>{fill(strings.yours, { weight: outcome.weight })}</span>{' '}
          <span>{fill(strings.ours, { weight: ourWeight })}</span>
        </li>
      </ul>
      <div onInput={({ target }) => setName((target as HTMLInputElement).value)}>
        <Field name="nom-image" {...strings.name} autoComplete="off" />
      </div>
      <div className="cluster flush">
        <Button look="text" onClick={() => save('png')} label={strings.png} />
        <Button look="text" onClick={() => save('svg')} label={strings.svg} />
        {canShare('png') && (
          <Button
            look="text"
            onClick={() => save('png', (file) => navigator.share({ files: [file] }))}
            label={strings.share}
          />
        )}
        <span role="status">{message}</span>
      </div>
    </div>
  );
}
