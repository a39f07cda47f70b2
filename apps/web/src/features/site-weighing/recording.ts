import { formatBytes, formatNumber, withNoun } from '@agency/shared/format';
import {
  type HarReading,
  MAX_HAR_LENGTH,
  readHar,
  readNetworkSummary,
  readWeight,
  weightText,
} from '@agency/shared/site-weight';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import type { Changes, Inputs } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import type { KeptName } from './input-names.ts';

const strings = weighingStrings.recording;

/** Result of reading a text or a file: a sentence, and values for the fields. */
export interface Recording {
  readonly message: string;
  readonly inputs?: Changes<KeptName>;
  readonly har?: HarReading;
}

/** A weight as its field shows it. */
const inputOf = (bytes: number) => formatBytes(bytes, 1);

function harRecording(text: string): Recording {
  const har = readHar(text);
  if (typeof har === 'string') return { message: strings.problems[har] };
  const { bytes, requests, cached, estimated, pages } = har;
  // The field shows a rounded weight: the result and this message use it too.
  const weight = readWeight(inputOf(bytes));
  if (weight.kind !== 'bytes') return { message: strings.problems.weightless };
  const message = [
    fill(strings.har, { requests: withNoun(requests, strings.requests), weight: weightText(weight.bytes) }),
    ...(pages > 1 ? [fill(strings.pages, { pages: formatNumber(pages) })] : []),
  ].join(' ');
  const lack = (files: number) => (files > 0 ? String(files) : undefined);
  const lacks = { cache: lack(cached), sansTaille: lack(estimated) };
  return { message, har, inputs: { poids: inputOf(bytes), requetes: formatNumber(requests), ...lacks } };
}

/** Whether a text looks like a HAR: it may be too long for a field. */
export const isHar = (text: string): boolean => /^\s*[{[]/.test(text.slice(0, 1000));

/** Reads a pasted text: a HAR, or the summary line of the network tools. An emptied field gets no message. */
export function readRecording(text: string): Recording {
  if (text.trim() === '') return { message: '' };
  if (isHar(text)) return harRecording(text);
  const line = readNetworkSummary(text);
  if (!line) return { message: strings.problems.none };
  if (line.bytes === 0) return { message: strings.problems.weightless };
  const lack = line.bytes === null ? 'lineWithoutWeight' : line.requests === null ? 'lineWithoutRequests' : 'line';
  return {
    message: strings[lack],
    inputs: {
      ...(line.bytes === null ? {} : { poids: inputOf(line.bytes) }),
      ...(line.requests === null ? {} : { requetes: formatNumber(line.requests) }),
    },
  };
}

/** A weight without a recording: it is not known to lack anything. */
export const noLack = { cache: undefined, sansTaille: undefined } satisfies Changes<KeptName>;

/**
 * What a recording changes, and what is said of it. If it does not repeat the page's weight and requests, it is of another page: they
 * go, and so do the elements, which nobody has counted there.
 */
export function taken(inputs: Inputs<KeptName>, { message, inputs: read }: Recording) {
  const figures: Changes<KeptName> = { poids: undefined, requetes: undefined, ...noLack, ...read };
  const isOther = (['poids', 'requetes'] as const).some((name) => inputs[name] && inputs[name] !== figures[name]);
  if (!read || !isOther) return { message, changes: read ?? {} };
  return {
    message: inputs.elements ? `${message} ${strings.elements}` : message,
    changes: { ...figures, elements: undefined },
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
