import { type Candidate, type EvidenceTable, strongest } from './candidates.ts';
import type { Cell } from './cells.ts';
import type { Credit } from './credit.ts';
import {
  BARE_NUMBER_LABEL,
  CREDIT_LABEL,
  identifiersIn,
  KIND_LABEL,
  NUMBER_GOES_ON,
  NUMBER_LABEL,
  NUMBER_VALUE,
  ORDER_NUMBER_LABEL,
  OTHER_DOCUMENT,
  registrationEnd,
  SCANNED,
  SEPARATOR,
  taxName,
} from './labels.ts';
import { cellAbove, cellBelow, type Line } from './lines.ts';
import { findDates } from './text.ts';
import type { Reading } from './types.ts';

type Evidence = 'named' | 'kind' | 'bare' | 'reference' | 'below a title' | 'order';

const evidences: EvidenceTable<Evidence> = [
  // « No de facture : 12 », « Note de crédit no 4 ».
  ['named', 'enough'],
  // « Facture 12 », « Reçu : R-221 ».
  ['kind', 'enough'],
  // « N° 12 » alone: probably the number of the document.
  ['bare', 'enough'],
  // « Réf. facture 12 »: of this one, or of the one that it corrects.
  ['reference', 'weak'],
  // « FACTURE », and 12 alone on the next line.
  ['below a title', 'weak'],
  // « Facture de la commande CMD-4410 ».
  ['order', 'weak'],
];

/** The number after a label and its separators. It is doubtful if the text after it may be a part of it. */
function numberIn(text: string, cell: Cell, from: number): Reading<string> | undefined {
  const rest = cell.folded.slice(from);
  const gap = SEPARATOR.exec(rest)?.[0].length ?? 0;
  const value = NUMBER_VALUE.exec(rest.slice(gap))?.[0].replace(/[._/-]+$/, '') ?? '';
  const end = gap + value.length;
  const after = rest.slice(end);
  if (!/\d/.test(value) || /^\d{1,9}\.\d{2}$/.test(value) || /^(?:,\d| ?[$%]|[a-z0-9])/.test(after)) return undefined;
  const dates = findDates(rest);
  if ([...dates, ...identifiersIn(rest)].some((span) => span.start < end && gap < span.end)) return undefined;
  const start = cell.start + from + gap;
  const reading = { value: text.slice(start, start + value.length), start, end: start + value.length };
  const isBeforeDate = dates.some((date) => date.start >= end && date.start - end <= ' - '.length);
  // « Facture 2/4 » may be the second of four.
  const isPart = /^\d{1,2}\/\d{1,2}$/.test(value);
  const isUnsure = isPart || (NUMBER_GOES_ON.test(after) && !isBeforeDate) || SCANNED.test(reading.value);
  return isUnsure ? { ...reading, doubt: 'unconfirmed' } : reading;
}

/** The text that may follow the number in « Facture 12 ». « Facture 2 de 3 » is not a number of an invoice. */
const AFTER_KIND = /^(?:$|,? ?(?:du|le|emise?|en date|of|dated|date|from|pour|for|[-/]|\(|¤)|[,;.])/;

/** The name of a tax, with its rate at most. */
const TAX_ALONE = /* @__PURE__ */ new RegExp(`^${taxName}[ \\d.,()%]{0,12}$`);

/** The end of a registration number for the taxes. */
const REGISTRATION_END = /* @__PURE__ */ new RegExp(`^${registrationEnd}(?!\\d)`);

interface Label {
  readonly evidence: Evidence;
  /** Index after the label in its cell. */
  readonly end: number;
}

/** The label of a document number in a cell, if it has one. */
function labelIn({ folded }: Cell, isCredit: boolean): Label | undefined {
  const order = ORDER_NUMBER_LABEL.exec(folded);
  if (order) return { evidence: 'order', end: order[0].length };
  const unlessOther = (evidence: Evidence, label: RegExpExecArray): Label | undefined => {
    const end = label.index + label[0].length;
    const isOther = OTHER_DOCUMENT.test(folded.slice(0, end).replace(CREDIT_LABEL, ''));
    // « Facture no 9 » on a credit note is the invoice that the note corrects.
    const isCorrected = isCredit && evidence !== 'bare' && !CREDIT_LABEL.test(label[0]);
    return isOther || isCorrected ? undefined : { evidence, end };
  };
  const named = NUMBER_LABEL.exec(folded);
  if (named) return unlessOther(/^ref/.test(named[0]) ? 'reference' : 'named', named);
  const kind = KIND_LABEL.exec(folded);
  if (kind) return unlessOther('kind', kind);
  const bare = BARE_NUMBER_LABEL.exec(folded);
  return bare ? unlessOther('bare', bare) : undefined;
}

/**
 * The document number, as it is written on the invoice. Without a title, that of a credit may be the number of the invoice that it
 * corrects.
 */
export function findNumber(
  text: string,
  lines: readonly Line[],
  credit: Credit | undefined,
): Reading<string> | undefined {
  const candidates: Candidate<Evidence>[] = [];
  for (const [row, { cells }] of lines.entries()) {
    for (const [column, cell] of cells.entries()) {
      const label = labelIn(cell, credit === 'certain');
      if (!label) continue;
      const { evidence, end } = label;
      // « No 1234567890 » below « TVQ (9,975 %) », or above « TQ0001 »: a narrow column broke the registration.
      const [above = '', below = ''] = [lines[row - 1]?.folded, lines[row + 1]?.folded];
      if (evidence === 'bare' && (TAX_ALONE.test(above) || REGISTRATION_END.test(below))) continue;
      const here = numberIn(text, cell, end);
      if (here) {
        const after = cell.folded.slice(here.end - cell.start).trimStart();
        if (evidence !== 'kind' || AFTER_KIND.test(after) || findDates(after)[0]?.start === 0)
          candidates.push({ evidence, reading: here });
        continue;
      }
      if (/[a-z0-9]/.test(cell.folded.slice(end))) continue;
      const hasOwnLine = cells.length === 1 && !cell.folded.endsWith(':');
      // The number is in the next column that is not empty, or below.
      const [next, afterNext] = cells.slice(column + 1, column + 3);
      const beside = next?.folded === '' ? afterNext : next;
      for (const candidate of [beside, cellBelow(lines, row, column)]) {
        const read = candidate && numberIn(text, candidate, 0);
        if (!read || read.end !== candidate.end) continue;
        // « KQWZ-Team- » above « 0025 »: a narrow column broke the number.
        const isBelow = candidate !== beside;
        const isEnd = !isBelow && /-$/.test(cellAbove(lines, row, cells.indexOf(candidate))?.folded ?? '');
        candidates.push({
          evidence: evidence === 'kind' && isBelow && hasOwnLine ? 'below a title' : evidence,
          reading: isEnd ? { ...read, doubt: 'unconfirmed' } : read,
        });
        break;
      }
    }
  }
  // Below the sums is the number of a card, of a payment or of another invoice.
  const firstSum = lines.find(({ hasMoney }) => hasMoney)?.start ?? Number.POSITIVE_INFINITY;
  const above = candidates.filter(({ reading }) => reading.start < firstSum);
  const found = strongest(evidences, above.length > 0 ? above : candidates);
  return found && credit === 'possible' ? { doubt: 'unconfirmed', ...found } : found;
}
