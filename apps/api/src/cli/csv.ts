/**
 * Where a spreadsheet may start a formula: at the start of a text, and after a character that it may read as the end of a cell.
 * A spreadsheet that expects the other separator ignores the file's quotes, and may start a cell inside a quoted text.
 */
const FORMULA_START = /(?=[=+\-@\t\uff1d\uff0b\uff0d\uff20])(?<=(?:^|[,;\t\r\n])"*)/g;

/** A cell that a spreadsheet never runs as a formula: neutralised by `'`, then quoted (RFC 4180). */
export function csvCell(text: string): string {
  const safe = text.replace(FORMULA_START, "'");
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvRecord(cells: readonly string[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** Byte order mark: spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
