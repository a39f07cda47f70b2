import type { ResponseHeaders } from './read-headers.ts';
import { PRESENT } from './without-notes.ts';

/** The six headers that the page on health shows of its own server, in order. */
export const securityHeaders = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const;

export type SecurityHeader = (typeof securityHeaders)[number];

/** Findings about a header; the page has a sentence for each. */
export type HeaderRemark =
  | 'csp-report-only'
  | 'csp-no-scripts'
  | 'csp-inline'
  | 'csp-eval'
  | 'csp-any-host'
  | 'csp-unquoted'
  | 'hsts-invalid'
  | 'hsts-off'
  | 'hsts-short'
  | 'hsts-no-subdomains'
  | 'nosniff-other'
  | 'referrer-whole'
  | 'referrer-plain'
  | 'referrer-unknown'
  | 'permissions-former'
  | 'permissions-open'
  | 'permissions-missing'
  | 'opener-none'
  | 'opener-unknown'
  | 'no-value';

/** `good`: effective. `weak`: sent, but with a gap. `absent`: not sent. `unknown`: named without its value. */
export type HeaderState = 'good' | 'weak' | 'absent' | 'unknown';

export interface HeaderFinding {
  readonly name: SecurityHeader;
  readonly state: HeaderState;
  /** The received value; undefined if absent or unknown. */
  readonly value: string | undefined;
  /** Why it is weak; for a good header, a possible improvement. */
  readonly remarks: readonly HeaderRemark[];
}

type Verdict = readonly [HeaderState, ...HeaderRemark[]];

const goodUnless = (remarks: readonly HeaderRemark[]): Verdict =>
  remarks.length > 0 ? ['weak', ...remarks] : ['good'];

