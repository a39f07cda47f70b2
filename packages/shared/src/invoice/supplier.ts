import { findAmountLabels } from './amount-labels.ts';
import type { Cell } from './cells.ts';
import { CREDIT_TITLE } from './credit.ts';
import { BARE_NUMBER, identifiersIn, isTitle, NAMED_DATE, NUMBER_LABEL, taxName } from './labels.ts';
import { cellBelow, type Line } from './lines.ts';
import {
  CUSTOMER_LABEL,
  isAddress,
  isStreetAbroad,
  NOT_A_NAME,
  PAYEE_LABEL,
  SELLER_LABEL,
  STREET,
  SUPPLIER_LABEL,
} from './supplier-labels.ts';
import { findAmounts, findDates } from './text.ts';
import type { Reading } from './types.ts';

/** Maximum number of lines at the top that may contain the name of the supplier. */
const MAX_NAME_LINES = 12;

/** Maximum number of lines of the head of a message. */
const MAX_HEAD_LINES = 5;

/** The end of a line whose sentence goes on in the next one. */
const GOES_ON = /(?:^| )(?:l[ae]|les|des?|du|et|en|pour|selon|avec|sur|the|and|of|for|with|to)$/;

const NEVER_IN_NAMES: readonly RegExp[] = [
  ...[BARE_NUMBER, NUMBER_LABEL, NAMED_DATE, CREDIT_TITLE, SUPPLIER_LABEL, SELLER_LABEL, CUSTOMER_LABEL, GOES_ON],
  /[:=?!#]|\.{3}|(?<![a-z])no\.? \S*\d| date$|^[a-z]{0,4}[-/ ]?\d(?:\S*|[\d ]*)$/,
];

/** @param isLoose whether the name may start with a word that announces something else: « Adresse Symphonique » */
function isName(folded: string, isLoose: boolean): boolean {
  return (
    /[a-z]{2}/.test(folded) &&
    folded.length <= 80 &&
    !NEVER_IN_NAMES.some((pattern) => pattern.test(folded)) &&
    (isLoose ? /^[a-z'-]+ [^\d]+$/.test(folded) : !NOT_A_NAME.test(folded)) &&
    !isAddress(folded) &&
    folded.split(' ').length <= 10 &&
    findDates(folded).length + identifiersIn(folded).length === 0 &&
    !findAmounts(folded).some(({ money }) => money)
  );
}

function nameIn(text: string, { start, folded }: Cell, from = 0, isLoose = false): Reading<string> | undefined {
  const lead = from + (/^[\s:*_#-]{0,9}/.exec(folded.slice(from))?.[0].length ?? 0);
  const name = (folded.slice(lead).split(/ [-•·<] ?|\s{2}/)[0] ?? '').trimEnd().replace(/[*_,;]+$/, '');
  const [first, end] = [start + lead, start + lead + name.length];
  // « 360, agence Web »: without a word for it, a street has a capital.
  const plain = /^\d{1,6}, \p{Ll}/u.test(text.slice(first, end)) ? name.replace(',', '') : name;
  if (!isName(plain, isLoose)) return undefined;
  return { value: text.slice(first, end), start: first, end };
}

const POSTAL_CODE = /[a-z]\d[a-z] ?\d[a-z]\d$/;

/** Details that only a supplier prints. */
const SUPPLIER_DETAIL = /* @__PURE__ */ new RegExp(`(?<![a-z])(?:www\\.|(?:neq|rbq)(?![a-z])|${taxName})`);

interface NameAtTop {
  readonly name: Reading<string>;
  /** Whether an address is below it. */
  readonly hasAddress: boolean;
  /** Whether anything but a title and other names is above it: the supplier is rarely there. */
  readonly isLow: boolean;
}

/** The end of the name of a company. */
const LEGAL_FORM = /(?<!\p{L})(?:inc|lt[ée]e|ltd|enr|s\.?e\.?n\.?c(?:\.?r\.?l)?|llc|corp|co[oó]p)\.?$/iu;

/** Whether a name has an address or a legal form: it does not go on in the next line. */
const isWhole = ({ name, hasAddress }: NameAtTop): boolean => hasAddress || LEGAL_FORM.test(name.value);

/** The names at the top, before the customer and the amounts; the one with details; and whether an address is below no name. */
function namesAtTop(
  text: string,
  lines: readonly Line[],
): { names: NameAtTop[]; hasOtherAddress: boolean; detailed?: NameAtTop } {
  const names: NameAtTop[] = [];
  let [isLow, isBelowHead, hasOtherAddress] = [false, false, false];
  // A title between a name and its address separates nothing.
  const untitled = lines.slice(0, MAX_NAME_LINES).filter(({ cells }) => !cells.every(({ folded }) => isTitle(folded)));
  for (const [row, { cells, masked, folded, dates, hasMoney }] of untitled.entries()) {
    if (hasMoney || findAmountLabels(masked).length > 1) break;
    // The name below the number or the date of the document is the customer's, if the supplier's is above it.
    const isCustomer = isBelowHead && names.some((name) => !name.isLow && isWhole(name));
    isBelowHead ||= dates.length > 0 || cells.some(({ folded }) => NUMBER_LABEL.test(folded));
    // The customer follows « Facturé à ».
    const end = cells.findIndex(({ folded }) => CUSTOMER_LABEL.test(folded));
    const hasAddress = untitled[row + 1]?.cells.some(({ folded }) => isAddress(folded)) ?? false;
    const found = cells.slice(0, isCustomer ? 0 : end < 0 ? cells.length : end).flatMap((cell, column) => {
      const left = cells[column - 1]?.folded;
      if (isStreetAbroad(cell.folded, untitled[row + 1]?.cells[column]?.folded ?? '')) return [];
      // « Client | Hôtel Plume », but not « Facture F-12 | Bois Franc »
      const isValue = left && NOT_A_NAME.test(left) && !isTitle(left) && !/\d$/.test(left);
      return (!isValue && nameIn(text, cell)) || [];
    });
    names.push(...found.map((name) => ({ name, hasAddress, isLow })));
    // The name below such details is the customer's.
    if (end >= 0) break;
    const detailed = SUPPLIER_DETAIL.test(folded) ? names.findLast((name) => name.hasAddress) : undefined;
    if (detailed) return { names, hasOtherAddress, detailed };
    if (found.length > 0 || isCustomer) continue;
    // Words, or the postal code of another address, are above it.
    hasOtherAddress ||= hasAddress && !/[\d:@]/.test(folded);
    hasOtherAddress ||= POSTAL_CODE.test(folded) && STREET.test(untitled[row + 1]?.folded ?? '');
    isLow = true;
  }
  return { names, hasOtherAddress };
}

/** The name after a label, in its cell, beside it or below it. */
function nameAfter(pattern: RegExp, text: string, lines: readonly Line[]): Reading<string> | undefined {
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.cells.entries()) {
      const label = pattern.exec(cell.folded);
      // « De : Marie <marie@exemple.ca> » is the head of a message.
      if (!label || cell.folded.includes('@')) continue;
      const others = [line.cells[column + 1], cellBelow(lines, row, column)];
      const read =
        nameIn(text, cell, label[0].length) ?? others.map((other) => other && nameIn(text, other)).find(Boolean);
      if (read) return read;
    }
  }
  return undefined;
}

/**
 * The first name with an address beside it or below it, except the customer's. Without a name at the top, it may be the supplier's: at
 * the foot, below the customer, or with a first word that announces something else.
 */
function nameWithAddress(text: string, lines: readonly Line[]): Reading<string> | undefined {
  for (const [row, { cells, folded }] of lines.entries()) {
    const isAddressed = [lines[row + 1]?.folded ?? '', ...folded.split(/ [-•·|] /).slice(1)].some(isAddress);
    if (!isAddressed || CUSTOMER_LABEL.test(lines[row - 1]?.folded ?? '')) continue;
    const name = cells.map((cell) => nameIn(text, cell, 0, true)).find(Boolean);
    if (name) return name;
  }
  return undefined;
}

/** A first name or initials, as in « Vendeur : Luc B. ». */
const isFirstName = (name: string): boolean => (name.match(/\p{L}{2,}\S*/gu) ?? []).length < 2;

/** A line of the head of a message, and one that no invoice has. */
const MESSAGE_HEAD = /^[\s*]*(?:de|from|envoye|sent|date|a|to|cc|objet|subject)[ *]*:\s*\S/;
const MESSAGE_SENT = /^[\s*]*(?:(?:envoye|sent)[ *]*:|(?:de|from)[ *]*:.*@)/;

/** The lines without the head of a message, whose sender is not the supplier. */
function withoutHead(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ folded }) => MESSAGE_SENT.test(folded));
  const isHead = (row: number) => start >= 0 && Math.abs(row - start) < MAX_HEAD_LINES;
  return lines.filter(({ folded }, row) => !(isHead(row) && MESSAGE_HEAD.test(folded)));
}

