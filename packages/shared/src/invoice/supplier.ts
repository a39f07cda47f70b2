import { findAmountLabels } from './amount-labels.ts';
import { CUSTOMER_LABEL, IDENTIFIERS, isAddress, NOT_A_NAME, SUPPLIER_LABEL } from './labels.ts';
import { type Cell, cellBelow, type Line } from './lines.ts';
import { findAmounts, findDates } from './text.ts';
import type { Reading } from './types.ts';

/** Maximum number of lines at the top that may contain the name of the supplier. */
const MAX_NAME_LINES = 12;

function isName(folded: string): boolean {
  return (
    /[a-z]{2}/.test(folded) &&
    folded.length <= 80 &&
    !/[:=?!]/.test(folded) &&
    !NOT_A_NAME.test(folded) &&
    !SUPPLIER_LABEL.test(folded) &&
    !CUSTOMER_LABEL.test(folded) &&
    !isAddress(folded) &&
    findDates(folded).length === 0 &&
    folded.split(' ').length <= 10 &&
    !Array.from(folded.matchAll(IDENTIFIERS)).length &&
    !findAmounts(folded).some(({ money }) => money)
  );
}

function nameIn(text: string, { start, folded }: Cell, from = 0): Reading<string> | undefined {
  const lead = from + (/^[\s:>*_#-]{0,9}/.exec(folded.slice(from))?.[0].length ?? 0);
  const name = (folded.slice(lead).split(/ [-•·] |\s{2}/)[0] ?? '').trimEnd().replace(/[*_,;]+$/, '');
  if (!isName(name)) return undefined;
  return {
    value: text.slice(start + lead, start + lead + name.length),
    start: start + lead,
    end: start + lead + name.length,
  };
}

/** The name after the label of the supplier, or else the first name at the top that is not the customer. */
export function findSupplier(text: string, lines: readonly Line[]): Reading<string> | undefined {
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.cells.entries()) {
      const label = SUPPLIER_LABEL.exec(cell.folded);
      if (!label) continue;
      const others = [line.cells[column + 1], cellBelow(lines, row, column)];
      const read =
        nameIn(text, cell, label[0].length) ?? others.map((other) => other && nameIn(text, other)).find(Boolean);
      if (read) return read;
    }
  }
  for (const line of lines.slice(0, MAX_NAME_LINES)) {
    const cells = line.cells;
    if (findAmounts(line.masked).some(({ money }) => money) || findAmountLabels(line.masked).length > 1)
      return undefined;
    for (const cell of cells) {
      // The customer follows « Facturé à ».
      if (CUSTOMER_LABEL.test(cell.folded)) return undefined;
      const read = nameIn(text, cell);
      if (read) return read;
    }
  }
  return undefined;
}
