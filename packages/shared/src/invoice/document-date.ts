import { type Candidate, type EvidenceTable, strongest } from './candidates.ts';
import type { Cell } from './cells.ts';
import {
  CREDIT_LABEL,
  DATE_LABEL,
  KIND,
  NAMED_DATE,
  ORDER_NUMBER_LABEL,
  OTHER_DATE,
  OTHER_DOCUMENT,
} from './labels.ts';
import { cellAbove, type Line } from './lines.ts';
import type { DateFound } from './text.ts';
import type { Reading } from './types.ts';

type Evidence = 'named' | 'date' | 'document' | 'alone' | 'only';

const evidences: EvidenceTable<Evidence> = [
  // « Date de facture : 3 mars 2026 ».
  ['named', 'enough'],
  // « Date : 3 mars 2026 ».
  ['date', 'enough'],
  // « Facture 12 du 3 mars 2026 ».
  ['document', 'enough'],
  // « Québec, le 3 mars 2026 » on its line.
  ['alone', 'enough'],
  // « Merci de votre visite du 3 mars 2026 »: a date without a label, among other words.
  ['only', 'weak'],
];

/** A time of day after a date, as on a cash register receipt. */
const TIME = /^,? (?:a )?\d{1,2} ?[:h] ?\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?/;
/** A town has a comma: the words of « Mis à jour le » and « Version du » have none. */
const TOWN = /^\s*(?:[a-z][a-z' -]{1,30}(?:\([a-z]{2,8}\))?,\s+)?$/;
/** The article and the day of the week before a date. */
const WEEKDAY =
  /(?:(?<![a-z])le\s+)?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day),?)?\s*$/;

const isLabel = (words: string): boolean => DATE_LABEL.test(words) || OTHER_DATE.test(words);

/** The label of a date: the words before it in its column, the heading above it, or the column on its left. */
function wordsBefore(lines: readonly Line[], row: number, date: DateFound, previousEnd: number): string {
  const line = lines[row];
  if (!line) return '';
  const position = line.start + date.start;
  const column = line.cells.findIndex(({ start, end }) => start <= position && position < end);
  const cell = line.cells[column];
  if (!cell) return '';
  const inCell = cell.folded.slice(Math.max(line.start + previousEnd - cell.start, 0), position - cell.start);
  if (/[a-z]/.test(inCell.replace(WEEKDAY, ''))) return inCell;
  const isHeading = (candidate: Cell | undefined): candidate is Cell =>
    candidate !== undefined && !/\d/.test(candidate.folded) && isLabel(candidate.folded);
  const left = line.cells.slice(0, column).findLast(({ folded }) => folded !== '');
  const above = cellAbove(lines, row, column);
  if (isHeading(above)) return above.folded;
  // In « Lévis  le 3 mars 2026 », the town is no label.
  return left && (inCell.trim() === '' ? /[a-z]/.test(left.folded) : isLabel(left.folded)) ? left.folded : inCell;
}

function evidenceOf(
  lines: readonly Line[],
  row: number,
  date: DateFound,
  previousEnd: number,
  isCredit: boolean,
): Evidence | undefined {
  const line = lines[row];
  if (!line) return undefined;
  // « Facture de la commande 12 du 3 mars » dates the invoice.
  const words = wordsBefore(lines, row, date, previousEnd).replace(ORDER_NUMBER_LABEL, 'facture');
  if (OTHER_DATE.test(words) || OTHER_DOCUMENT.test(words.replace(CREDIT_LABEL, ''))) return undefined;
  // A period: « du 1er au 31 mai ».
  if (line.dates.length > 1 && /^ ?(?:au|to) \S/.test(line.folded.slice(date.end))) return undefined;
  if (NAMED_DATE.test(words)) return 'named';
  if (DATE_LABEL.test(words)) return /date d(?:e |u |es |')/.test(words) ? 'only' : 'date';
  if (/^\s*le[\s.:]*$/.test(words)) return 'alone';
  if (KIND.test(words)) return isCredit && !CREDIT_LABEL.test(words) ? undefined : 'document';
  if (line.dates.length > 1) return undefined;
  // Nothing tells which label of the column belongs to this date.
  if (line.rowsToValue === lines.length) return 'only';
  const before = line.folded.slice(previousEnd, date.start).replace(WEEKDAY, '');
  const cell = line.cells.find(({ end }) => end >= line.start + date.end);
  const after = line.folded.slice(date.end, cell && cell.end - line.start).replace(TIME, '');
  if (TOWN.test(before + after.trim())) return line.hasMoney ? 'only' : 'alone';
  return line.hasMoney ? undefined : 'only';
}

/**
 * The date of the document. A date without a label, among other words, is doubtful.
 * @param isCredit whether the document may be a credit note, which names the invoice that it corrects
 */
export function findDate(lines: readonly Line[], isCredit: boolean): Reading<string> | undefined {
  const candidates: Candidate<Evidence>[] = [];
  // « 04/03/2026 » has its day first beside « 14/03/2026 ». A date with a time says nothing, because a program wrote it in a message, nor
  // does the one of a card.
  const possible = new Map<string, readonly number[]>();
  for (const { folded, dates } of lines)
    for (const { form, orders } of dates.filter(
      ({ start, end }) => !TIME.test(folded.slice(end)) && !/ exp(?![a-z])/.test(folded.slice(0, start)),
    )) {
      const known = (possible.get(form) ?? [...orders.keys()]).filter((order) => orders[order]);
      possible.set(form, known);
    }
  for (const [row, line] of lines.entries()) {
    let previousEnd = 0;
    for (const date of line.dates) {
      const evidence = evidenceOf(lines, row, date, previousEnd, isCredit);
      const read = date.orders.filter((_, order) => possible.get(date.form)?.includes(order));
      const values = new Set((read.some(Boolean) ? read : date.orders).filter(Boolean));
      const reading: Reading<string> = {
        value: [...values][0] ?? date.iso,
        start: line.start + date.start,
        end: line.start + date.end,
        ...(values.size > 1 && { doubt: 'date-order' }),
      };
      if (evidence) candidates.push({ evidence, reading });
      previousEnd = date.end;
    }
  }
  return strongest(evidences, candidates);
}
