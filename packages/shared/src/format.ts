/**
 * Quebec French formats, as the OQLF recommends. With `fr-CA`, `Intl` gives U+202F or ordinary spaces and a hyphen for minus,
 * depending on the engine, and `1 août`. Only this module corrects that, so that build and browser output are equal. Numbers
 * that are not finite are formatted as 0.
 */

/** U+00A0, the only no-break space of the site. */
export const NBSP = '\u00a0';

const MINUS = '\u2212';
const MAX_DECIMALS = 20;

const formatters = /* @__PURE__ */ new Map<number, Intl.NumberFormat>();

function formatterOf(decimals: number): Intl.NumberFormat {
  let formatter = formatters.get(decimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat('fr-CA', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: true,
    });
    formatters.set(decimals, formatter);
  }
  return formatter;
}

/**
 * `1 234,5`: fixed number of decimals (0 to 20), U+00A0 between thousands, U+2212 for minus, never `−0`.
 * @param decimals 0 by default
 */
export function formatNumber(value: number, decimals = 0): string {
  const places = Number.isFinite(decimals) ? Math.min(Math.max(Math.trunc(decimals), 0), MAX_DECIMALS) : 0;
  const finite = Number.isFinite(value) ? value : 0;
  const digits = formatterOf(places).format(Math.abs(finite)).replace(/\s/g, NBSP);
  // A value that rounds to zero has no sign.
  return finite < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** The fewest decimals, from `least`, with which a value does not look equal to a bound that it exceeds: 50.04 has two beside 50. */
export function decimalsAbove(value: number, bounds: readonly number[], least: number): number {
  const looksEqual = (bound: number) => value > bound && formatNumber(value, least) === formatNumber(bound, least);
  return least < MAX_DECIMALS && bounds.some(looksEqual) ? decimalsAbove(value, bounds, least + 1) : least;
}

/**
 * Parts of 0 or more, rounded so that they add up to their rounded sum: the largest remainders are rounded up.
 * @param sum of the parts
 */
export function partsOf(sum: number, parts: readonly number[], decimals: number): number[] {
  const unit = 10 ** decimals;
  const floors = parts.map((part) => Math.floor(part * unit));
  const left = Math.round(sum * unit) - floors.reduce((total, floor) => total + floor, 0);
  const remainders = parts.map((part, index) => ({ index, remainder: part * unit - (floors[index] ?? 0) }));
  const raised = remainders.toSorted((one, other) => other.remainder - one.remainder).slice(0, Math.max(left, 0));
  return floors.map((floor, index) => (floor + Number(raised.some((part) => part.index === index))) / unit);
}

/** @param decimals the fewest: a quantity above 0 never looks like 0 */
function withUnit(value: number, decimals: number, unit: string): string {
  return `${formatNumber(value, decimalsAbove(value, [0], decimals))}${NBSP}${unit}`;
}

/** The format of quantities in a unit. @param least decimals, by default */
const inUnit =
  (unit: string, least: number) =>
  (value: number, decimals: number = least) =>
    withUnit(value, decimals, unit);

/** Singular and plural of a noun, with what agrees with it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The form of the noun for a number: French uses the plural from 2 on, in the number as `formatNumber` writes it. */
export function nounFor(value: number, { one, many }: Noun, decimals = 0): string {
  return /^\u2212?[01](?:,|$)/.test(formatNumber(value, decimals)) ? one : many;
}

/** `100 factures`, `0 facture`, `18,8 arbres`. @param decimals the fewest: a quantity above 0 never looks like 0 */
export function withNoun(value: number, noun: Noun, decimals = 0): string {
  return withUnit(value, decimals, nounFor(value, noun, decimals));
}

/** `a`, `a et b`, `a, b et c`; « ou » in place of « et » in a disjunction. */
export const formatList = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('fr', { type }).format(items);

/** `7 oui sur 13, 13 réponses données`: the count of a self-assessment, on the page and in the request. */
export function yesCount({ score, total, answered }: Readonly<Record<'score' | 'total' | 'answered', number>>): string {
  return `${score} oui sur ${total}, ${withNoun(answered, { one: 'réponse donnée', many: 'réponses données' })}`;
}

/** `1 500 $`; Canadian dollars, no cents unless asked: `formatMoney(62.1, 2)` is `62,10 $`. */
export const formatMoney = /* @__PURE__ */ inUnit('$', 0);

/** `206 %` for 206: the value is in percent, not a ratio. */
export function formatPercent(percent: number, decimals = 0): string {
  return `${formatNumber(percent, decimals)}${NBSP}%`;
}

/** A share of a whole, in percent: `44 %`; less than 1 % and more than 99 % say so. */
export function formatPart(percent: number): string {
  if (percent > 0 && percent < 1) return `moins de ${formatPercent(1)}`;
  return percent > 99 && percent < 100 ? `plus de ${formatPercent(99)}` : formatPercent(percent);
}

/** `414,0 kg`, one decimal by default. */
export const formatKg = /* @__PURE__ */ inUnit('kg', 1);

/** `0,025 g`, three decimals by default. */
export const formatGrams = /* @__PURE__ */ inUnit('g', 3);

/** `118 ko`, no decimals by default. A kilobyte is a thousand bytes, as browsers count. */
export function formatBytes(bytes: number, decimals = 0): string {
  return withUnit(bytes / 1000, decimals, 'ko');
}

/** `2 194,2 km`, one decimal by default. */
export const formatKm = /* @__PURE__ */ inUnit('km', 1);

/** `1 456 h`: a duration in hours, no decimals by default. */
export const formatHours = /* @__PURE__ */ inUnit('h', 0);

export const monthsOfYear = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** Abbreviations of the months, in the same order: those of the Office québécois de la langue française. */
export const shortMonths = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juill.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const;

/** Quebec's time zone, whatever the machine's. */
export const TIME_ZONE = 'America/Toronto';

let clock: Intl.DateTimeFormat | undefined;

/**
 * The time in Quebec as if it were UTC, to the minute: the UTC methods of `Date` then read Quebec's calendar and clock.
 * @param time milliseconds since 1970 (UTC)
 */
export function quebecTime(time: number): number {
  // Creating a formatter costs a hundred times more than using it.
  clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0);
}