/**
 * The supplier is one of these names:
 * - after the label of the supplier. Below another name it is doubtful: « De : Québec » on a carrier's invoice is a place.
 * - at the top, with an address and a supplier's details; else the first with an address or « inc. » that is not low; else the first.
 * - after « Vendeur », which may be an employee's: only if no name at the top has an address, and certain only if it is a company's and the
 *   only one.
 * - beside an address further down, or after « à l'ordre de »: always doubtful.
 *
 * A name at the top is doubtful if the first one, or another with an address, differs: one may be a slogan, or the customer in the window of
 * an envelope. Without an address or « inc. », any other name makes it doubtful, because a narrow column may continue a name on the next
 * line. A low name is doubtful too: the supplier's own may be a picture, or a name that this reader does not recognise.
 */
export function findSupplier(text: string, given: readonly Line[]): Reading<string> | undefined {
  const lines = withoutHead(given);
  const named = nameAfter(SUPPLIER_LABEL, text, lines);
  const { names: all, hasOtherAddress, detailed } = namesAtTop(text, lines);
  if (named) {
    const isBelow = all.some(({ name }) => name.value !== named.value && name.start < named.start);
    return isBelow ? { ...named, doubt: 'several' } : named;
  }
  const seller = nameAfter(SELLER_LABEL, text, lines);
  const names = all.filter(({ name }) => name.start !== seller?.start);
  const likeliest = detailed ?? names.find((name) => !name.isLow && isWhole(name)) ?? names[0];
  if (seller && !likeliest) return { ...seller, ...(!LEGAL_FORM.test(seller.value) && { doubt: 'unconfirmed' }) };
  const isOther = ({ value }: Reading<string>) => value !== likeliest?.name.value;
  const hasOtherSeller = seller !== undefined && !isFirstName(seller.value) && isOther(seller);
  if (hasOtherSeller && !likeliest?.hasAddress) return { ...seller, doubt: 'several' };
  const isOneLine = likeliest !== undefined && isWhole(likeliest);
  const isUnsure =
    hasOtherAddress ||
    hasOtherSeller ||
    names.some(({ name, hasAddress }, index) => (hasAddress || index === 0 || !isOneLine) && isOther(name));
  const doubt = isUnsure ? 'several' : likeliest?.isLow ? 'unconfirmed' : undefined;
  if (likeliest) return { ...likeliest.name, ...(doubt && { doubt }) };
  const other = nameWithAddress(text, lines) ?? nameAfter(PAYEE_LABEL, text, lines);
  return other && { ...other, doubt: 'unconfirmed' };
}
