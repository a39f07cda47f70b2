/** A parsed HTTP response header block. */
export interface ResponseHeaders {
  /** Status of the last response; undefined if the text lacks it. */
  readonly status: number | undefined;
  /** Values by lower-case name; several values are separated by line breaks, in order. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** Why a text does not contain response headers. */
export type HeadersProblem = 'blank' | 'too-long' | 'none' | 'request';

/** Maximum length of the text, in characters: servers refuse to send a tenth of it. */
export const HEADERS_MOST = 100_000;

/** Common response headers. A text with none of them is not a response. */
const ofResponses = new Set(
  `age alt-svc cache-control cf-cache-status cf-ray content-encoding content-language content-length content-security-policy
  content-security-policy-report-only content-type cross-origin-embedder-policy cross-origin-opener-policy
  cross-origin-resource-policy etag expires feature-policy last-modified location permissions-policy referrer-policy server
  set-cookie strict-transport-security transfer-encoding vary via x-cache x-content-type-options x-frame-options
  x-powered-by x-xss-protection`.split(/\s+/),
);

/** Request headers, which only browsers send. */
const ofRequests = new Set([
  'user-agent',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'sec-fetch-site',
  'cookie',
]);

const FIELD = /^([\w!#$%&'*+.^`|~-]+)[ \t]*:[ \t]*(.*)$/;
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Reads response headers as copied from a browser's tools, where a value may be on the line below its name, from `curl -I`, or
 * from `curl -v`, which prefixes lines with a sign. After redirects, the last response counts.
 */
export function readHeaders(text: string): ResponseHeaders | HeadersProblem {
  if (text.trim() === '') return 'blank';
  if (text.length > HEADERS_MOST) return 'too-long';
  let fields = new Map<string, string[]>();
  let status: number | undefined;
  let last: string[] | undefined;
  const add = (name: string, value: string) => {
    last = fields.get(name) ?? [];
    fields.set(name, last);
    last.push(value);
  };
  /** Name of a header whose value is on the next line. */
  let waiting: string | undefined;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    // `curl -v` prefixes the request with « > » and its own messages with « * ».
    if (/^[>*]\s/.test(raw)) continue;
    const folded = /^[ \t]+\S/.test(raw) && last !== undefined && waiting === undefined;
    const line = raw.replace(/^<\s/, '').trim();
    if (line === '') continue;
    const answer = /^HTTP\/[\d.]+\s+(\d{3})\b/i.exec(line) ?? /^:status:?\s*(\d{3})$/i.exec(line);
    if (answer) {
      if (/^HTTP/i.test(line)) fields = new Map();
      [status, last, waiting] = [Number(answer[1]), undefined, undefined];
      continue;
    }
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (waiting !== undefined && !(name && ofResponses.has(name.toLowerCase()))) {
      add(waiting, line);
      waiting = undefined;
    } else if (name && value === '') {
      waiting = name.toLowerCase();
    } else if (name) {
      add(name.toLowerCase(), value);
      waiting = undefined;
    } else if (NAME.test(line) && ofResponses.has(line.toLowerCase())) {
      waiting = line.toLowerCase();
    } else if (folded && last) {
      last.push(`${last.pop()} ${line}`);
    }
  }
  const names = [...fields.keys()];
  if (
    names.some((name) => ofRequests.has(name)) &&
    !names.some((name) => /^(?:server|set-cookie|etag|vary|date)$/.test(name))
  ) {
    return 'request';
  }
  return names.some((name) => ofResponses.has(name)) ? { status, fields } : 'none';
}
