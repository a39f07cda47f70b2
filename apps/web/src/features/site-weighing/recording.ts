import { formatBytes, formatNumber, withNoun } from '@agency/shared/format';
import { type HarReading, MAX_HAR_LENGTH, readHar, readNetworkSummary } from '@agency/shared/site-weight';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import type { Inputs } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import type { WeighingName } from './input-names.ts';
import { weightText } from './weighing-view.ts';

const strings = weighingStrings.recording;

/** Result of reading a text or a file: a sentence, and values for the fields. */
export interface Recording {
  readonly message: string;
  readonly inputs?: Inputs<WeighingName>;
  readonly har?: HarReading;
}

/** A weight as its field shows it. */
const inputOf = (bytes: number) => formatBytes(bytes, 1);

function harRecording(text: string): Recording {
  const har = readHar(text);
  if (typeof har === 'string') return { message: strings.problems[har] };
  const { bytes, requests, cached, estimated, pages } = har;
  const message = [
    fill(strings.har, { requests: withNoun(requests, strings.requests), weight: weightText(bytes) }),
    ...(cached > 0 ? [fill(strings.cached, { files: withNoun(cached, strings.files) })] : []),
    ...(estimated > 0 ? [fill(strings.estimated, { files: withNoun(estimated, strings.estimatedFiles) })] : []),
    ...(pages > 1 ? [fill(strings.pages, { pages: formatNumber(pages) })] : []),
  ].join(' ');
  return { message, har, inputs: { poids: inputOf(bytes), requetes: formatNumber(requests) } };
}

/** Whether a text looks like a HAR: it may be too long for a field. */
export const isHar = (text: string): boolean => /^\s*[{[]/.test(text.slice(0, 1000));

/** Reads a pasted text: a HAR, or the summary line of the network tools. An emptied field has nothing to say. */
export function readRecording(text: string): Recording {
  if (text.trim() === '') return { message: '' };
  if (isHar(text)) return harRecording(text);
  const line = readNetworkSummary(text);
  if (!line) return { message: strings.problems.none };
  return {
    message: strings.line,
    inputs: {
      ...(line.bytes === null ? {} : { poids: inputOf(line.bytes) }),
      ...(line.requests === null ? {} : { requetes: formatNumber(line.requests) }),
    },
  };
}

/** Reads a chosen file. A file that is too large is refused before it is opened. */
export async function readFile(file: Blob): Promise<Recording> {
  if (file.size > MAX_HAR_LENGTH) return { message: strings.problems['too-large'] };
  try {
    return harRecording(await file.text());
  } catch {
    return { message: strings.problems.unreadable };
  }
}
