import { isRedirect } from '../http-status.ts';
import { fieldsOf, isFields, listOf, parsedJson } from '../json.ts';
import { linesOf } from '../lines.ts';
import { fieldName, withoutNotes } from './without-notes.ts';

/** A parsed HTTP response header block. */
export interface ResponseHeaders {
  /** Status of the last response; undefined if the text lacks it. */
  readonly status: number | undefined;
  /** Values by lower-case name, in order. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Whether the text has other responses that may be the page. */
  readonly isOneOfSeveral: boolean;
}

/**
 * Why a response may not be the page. It is a redirect, even one whose status was not copied; an error, such as a firewall's refusal of a
 * program; or, by its type, another file. Or the text has several responses, or only the headers of security, which may be a list of what
 * to set: a server always sends others too. A page from the browser's cache (304) is the page.
 */
export function doubtOfPage({
  status,
  fields,
  isOneOfSeveral,
}: ResponseHeaders): 'redirect' | 'error' | 'file' | 'several' | 'settings' | undefined {
  if (status === undefined ? fields.has('location') : isRedirect(status)) return 'redirect';
  if (status !== undefined && status >= 400) return 'error';
  const [type = 'text/html'] = fields.get('content-type') ?? [];
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return 'file';
  if (isOneOfSeveral) return 'several';
  const areSettings = [...fields.keys()].every((name) => SETTING.test(name) || !responseHeaders.has(name));
  // Only a server writes a date so (RFC 9110, section 5.6.7).
  const isDated = / GMT$/.test(fields.get('date')?.[0] ?? '');
  return status === undefined && areSettings && !isDated ? 'settings' : undefined;
}

/** Why a text does not contain response headers. */
export type HeadersProblem =
  | 'blank'
  | 'too-long'
  | 'none'
  | 'cut'
  | 'value-cut'
  | 'mixed'
  | 'request'
  | 'recording'
  | 'powershell';

/** Maximum length of the text, in characters: servers refuse to send a tenth of it. */
export const MAX_HEADERS_LENGTH = 100_000;

/** Common response headers. A text with none of them is not a response. */
const responseHeaders = new Set(
  `age alt-svc cache-control cf-cache-status cf-ray content-encoding content-language content-length content-security-policy
  content-security-policy-report-only content-type cross-origin-embedder-policy cross-origin-opener-policy
  cross-origin-resource-policy etag expires feature-policy last-modified location permissions-policy referrer-policy server
  set-cookie strict-transport-security transfer-encoding vary via x-cache x-content-type-options x-frame-options
  x-powered-by x-xss-protection`.split(/\s+/),
);

/** A common header inside the value of another one: the copy has lost its line breaks, or indents its lines. */
const RUN_ON = /* @__PURE__ */ new RegExp(` (?:${[...responseHeaders].join('|')}): `, 'i');
/** A header that a line names in another form: `name = value`, `[name] => value`, or a time before it. */
const NAMED = /^\P{L}{0,40}((?:[a-z]+-){1,3}(?:policy|security|options))(?![\w-])/iu;

/** A value that a browser's panel or a report has shortened: dots, or a keyword without its second quote (« 'unsa »). */
const CUT = /…|\.{3}(?![\w/])|(?:^|\s)'[^'\s]*(?:\s|$)/;
/** Whether a header that the check reads is cut. */
const isCut = ([name, values]: readonly [string, readonly string[]]): boolean =>
  /policy|^strict-transport|^x-content/.test(name) && values.some((value) => CUT.test(value));

/** A header that a host is asked to set. */
const SETTING = /policy|^cache-control|^content-type|^strict-transport|^x-(?:content|frame|xss)/;

/** Headers that only a server sends. */
const ANSWER =
  /^(?:server|set-cookie|etag|vary|date|content-encoding|strict-transport-security|x-content-type-options)$/;

/** Request headers, which only browsers send. */
const REQUEST = /^(?:user-agent|accept-(?:language|encoding)|sec-fetch-\w+|cookie)$/;

const FIELD = /* @__PURE__ */ new RegExp(String.raw`^(${fieldName})[ \t]*:[ \t]*(.*)$`, 'i');
const STATUS = /^(?:HTTP\/[\d.]+|:?status:?)\s*(\d{3})\b/i;

/** The title of a part of a browser's panel, or of a scanner's report. */
const SECTION =
  /^(?:(?:request|response|raw|missing|upcoming) headers|additional information|warnings|en-têtes de (?:la )?(?:requête|réponse))(?![\w-])/i;

