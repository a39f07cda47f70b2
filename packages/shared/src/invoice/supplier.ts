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

/** The names at the top, before the customer and the amounts, and whether an address is below each. */
function namesAtTop(
  text: string,
  lines: readonly Line[],
): { readonly name: Reading<string>; readonly hasAddress: boolean }[] {
  const names: ReturnType<typeof namesAtTop> = [];
  for (const [row, { cells, masked }] of lines.slice(0, MAX_NAME_LINES).entries()) {
    if (findAmounts(masked).some(({ money }) => money) || findAmountLabels(masked).length > 1) return names;
    const hasAddress = lines[row + 1]?.cells.some(({ folded }) => isAddress(folded)) ?? false;
    for (const cell of cells) {
      // The customer follows « Facturé à ».
      if (CUSTOMER_LABEL.test(cell.folded)) return names;
      const name = nameIn(text, cell);
      if (name) names.push({ name, hasAddress });
    }
  }
  return names;
}

/**
 * The name after the label of the supplier, or else the first name at the top that has an address, or the first one. It is doubtful if
 * the first one, or another with an address, is not the same: one may be a slogan, or the customer in the window of an envelope.
 */
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
  const names = namesAtTop(text, lines);
  const likeliest = names.find(({ hasAddress }) => hasAddress) ?? names[0];
  const isUnsure = names.some(
    ({ name, hasAddress }, index) => (hasAddress || index === 0) && name.value !== likeliest?.name.value,
  );
  return likeliest && { ...likeliest.name, ...(isUnsure && { doubt: 'several' }) };
}
