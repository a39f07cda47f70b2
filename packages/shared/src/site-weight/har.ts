import { isRedirect } from '../http-status.ts';
import { type Fields, fieldsOf, listOf, parsedJson, textOf } from '../json.ts';
import { MAX_BYTES } from '../numbers.ts';

/**
 * Reads the weight of a page from a HAR file, as browsers export it. Sources: « HTTP Archive (HAR) format », version 1.2; the
 * field `_transferSize` of Chrome and Safari, which counts headers and body as transferred; `har-builder.js` of Firefox, whose
 * `bodySize` already includes the headers.
 */

export const weightKinds = ['html', 'css', 'script', 'font', 'image', 'media', 'other'] as const;
export type WeightKind = (typeof weightKinds)[number];

/** Why a text is not a valid recording. */
export type HarProblem = 'too-large' | 'not-json' | 'not-har' | 'empty' | 'several-pages' | 'error-page' | 'no-sizes';

export interface HarFile {
  /** Last part of the address, without its query. */
  readonly name: string;
  readonly host: string;
  readonly bytes: number;
}

export interface HarReading {
  /** Transferred bytes, headers included. */
  readonly bytes: number;
  /** Files requested over HTTP that got a response, from the cache or not. */
  readonly requests: number;
  /** Pages in the recording, without second visits; only the last one is read. */
  readonly pages: number;
  /** Files from the browser's cache: the page really weighs more than this. */
  readonly cached: number;
  /** Files without a transfer size in the recording: their decompressed size is counted, if it is there. */
  readonly estimated: number;
  /** Heaviest first; empty types are left out. */
  readonly kinds: readonly { readonly kind: WeightKind; readonly bytes: number; readonly requests: number }[];
  /** At most three, the heaviest first. */
  readonly heaviest: readonly HarFile[];
}

/** Maximum length of a recording, in characters: a browser parses it in about half a second. */
export const MAX_HAR_LENGTH = 40_000_000;

const MAX_HEAVIEST = 3;

/** A size; undefined where it is absent, or −1, which means unknown. */
const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MAX_BYTES ? value : undefined;

function kindOf(mimeType: string): WeightKind {
  if (/html/.test(mimeType)) return 'html';
  if (/css/.test(mimeType)) return 'css';
  if (/(?:java|ecma)script/.test(mimeType)) return 'script';
  if (/font|woff/.test(mimeType)) return 'font';
  if (/^image\//.test(mimeType)) return 'image';
  return /^(?:audio|video)\/|mpegurl|dash\+xml/.test(mimeType) ? 'media' : 'other';
}

/** Maximum length of a file name; longer names are cut. */
const MAX_NAME_LENGTH = 48;

function nameOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '/';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // The name is badly percent-encoded: show it unchanged.
  }
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

interface Answer extends HarFile {
  readonly url: string;
  readonly kind: WeightKind;
  readonly status: number;
  /** Whether the address was opened as a page, not in a frame nor before a click; false in recordings of older browsers, which do not say it. */
  readonly isDocument: boolean;
  /** Whether a service worker fetched the file and handed it over: in Chrome, the worker's own request has the transfer. */
  readonly isRelayed: boolean;
  readonly cached: boolean;
  readonly estimated: boolean;
}

/** Bytes of a response, headers included; undefined if the recording does not give them. */
function transferOf(response: Fields, isFirefox: boolean): number | undefined {
  const body = sizeOf(response.bodySize);
  const headers = isFirefox ? 0 : (sizeOf(response.headersSize) ?? 0);
  return sizeOf(response._transferSize) ?? (body === undefined ? undefined : body + headers);
}

/**
 * Whether a file comes from the browser's cache. Chrome and Safari name the source. Elsewhere the file has a content, and
 * nothing was transferred, or (in Firefox) only headers.
 */
function isCached(entry: Fields, response: Fields, sent: number | undefined, isFirefox: boolean): boolean {
  if (response.status === 304 || textOf(entry._fromCache) !== '' || /cache$/i.test(textOf(entry._fetchType)))
    return true;
  const decoded = sizeOf(fieldsOf(response.content).size) ?? 0;
  const headersOnly = isFirefox ? (sizeOf(response.headersSize) ?? 0) : 0;
  return decoded > 0 && sent !== undefined && sent <= headersOnly;
}