/** The output of PowerShell, which leaves out headers and ends of values. */
const POWERSHELL =
  /^RawContent\s*:|^Key\s+Value\s*[\r\n]+-+\s+-+|^Key\s*: .*[\r\n]+Value\s*: |^[\w-]+ +: \{(?!").*\}$/m;

/** Words that no server sends: those of a scanner's report, of a letter that asks for headers, and of the rules of a host. */
const REPORT =
  /^Missing Headers$|\bajouter\b[^:\n]{0,40}:$|\bdu même nom\s*:$|^\/\*$|\bheader (?:not implemented|(?:always )?set)\b/im;

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The lines of headers in JSON, from lists or objects of names and values, at any depth. The headers of a request are left out. */
function jsonLines(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const [name, content] = isFields(item) ? [item.name, item.value] : listOf(item);
      return isScalar(name) && isScalar(content) ? [`${name}: ${content}`] : jsonLines(item);
    });
  }
  const fields = fieldsOf(value);
  const lines = Object.entries(fields).flatMap(([name, content]) => {
    if (isScalar(content)) return [`${name}: ${content}`];
    if (Array.isArray(content) && content.every(isScalar)) return content.map((text) => `${name}: ${text}`);
    return /^request|requête/i.test(name) ? [] : jsonLines(content);
  });
  const status = fields.status ?? fields.statusCode;
  // A redirect is another response than the page after it.
  return fields.headers && status ? [`HTTP/1.1 ${status}`, ...lines] : lines;
}