/** Splits a header's value without regard for quotes: no relevant policy has separators in quotes. */
const split = (value: string, separator: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The gaps that a policy may leave for scripts. */
const scriptGaps = [
  'csp-inline',
  'csp-eval',
  'csp-any-host',
  'csp-unquoted',
] as const satisfies readonly HeaderRemark[];

/** A source that is every host, or nearly: `*`, `*.com` or a scheme, with any port and path. */
const ANY_HOST =
  /^(?:(?:https?|wss?|data|blob|filesystem):|(?:(?:https?|wss?):\/\/)?\*(?:\.[a-z]+)?(?::(?:\*|\d+))?(?:\/.*)?)$/;

/** A keyword without its single quotes is the name of a host. */
const UNQUOTED = /^"?(?:self|none|unsafe-inline|unsafe-eval|strict-dynamic|(?:nonce|sha(?:256|384|512))-.*)"?$/;

/** A source that disables `'unsafe-inline'`. A nonce or a hash that is not written so is ignored. */
const TRUSTED = /^'(?:strict-dynamic|(?:nonce|sha(?:256|384|512))-[a-z0-9+/_-]+={0,2})'$/;

/**
 * Parses one policy as Content Security Policy Level 3 does: of duplicate directives the first counts; `script-src-elem` and
 * `script-src-attr` stand in for `script-src`, and it for `default-src`; a nonce or a hash disables `'unsafe-inline'`, and
 * `'strict-dynamic'` disables hosts. Undefined if the policy says nothing of scripts.
 */
function policyGaps(policy: string): readonly HeaderRemark[] | undefined {
  const directives = new Map<string, readonly string[]>();
  for (const part of split(policy, ';')) {
    const [name = '', ...sources] = part.toLowerCase().split(/\s+/);
    if (!directives.has(name)) directives.set(name, sources);
  }
  const general = directives.get('script-src') ?? directives.get('default-src');
  const elements = directives.get('script-src-elem') ?? general;
  const attributes = directives.get('script-src-attr') ?? general;
  if (!elements || !attributes) return undefined;
  const allowsInline = (sources: readonly string[]) =>
    sources.includes("'unsafe-inline'") && !sources.some((source) => TRUSTED.test(source));
  const open: Readonly<Record<(typeof scriptGaps)[number], boolean>> = {
    'csp-inline': allowsInline(elements) || allowsInline(attributes),
    'csp-eval': general?.includes("'unsafe-eval'") ?? true,
    'csp-any-host': !elements.includes("'strict-dynamic'") && elements.some((source) => ANY_HOST.test(source)),
    'csp-unquoted': elements.some((source) => UNQUOTED.test(source)),
  };
  return scriptGaps.filter((gap) => open[gap]);
}

/** A browser enforces every policy that it receives: a gap counts if each of them leaves it. */
function contentSecurity(values: readonly string[]): Verdict {
  const policies = values.flatMap((value) => split(value, ',')).map(policyGaps);
  if (policies.every((gaps) => gaps === undefined)) return ['weak', 'csp-no-scripts'];
  return goodUnless(scriptGaps.filter((gap) => policies.every((gaps) => !gaps || gaps.includes(gap))));
}

/** 180 days, in seconds: Mozilla's HTTP Observatory lowers the score of a shorter value. */
export const MIN_HSTS_SECONDS = 15_552_000;

/** The two directives of RFC 6797, in alphabetical order. */
const HSTS = /^(includesubdomains;)?max-age\s*=\s*("?)(\d+)\2$/;

/** RFC 6797: the first header counts; `max-age` is required, and no directive comes twice. Browsers ignore unknown directives. */
function transportSecurity([first = '']: readonly string[]): Verdict {
  const known = split(first.toLowerCase(), ';').filter((part) =>
    /^(?:max-age|includesubdomains)(?:[\s=]|$)/.test(part),
  );
  const found = HSTS.exec(known.sort().join(';'));
  if (!found) return ['weak', 'hsts-invalid'];
  const [, subdomains, , seconds] = found;
  if (Number(seconds) === 0) return ['weak', 'hsts-off'];
  if (Number(seconds) < MIN_HSTS_SECONDS) return ['weak', 'hsts-short'];
  return subdomains ? ['good'] : ['good', 'hsts-no-subdomains'];
}

/** Fetch Standard: the first value counts. */
function contentType(values: readonly string[]): Verdict {
  return values.join(',').toLowerCase().split(',')[0]?.trim() === 'nosniff' ? ['good'] : ['weak', 'nosniff-other'];
}

const referrerRemarks: Readonly<Record<string, HeaderRemark | null>> = {
  'no-referrer': null,
  'same-origin': null,
  'strict-origin': null,
  'strict-origin-when-cross-origin': null,
  origin: 'referrer-plain',
  'origin-when-cross-origin': 'referrer-plain',
  'no-referrer-when-downgrade': 'referrer-whole',
  'unsafe-url': 'referrer-whole',
};

/** Referrer Policy (W3C): the last policy known to the browser counts. */
function referrer(values: readonly string[]): Verdict {
  const known = split(values.join(',').toLowerCase(), ',').findLast((policy) => Object.hasOwn(referrerRemarks, policy));
  if (known === undefined) return ['weak', 'referrer-unknown'];
  const remark = referrerRemarks[known];
  return remark ? ['weak', remark] : ['good'];
}

/** Sensitive features, which a clinic or a credit union should grant deliberately. */
const sensitive = ['camera', 'microphone', 'geolocation'] as const;

/** A token, a string, a boolean or an integer of a structured field, its key and its parameters (RFC 9651, sections 3.1 and 3.3). */
const ITEM = String.raw`(?:\*|[A-Za-z][^\s"(),;=\\]{0,99}|"[^"\\]{0,999}"|\?[01]|-?\d{1,15})`;
const KEY = '[a-z*][a-z0-9_.*-]{0,60}';
const PARAMETERS = `(?:; *${KEY}(?:=${ITEM})?){0,99}$`;
const MEMBER = new RegExp(String.raw`^(${KEY})=(${ITEM}|\( *(?:${ITEM}(?: +${ITEM}){0,99})? *\))${PARAMETERS}`);

/**
 * Permissions Policy (W3C): a dictionary such as `feature=()`; the last value of a feature counts. A browser ignores the whole
 * header if one member is not written so: `feature 'none'`, the former syntax, `feature=(); other=()`, or nothing after a comma.
 */
function permissions(values: readonly string[]): Verdict {
  const members = values
    .join(',')
    .split(',')
    .map((member) => MEMBER.exec(member.trim()));
  const features = new Map(members.flatMap((found) => (found ? [[found[1], found[2] ?? ''] as const] : [])));
  if (members.includes(null)) return ['weak', 'permissions-former'];
  const granted = sensitive.some((name) => /^\*$|[( ]\*[ )]/.test(features.get(name) ?? ''));
  const missing = sensitive.some((name) => !features.has(name));
  return goodUnless([
    ...(granted ? (['permissions-open'] as const) : []),
    ...(missing ? (['permissions-missing'] as const) : []),
  ]);
}

const OPENER = new RegExp(`^([a-z-]+)${PARAMETERS}`);

/** HTML Standard, cross-origin opener policies: one lower-case token; anything else, or two of them, is ignored. */
function opener(values: readonly string[]): Verdict {
  const [, policy = ''] = OPENER.exec(values.join(',').trim()) ?? [];
  if (/^(?:same-origin(?:-allow-popups)?|noopener-allow-popups)$/.test(policy)) return ['good'];
  return ['weak', policy === 'unsafe-none' ? 'opener-none' : 'opener-unknown'];
}

const judges: Readonly<Record<SecurityHeader, (values: readonly string[]) => Verdict>> = {
  'Content-Security-Policy': contentSecurity,
  'Strict-Transport-Security': transportSecurity,
  'X-Content-Type-Options': contentType,
  'Referrer-Policy': referrer,
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': opener,
};

/** What people write in place of the value of an absent header: « aucun », « n/a », « absent, à ajouter ». */
const ABSENT =
  /^\(?(?:[^\p{L}\p{N}*?]+\)?$|(?:n\/?[ad]|non|pas|not|no(?! \p{L})|false|aucune?|absente?|manquante?|missing|à (?!préciser|vérifier)\p{L}+)(?![\p{L}\w-]))/iu;

/** The marks and the words that the values of these headers are made of. A mistake has one too; the words of a person have none. */
const SYNTAX = /[=;:*"]|(?<!\p{L})'|^(?:[a-z]+-[a-z-]+|includesubdomains|origin|sandbox)(?: |$)/iu;

/**
 * The six headers of a response, with the findings about each. Without a status, a text may be the list of a person, who writes words;
 * beside a date, which every response has (RFC 9110, section 6.6.1), one word is a value: `nosnif`.
 */
export function checkHeaders({
  status,
  fields,
}: Pick<ResponseHeaders, 'fields'> & Partial<ResponseHeaders>): HeaderFinding[] {
  const isValue = (value: string) => SYNTAX.test(value) || (fields.has('date') && /^\w+$/.test(value));
  const isUnsaid = (value: string) => PRESENT.test(value) || (status === undefined && !isValue(value));
  return securityHeaders.map((name): HeaderFinding => {
    const values = fields.get(name.toLowerCase()) ?? [];
    if (!values.every((value) => ABSENT.test(value))) {
      const [state, ...remarks] = judges[name](values);
      if (state === 'weak' && values.every(isUnsaid))
        return { name, state: 'unknown', value: undefined, remarks: ['no-value'] };
      return { name, state, value: values.join(', '), remarks };
    }
    const tried = name === 'Content-Security-Policy' ? fields.get('content-security-policy-report-only') : undefined;
    return tried
      ? { name, state: 'weak', value: tried.join(', '), remarks: ['csp-report-only'] }
      : { name, state: 'absent', value: undefined, remarks: [] };
  });
}

/**
 * Values to request from a web host; they suit most sites. The content security policy starts as report-only: only the site's
 * team knows which scripts it needs.
 */
const asked: Readonly<Record<SecurityHeader, string>> = {
  'Content-Security-Policy':
    "Content-Security-Policy-Report-Only: default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
  'Strict-Transport-Security': 'Strict-Transport-Security: max-age=31536000',
  'X-Content-Type-Options': 'X-Content-Type-Options: nosniff',
  'Referrer-Policy': 'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy': 'Permissions-Policy: camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'Cross-Origin-Opener-Policy: same-origin-allow-popups',
};

/** Whether a header is to be requested from the host. */
export const isOpen = ({ state }: HeaderFinding): boolean => state === 'absent' || state === 'weak';

/**
 * The lines to request: one for each absent or weak header. A weak line is replaced: of two lines with one name, browsers may keep the
 * weak one. An enforced content policy stays, because the stricter one is only tested at first.
 */
export function linesToAsk(findings: readonly HeaderFinding[]) {
  const isThere = ({ name, state, remarks }: HeaderFinding) =>
    state === 'weak' && (name !== 'Content-Security-Policy' || remarks.includes('csp-report-only'));
  const open = findings.filter(isOpen);
  const askedOf = (some: readonly HeaderFinding[]) => some.map(({ name }) => asked[name]);
  return { add: askedOf(open.filter((finding) => !isThere(finding))), replace: askedOf(open.filter(isThere)) };
}
