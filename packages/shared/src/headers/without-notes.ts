/** A tick, a cross or another pictograph beside a header. */
const tick = String.raw`(?:\p{Extended_Pictographic}|[\u2610-\u2612\u2713-\u2718])\ufe0f?`;
const CROSS = /[❌❎✖✗✘☒☐🔴🚫⛔👎]/u;
/** What people write between a header and its value. */
const presentWords = /(?:oui|yes|ok|on|true|set|enabled|(?:présent|activé)e?|present|acti(?:f|ve))/.source;
/** The tab, the tick, the bar, the arrow or the dash that separates a name from its value in place of a colon. */
const separator = String.raw`(?:\t+|[ \t]{1,4}(?:(?=${tick})|(?:[-=]?>|[-–—→|](?=[ \t]))[ \t]*))`;
const SEPARATOR = new RegExp(String.raw`^([\w-]+)${separator}`, 'gmu');
/** The name of a header. A scheme is a source of a policy. */
export const fieldName = String.raw`(?!(?:https?|wss?|data|blob):)[a-z][\w-]*`;
/** The bullet or the number of a line, which a mail may quote. */
const BULLET = new RegExp(
  String.raw`^(> ?)?[ \t]*(?:[-–•*·]|\d{1,3}[.):]?)[ \t|]+(?=${fieldName}(?:[ \t]*:|${separator})|HTTP/)`,
  'gimu',
);
/** A tick, or a word, that says of a header that it is there, or is not, before its value perhaps. */
const SAID = new RegExp(String.raw`(^|:)[ \t]?(${tick})[ \t]{0,4}(.*)$`, 'gmu');
const BEFORE = new RegExp(String.raw`^([\w-]+[ \t]*:[ \t]*)${presentWords}(?:[ \t]*[,:–—-])?[ \t]+(?=[^\s(])`, 'gmi');
/** A note after a value. */
const NOTE = new RegExp(
  String.raw`[ \t](?:#|//|/\*|<!?-+|[←–—•|]|(?<=\S[ \t])(?:→|-+>?))[ \t].*$|[ \t]?${tick}[^:\n]{0,60}$|(?<=[^\s=(:])[ \t]+(?:\([^()\n]*\)|\[[^[\].…\n]*\])[ \t]*$`,
  'gmu',
);

/** A word or a tick, or nothing, in place of a value. */
export const PRESENT = new RegExp(String.raw`^(?:${tick})?\s*(?:${presentWords})?$`, 'iu');

/** Says in a word what a cross says before a value, and a tick in its place. A tick before a name says nothing. */
const said = (_: string, before: string, mark: string, value: string): string =>
  before === '' ? value : CROSS.test(mark) ? ': absent' : `: ${value || 'présent'}`;

/**
 * Replaces the quotes, spaces, invisible characters and marks of word processors, which no header has, joins what a table or a browser's
 * panel has in two cells, and removes the ticks, the notes and the third cells that people write beside values: `nosniff # bon`, `nosniff (bon)`.
 */
export const withoutNotes = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff`]|\*\*|(?:\\[rn]){1,2}$/gm, '')
    .replace(/^(< (.*))\r?\n\2$/gm, '$1')
    .replace(/^(?:status ?code|status(?=\s*[\t\r\n])|statut|(?:code d.)?état)\s*:?\s*(?=\d{3}\b)/gim, ':status: ')
    .replace(/^\|[ \t]*([a-z][\w-]*[ \t]*\|.*)$/gim, (_, row: string) => row.replace(/[ \t]{0,9}\|[ \t]{0,9}/g, '\t'))
    .replace(BULLET, '$1')
    .replace(/^[ \t]+(?:(?:→|-+>?)[ \t].*|\(.*\)[ \t]*)$/gm, '')
    .replace(SEPARATOR, '$1: ')
    .replace(SAID, said)
    .replace(BEFORE, '$1')
    .replace(/^([\w-]+: *\S[^\t\n]*)\t.*$/gm, '$1')
    .replace(NOTE, '');
