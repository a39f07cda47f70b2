import { MAX_BYTES } from '../numbers.ts';

export type WeightReading =
  | { readonly kind: 'blank' | 'no-unit' | 'refused' }
  | { readonly kind: 'bytes'; readonly bytes: number };

/** The bytes of a unit: a power of 1,000, as browsers count, or of 1,024 for `Kio` and `KiB`. */
const bytesOf = (unit: string): number =>
  (/i/i.test(unit) ? 1024 : 1000) ** Math.max(' kmg'.indexOf(unit.charAt(0).toLowerCase()), 0);

/** Maximum length of a weight, in characters. */
const MAX_LENGTH = 40;

/** The spaces and the apostrophes between thousands, and before a unit: no tab, and no line break. */
const SPACES = String.raw` \u00a0\u2009\u202f'’`;
/** An amount and its unit: alone, or before the text that a browser adds. */
const AMOUNT = String.raw`(\d(?:[\d${SPACES}.,]*\d)?)[${SPACES}]*(?:\((?=[kmg]))?([kmg]i?(?:octets?|bytes?|o|b)|octets?|bytes?|o|b)`;
/** The decompressed resources, before their weight or after it. */
const RESOURCES = String.raw`(?:ress?ou?rces|(?:un|d[eé]|non )compress[eé]\w*)`;
/** What is before an amount: no digits of it, and no name of the decompressed resources. */
const START = String.raw`(?<!\d[${SPACES}]?|[.,]|${RESOURCES}\s*[:=]?\s*)`;
const WEIGHT = new RegExp(String.raw`^${AMOUNT}?(?:\s+transf[eé]r\S*)?$`, 'i');
/** The transferred weight, not that of the decompressed resources. A name with a colon belongs to the weight after it. */
const AMOUNTS = new RegExp(String.raw`${START}${AMOUNT}(?![a-zà-ÿ]|\s*(?:de )?${RESOURCES}(?!\s*[:=]))`, 'gi');
/** `2,9 Mo transférés`, `Transféré : 2,9 Mo`, `Transferred 2.9 MB`, Lighthouse's `Total size was 2,900 KiB`. */
const TRANSFERRED = new RegExp(
  String.raw`${START}${AMOUNT}\s*transf[eé]r[^\s:]*(?![^\s:]|\s*:)|(?:transf[eé]r[^\s:=\d]*\s*[:=]?|total size was|taille totale était de)\s*${AMOUNT}`,
  'gi',
);
const COUNT = String.raw`(\d{1,3}(?:[${SPACES}.,]\d{3})+|\d+)`;
/** Firefox writes a single request as a word. */
const REQUESTS = new RegExp(
  String.raw`(?<![\d.,:])(?:${COUNT}\s*|\bune? |\bone )(?:https? )?(?:requests?|requ[êe]tes?|demandes?)`,
  'gi',
);
/** A part of the page: `dont 1,2 Mo transférés`, `including 40 requests`. */
const PART =
  /(?<![a-z])(?:dont|incluant|y compris|including|of which)\s+(?:environ\s+|about\s+)?\d[\d\s.,]*[^\s)]*(?:\s+transf[eé]r[^\s)]*)?/gi;
/** `Requests: 87`, `Requests - 87`, `Requests 87`, but not `requêtes 312 ko`, nor `requests 27 312 KB`, which has one number or two. */
const REQUESTS_AFTER = new RegExp(
  String.raw`(?:requests?|requ[êe]tes?)(?: https?)?\s*[:=-]?\s*${COUNT}(?![${SPACES}.,]?\d|[${SPACES}]?[kmg]?i?(?:[ob]|octets?|bytes?)\b)`,
  'i',
);

/** Digits, perhaps with one mark between thousands, and decimals after another mark. */
const NUMBER = /^(\d+|\d{1,3}(?:(?:[\s'’]\d{3})+|(?:\.\d{3})+(?!\.)|(?:,\d{3})+(?!,)))(?:[.,](\d+))?$/;

/**
 * Bytes of an amount in French or English notation, or null if it cannot be read. A single mark before three digits separates thousands
 * if the unit is small: no browser writes thousandths of a kilobyte.
 */
function bytesIn(amount: string, unit: string): number | null {
  const [, whole = '', decimals = ''] = NUMBER.exec(amount) ?? [];
  const isThousands = bytesOf(unit) <= 1024 && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const bytes = Math.round(Number(`${whole.replace(/\D/g, '')}${isThousands ? '' : '.'}${decimals}`) * bytesOf(unit));
  return bytes <= MAX_BYTES ? bytes : null;
}

/** A weight copied from a browser's tools: `2,9 Mo`, `2.9 MB`, `850 ko`, `1,234 kB`. A number needs its unit. */
export function readWeight(text: string): WeightReading {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return { kind: 'refused' };
  if (trimmed === '') return { kind: 'blank' };
  const [, amount, unit] = WEIGHT.exec(trimmed) ?? [];
  if (amount === undefined) return { kind: 'refused' };
  if (unit === undefined) return { kind: 'no-unit' };
  const bytes = bytesIn(amount, unit);
  return bytes ? { kind: 'bytes', bytes } : { kind: 'refused' };
}

/** Figures of the summary line of a browser's network tools; null for a missing figure. 0 bytes if everything came from the cache. */
export interface NetworkSummary {
  readonly requests: number | null;
  readonly bytes: number | null;
}

/**
 * Reads the summary line of the network tools of Chrome or Firefox, in French or English: `45 requests`,
 * `2.9 MB transferred`, `84 requêtes / 1,2 Mo`. Null if it has neither figure.
 */
export function readNetworkSummary(text: string): NetworkSummary | null {
  // The summary line is short: a longer text is something else.
  const line = text.slice(0, 500).replace(PART, '');
  const [before, ...otherRequests] = line.matchAll(REQUESTS);
  const [transferred, ...otherWeights] = line.matchAll(TRANSFERRED);
  // A second number of requests, or a second weight, is that of another page.
  if (otherRequests.length + otherWeights.length > 0) return null;
  const after = REQUESTS_AFTER.exec(line);
  // In « DOM 812 Requêtes 45 », the number before the word is another one's.
  const isOther = before && after?.[1] !== before[1] && /[a-zà-ÿ]\s$/i.test(line.slice(0, before.index));
  const counted = isOther && after ? null : (before ?? after);
  const amounts = [...line.matchAll(AMOUNTS)];
  // A single weight without a name, beside the requests, is the transferred one.
  const [, ...found] = transferred ?? (counted && amounts.length === 1 ? amounts[0] : undefined) ?? [];
  const [amount, unit] = found.filter((part) => part !== undefined);
  const requests = counted && Number(counted[1]?.replace(/\D/g, '') ?? 1);
  const bytes = amount && unit ? bytesIn(amount, unit) : null;
  return requests === null && bytes === null ? null : { requests, bytes };
}
