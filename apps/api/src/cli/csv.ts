/**
 * Where a spreadsheet would begin a formula: at the start of a text, and inside it after whatever the spreadsheet may take
 * for the end of a cell. One that expects `;` ignores the quotes of a file written with `,`, and the reverse.
 */
const FORMULA_START = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\uff1d\uff0b\uff0d\uff20])/g;

/** A text that a spreadsheet shows and never runs: neutralised by `'`, then quoted (RFC 4180). */
export function csvCell(text: string): string {
  const safe = text.replace(FORMULA_START, "'");
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record, with its line end. */
export function csvRecord(cells: readonly string[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