/** `26 juillet`, `1er août`, with U+00A0: the day in UTC. @param months or their abbreviations */
export function formatDay(date: Date, months: readonly string[] = monthsOfYear): string {
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day}${NBSP}${months[date.getUTCMonth()]}`;
}

/**
 * `26 juillet 2025`, `1er août 2025`, with U+00A0 inside.
 * @param date a calendar day `YYYY-MM-DD`, used unchanged, or a moment, converted to Quebec's time zone
 * @returns `''` for a date that does not exist
 */
export function formatDate(date: Date | string): string {
  const time = typeof date === 'string' ? Date.parse(date) : date.getTime();
  if (Number.isNaN(time)) return '';
  const day = new Date(typeof date === 'string' ? time : quebecTime(time));
  // `Date` reads other spellings, and 29 February of any year.
  if (typeof date === 'string' && day.toISOString().slice(0, 10) !== date) return '';
  return `${formatDay(day)}${NBSP}${day.getUTCFullYear()}`;
}

/**
 * `9 h`, `9 h 30`, `13 h 05`.
 * @param time `HH:MM` on a 24-hour clock, `9:00` accepted
 * @returns `''` for a time that does not exist
 */
export function formatTime(time: string): string {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  const hours = Number(match?.[1]);
  const minutes = Number(match?.[2]);
  if (!match || hours > 23 || minutes > 59) return '';
  return [hours, 'h', ...(minutes > 0 ? [match[2]] : [])].join(NBSP);
}