const STARTS_JSON = /^\s*(?:\{|\[[\s[]*[{"])/;

/** The lines of a browser's « copy as JSON », or why it is no response; undefined if the text is something else. */
function fromJson(text: string): string[] | HeadersProblem | undefined {
  if (!STARTS_JSON.test(text)) return undefined;
  try {
    const json = parsedJson(text);
    if (isFields(json) && isFields(json.log)) return 'recording';
    return jsonLines(json).map((line) => line.replace(/\s*[\r\n]+\s*/g, ' '));
  } catch {
    return undefined;
  }
}

/** The lines without the blank ones that a mail has put between all of them. */
const closed = (lines: readonly string[]): readonly string[] =>
  lines.length > 2 && lines.every((line, index) => index % 2 === 0 || line.trim() === '')
    ? lines.filter((_, index) => index % 2 === 0)
    : lines;

/** A header whose value is in quotes, as in YAML or in the object of a program. */
const QUOTED = /^\s*(["']?)([\w-]+)\1\s*[:,]\s*(["'])(.*)\3,?\s*$/;

/** The lines without the quotes of their values, if every value is in quotes. */
function unquoted(given: readonly string[]): readonly string[] {
  // A mail quotes lines with « > », as `curl -v` writes the request above the response.
  const isMail = !given.some((line) => /^\s*<(?: |$)/.test(line));
  const lines = isMail ? given.map((line) => line.replace(/^> ?/, '')) : given;
  const plain = (line: string) => line.replace(QUOTED, '$2: $4').replace(/["\\]"/g, '"');
  const named = lines.filter((line) => !/^\s*(?:\w*\s*\{|\}|\w+:|HTTP\/.*)?\s*$/.test(line));
  return named.every((line) => QUOTED.test(line)) ? named.map(plain) : lines;
}

/** The state of the reading after some lines. */
class Reading {
  status: number | undefined;
  fields = new Map<string, string[]>();
  /** Headers that are named without a value that can be read. */
  readonly named = new Set<string>();
  isOneOfSeveral = false;
  lastValues: string[] | undefined;
  /** Name of a header whose value is on the next line. */
  waiting: string | undefined;
  /** Whether values are on the lines of their names. If they are, a header without a value is empty. */
  isInline = false;
  /** Whether the lines are those of the page, or of the request in a browser's panel. */
  isOutside = false;
  /** Indents of the status line and of the last header. */
  margin = 0;
  head = 0;
}

function startAnswer(reading: Reading, line: string, indent: number, status: number): void {
  // `Status: 200` may be a header.
  if (!/^status:/i.test(line)) {
    const { status: former = 0, fields } = reading;
    const isAnswer = [...fields.keys()].some((name) => responseHeaders.has(name));
    reading.isOneOfSeveral ||= isAnswer && former >= 200 && former < 300;
    reading.fields = new Map();
    reading.named.clear();
    reading.isOutside = false;
  }
  if (/^HTTP/i.test(line)) reading.margin = indent;
  reading.status = status;
  reading.lastValues = undefined;
  reading.waiting = undefined;
}

/** Whether the line is blank, or of a request, of a program's messages or of a page. */
function isElsewhere(reading: Reading, line: string, indent: number): boolean {
  if (SECTION.test(line)) {
    reading.isOutside = !/^r(?:aw|esponse)|réponse/i.test(line);
    reading.waiting = undefined;
    return true;
  }
  if (reading.waiting !== undefined) return line === '';
  // `<https://…>; rel=preload` is the value of a link.
  reading.isOutside ||= /^<(?![^>]*>\s*;)[!?/a-z]/i.test(line);
  return line === '' || reading.isOutside || indent < reading.margin || /^[>*]\s/.test(line);
}

function addValue(reading: Reading, name: string, value: string): void {
  const values = reading.fields.get(name) ?? [];
  values.push(value);
  reading.fields.set(name, values);
  reading.lastValues = values;
  reading.waiting = undefined;
}

/** Keeps a header whose value is missing: another header, or the end, is where it would be. */
function endWaiting(reading: Reading): void {
  if (responseHeaders.has(reading.waiting ?? '')) addValue(reading, reading.waiting ?? '', '');
}

const continueValue = (values: string[], line: string): void => void values.push(`${values.pop()} ${line}`.trim());

function readField(reading: Reading, line: string, indent: number): void {
  const { lastValues, waiting } = reading;
  const [, name = '', value = ''] = FIELD.exec(line) ?? [];
  const isKnown = responseHeaders.has((name || line).toLowerCase());
  const [, named] = NAMED.exec(line) ?? [];
  if (isKnown) endWaiting(reading);
  // An indented line continues the value above it (RFC 9112, section 5.2), whatever it looks like.
  if (indent > reading.head && lastValues && waiting === undefined) continueValue(lastValues, line);
  else if (waiting !== undefined && !isKnown) addValue(reading, waiting, line);
  else if (name && (value !== '' || reading.isInline)) {
    addValue(reading, name.toLowerCase(), value);
    reading.isInline ||= isKnown;
    reading.head = indent;
  } else if (name || isKnown) reading.waiting = (name || line).toLowerCase();
  else if (named) reading.named.add(named.toLowerCase());
  // Copying has cut the value into two lines. The text after the sources of a policy is one more source.
  else if (lastValues && (/(?:^|[;,])$|-src(?:-\w+)?(?: |$)/i.test(lastValues.at(-1) ?? '') || /^['";,]/.test(line)))
    continueValue(lastValues, line);
  // The indented line below may be the value of a name that this check does not know.
  else reading.lastValues = undefined;
}

/** The headers of the last response. */
function parse(lines: readonly string[]): ResponseHeaders {
  const reading = new Reading();
  for (const rawLine of lines) {
    // `curl -v` writes « < » before each line of the response, « > » before the request and « * » before its own messages.
    const unprefixed = rawLine.replace(/^(\s*)<(?: |$)/, '$1');
    const indent = unprefixed.search(/\S/);
    const line = unprefixed.trim();
    // A page of another kind, such as JSON, does not continue the last header.
    if (line === '') reading.lastValues = undefined;
    const [, status] = STATUS.exec(line) ?? [];
    if (status) startAnswer(reading, line, indent, Number(status));
    else if (!isElsewhere(reading, line, indent)) readField(reading, line, indent);
  }
  endWaiting(reading);
  const { status, fields, named, isOneOfSeveral } = reading;
  for (const name of named) if (!fields.has(name)) fields.set(name, ['']);
  return { status, fields, isOneOfSeveral };
}

/**
 * Reads response headers as copied from a browser's tools, where a value may be on the line below its name, or in JSON, from
 * `wget -S` or `curl`, with the page or without it. After redirects, the last response counts.
 */
export function readHeaders(text: string): ResponseHeaders | HeadersProblem {
  if (text.trim() === '') return 'blank';
  if (text.length > MAX_HEADERS_LENGTH) return 'too-long';
  if (POWERSHELL.test(text)) return 'powershell';
  const json = fromJson(text);
  if (typeof json === 'string') return json;
  const headers = parse(json ?? unquoted(closed(linesOf(withoutNotes(text)))));
  if (headers.status === undefined && REPORT.test(text)) return 'none';
  const known = [...headers.fields].flatMap(([name, values]) => (responseHeaders.has(name) ? values : []));
  if (known.some((value) => RUN_ON.test(value))) return 'none';
  if ((headers.fields.get('content-type')?.length ?? 0) > 1) return 'mixed';
  if ([...headers.fields].some(isCut)) return 'value-cut';
  const names = [...headers.fields.keys()];
  if (names.some((name) => REQUEST.test(name)) && !names.some((name) => ANSWER.test(name))) return 'request';
  if (known.some((value) => value !== '')) return headers;
  return json === undefined && STARTS_JSON.test(text) ? 'cut' : 'none';
}
