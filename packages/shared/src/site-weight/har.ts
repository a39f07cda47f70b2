/**
 * Reads what a page weighed in a HAR file, as browsers export it. Sources: « HTTP Archive (HAR) format », version 1.2; the
 * field `_transferSize` of Chrome and Safari, which counts headers and body as they came over the network.
 */

export const weightKinds = ['html', 'css', 'script', 'font', 'image', 'media', 'other'] as const;
export type WeightKind = (typeof weightKinds)[number];

/** Why a text is not a recording of a page. */
export type HarProblem = 'too-large' | 'not-json' | 'not-har' | 'empty';

export interface HarFile {
  /** Last part of the address, without its query. */
  readonly name: string;
  readonly host: string;
  readonly bytes: number;
}

export interface HarReading {
  /** Over the network, headers included. */
  readonly bytes: number;
  /** Files that came over HTTP and had an answer, from the cache or not. */
  readonly requests: number;
  /** Pages that the recording holds: the last one is read. */
  readonly pages: number;
  /** Files that came from the browser's cache: the page weighs more than this. */
  readonly cached: number;
  /** Files whose size on the network is not in the recording: their size once decompressed was counted. */
  readonly estimated: number;
  /** Heaviest first; kinds that did not come are left out. */
  readonly kinds: readonly { readonly kind: WeightKind; readonly bytes: number; readonly requests: number }[];
  /** At most three, the heaviest first. */
  readonly heaviest: readonly HarFile[];
}

/** Characters of the largest recording that is read: a browser parses it in about half a second. */
export const HAR_MOST = 40_000_000;

const HEAVIEST = 3;
/** Bytes beyond which a size is a mistake. */
const MOST = 1e12;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A size; undefined where it is absent, or −1, which means unknown. */
const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MOST ? value : undefined;

function kindOf(mimeType: string): WeightKind {
  if (/html/.test(mimeType)) return 'html';
  if (/css/.test(mimeType)) return 'css';
  if (/(?:java|ecma)script/.test(mimeType)) return 'script';
  if (/font|woff/.test(mimeType)) return 'font';
  if (/^image\//.test(mimeType)) return 'image';
  return /^(?:audio|video)\/|mpegurl|dash\+xml/.test(mimeType) ? 'media' : 'other';
}

/** Characters of a file's name that are kept. */
const NAME_MOST = 48;

function nameOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '/';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // Not encoded as an address should be: shown as it is.
  }
  return name.length > NAME_MOST ? `${name.slice(0, NAME_MOST)}…` : name;
}

interface Answer extends HarFile {
  readonly kind: WeightKind;
  readonly cached: boolean;
  readonly estimated: boolean;
}

/** One answer over HTTP; undefined for what asked the network for nothing, or had no answer. */
function answerOf(entry: Fields): Answer | undefined {
  const address = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(textOf(fieldsOf(entry.request).url));
  const response = fieldsOf(entry.response);
  const status = typeof response.status === 'number' ? response.status : 0;
  if (!address || status <= 0) return undefined;
  const [, host = '', path = ''] = address;
  const content = fieldsOf(response.content);
  const body = sizeOf(response.bodySize);
  const sent =
    sizeOf(response._transferSize) ?? (body === undefined ? undefined : body + (sizeOf(response.headersSize) ?? 0));
  const decoded = sizeOf(content.size) ?? 0;
  return {
    name: nameOf(path),
    host,
    bytes: sent ?? decoded,
    kind: kindOf(textOf(content.mimeType).toLowerCase()),
    cached: status === 304 || textOf(entry._fromCache) !== '' || (sent === 0 && decoded > 0),
    estimated: sent === undefined && decoded > 0,
  };
}

/** Reads the text of a HAR file. Nothing of it is trusted: fields that are not what they should be count as absent. */
export function readHar(text: string): HarReading | HarProblem {
  if (text.length > HAR_MOST) return 'too-large';
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  const log = fieldsOf(fieldsOf(parsed).log);
  if (!Array.isArray(log.entries)) return 'not-har';
  const entries = listOf(log.entries).map(fieldsOf);
  const pages = new Set(entries.map(({ pageref }) => textOf(pageref)).filter((page) => page !== ''));
  const page = listOf(log.pages)
    .map((one) => textOf(fieldsOf(one).id))
    .findLast((id) => pages.has(id));
  const answers = entries.flatMap((entry) => {
    const answer = page === undefined || entry.pageref === page ? answerOf(entry) : undefined;
    return answer ? [answer] : [];
  });
  if (answers.length === 0) return 'empty';
  const sum = (list: readonly Answer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: Math.min(sum(answers), MOST),
    requests: answers.length,
    pages: Math.max(page === undefined ? 1 : pages.size, 1),
    cached: answers.filter(({ cached }) => cached).length,
    estimated: answers.filter(({ estimated }) => estimated).length,
    kinds: weightKinds
      .map((kind) => {
        const own = answers.filter((answer) => answer.kind === kind);
        return { kind, bytes: sum(own), requests: own.length };
      })
      .filter(({ requests }) => requests > 0)
      .sort((one, other) => other.bytes - one.bytes),
    heaviest: answers
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, HEAVIEST)
      .map(({ name, host, bytes }) => ({ name, host, bytes })),
  };
}
