/** A tick, a cross or another pictograph beside a header. */
const tick = String.raw`(?:\p{Extended_Pictographic}|[\u2610-\u2612\u2713-\u2718])\ufe0f?`;
/** A tick or a cross in place of a value. */
const ONLY_TICK = new RegExp(String.raw`^([\w-]+)[ \t]*:?[ \t]*(${tick})[ \t]*$`, 'gmu');
const CROSS = /[❌❎✖✗✘☒☐]/;
/** The tab, the tick, the arrow or the dash that separates a name from its value in place of a colon. */
const SEPARATOR = new RegExp(String.raw`^([\w-]+)(?:\t+|[ \t]{1,4}(?:${tick}|[-=]?>|[-–—→](?=[ \t]))[ \t]*)`, 'gmu');
const LEADING_TICK = new RegExp(String.raw`(^|:)[ \t]?${tick}[ \t]{0,4}`, 'gmu');
/** A note after a value. */
const NOTE = new RegExp(
  String.raw`[ \t](?:#|//|<-+|[←–—]|(?<=\S[ \t])[→\-])[ \t].*$|[ \t]?${tick}[^:\n]{0,60}$|(?<=[^\s=(:])[ \t]+\([^()\n]*\)[ \t]*$`,
  'gmu',
);

/** A row of a Markdown table, `| name | ✅ | value |`, with a tab after its name. */
function cellsOf(row: string): string {
  const [name = '', ...others] = row.split('|').flatMap((cell) => cell.trim() || []);
  return `${name}\t${others.join(' ')}`;
}

/**
 * Replaces the quotes, spaces, invisible characters and marks of word processors, which no header has, joins what a table or a browser's
 * panel has in two cells, and removes the ticks and the notes that people write beside values: `nosniff # bon`, `nosniff (bon)`.
 */
export const withoutNotes = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff`]|\*\*/g, '')
    .replace(/^(?:status code|status(?=\s*[\t\r\n])|statut|(?:code d.)?état)\s*:?\s*(?=\d{3}\b)/gim, ':status: ')
    .replace(/^\|[ \t]*[a-z][\w-]*[ \t]*\|.*$/gim, cellsOf)
    .replace(ONLY_TICK, (_, name, mark) => `${name}: ${CROSS.test(mark) ? 'absent' : 'présent'}`)
    .replace(SEPARATOR, '$1: ')
    .replace(LEADING_TICK, '$1')
    .replace(NOTE, '');