/** One HTTP response; undefined for an entry without a request or without a response, and for a proxy's tunnel. */
function answerOf(entry: Fields, isFirefox: boolean): Answer | undefined {
  const request = fieldsOf(entry.request);
  const address = /^https?:\/\/(?:[^/?#]*@)?([^/?#]+)([^?#]*)/i.exec(textOf(request.url));
  const response = fieldsOf(entry.response);
  const status = typeof response.status === 'number' ? response.status : 0;
  if (!address || status <= 0 || request.method === 'CONNECT') return undefined;
  const [, host = '', path = ''] = address;
  const content = fieldsOf(response.content);
  const kind = kindOf(textOf(content.mimeType).toLowerCase());
  const headers = listOf(request.headers)
    .map(fieldsOf)
    .map(({ name, value }) => `${textOf(name)}: ${textOf(value)}`.toLowerCase());
  const sent = transferOf(response, isFirefox);
  const decoded = sizeOf(content.size);
  const cached = isCached(entry, response, sent, isFirefox);
  // Only the headers of a cached file are transferred, with a « not modified » response.
  const received = cached && status !== 304 ? 0 : sent;
  return {
    url: textOf(request.url),
    name: nameOf(path),
    host,
    bytes: received ?? decoded ?? 0,
    kind,
    status,
    isDocument:
      kind === 'html' &&
      headers.includes('sec-fetch-dest: document') &&
      !headers.some((header) => /^(?:sec-)?purpose: prefetch/.test(header)),
    cached,
    isRelayed: cached && response._serviceWorkerResponseSource === 'network',
    // A response without content (a redirect) weighs nothing. A 200 or a 206 has content that the recording lacks.
    estimated: received === undefined && (decoded !== 0 || status === 200 || status === 206),
  };
}

/** Reads the text of a HAR file. Nothing in it is trusted: a field of the wrong type counts as absent. */
export function readHar(text: string): HarReading | HarProblem {
  if (text.length > MAX_HAR_LENGTH) return 'too-large';
  let parsed: unknown;
  try {
    parsed = parsedJson(text);
  } catch {
    return 'not-json';
  }
  const log = fieldsOf(fieldsOf(parsed).log);
  if (!Array.isArray(log.entries)) return 'not-har';
  const entries = listOf(log.entries).map(fieldsOf);
  const named = new Set(entries.map(({ pageref }) => pageref));
  const pages = listOf(log.pages)
    .map(fieldsOf)
    .filter(({ id }) => named.has(id) && textOf(id) !== '');
  // WebPageTest records a second visit too, with the cache of the first.
  const visits = pages.filter(({ _cached }) => !_cached);
  const page = visits.at(-1) ?? pages.at(-1);
  // In Chrome, a file of a worker or of a frame of another site names no page: it belongs to the page that started before it.
  const isOf = ({ id, startedDateTime: start }: Fields, { pageref, startedDateTime }: Fields) =>
    textOf(pageref) === '' ? textOf(startedDateTime) >= textOf(start) : pageref === id;
  // Firefox and the browsers made of it are the recorder and the browser: both fields have one name. Elsewhere, one is absent or differs.
  const recorder = textOf(fieldsOf(log.creator).name);
  const isFirefox = recorder !== '' && recorder === fieldsOf(log.browser).name;
  const own = entries.filter((entry) => page === undefined || isOf(page, entry));
  const all = own.flatMap((entry) => answerOf(entry, isFirefox) ?? []);
  const transferred = new Set(all.filter(({ bytes }) => bytes > 0).map(({ url }) => url));
  const answers = all.filter(({ isRelayed, url }) => !(isRelayed && transferred.has(url)));
  if (answers.length === 0) return 'empty';
  // A proxy's recording names no page.
  if (!page && answers.filter(({ isDocument, status }) => isDocument && status < 300).length > 1)
    return 'several-pages';
  const first = answers.find(({ status }) => !isRedirect(status));
  // The last response at the page's address counts: the first one may have asked for a password.
  const document = answers.findLast(({ url }) => url === first?.url);
  if (document && document.status >= 400) return 'error-page';
  const sum = (list: readonly Answer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  if (sum(answers) === 0 && answers.some(({ estimated }) => estimated)) return 'no-sizes';
  return {
    bytes: Math.min(sum(answers), MAX_BYTES),
    requests: answers.length,
    pages: Math.max(visits.length, 1),
    cached: answers.filter(({ cached }) => cached).length,
    estimated: answers.filter(({ estimated }) => estimated).length,
    kinds: weightKinds
      .map((kind) => {
        const ofKind = answers.filter((answer) => answer.kind === kind);
        return { kind, bytes: sum(ofKind), requests: ofKind.length };
      })
      .filter(({ requests }) => requests > 0)
      .sort((left, right) => right.bytes - left.bytes),
    heaviest: answers
      .filter(({ bytes }) => bytes > 0)
      .sort((left, right) => right.bytes - left.bytes)
      .slice(0, MAX_HEAVIEST)
      .map(({ name, host, bytes }) => ({ name, host, bytes })),
  };
}
