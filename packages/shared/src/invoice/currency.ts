import { findAmountLabels, isTax } from './amount-labels.ts';
import { isRate, taxRates } from './arithmetic.ts';
import type { Line } from './lines.ts';
import { FOREIGN_ADDRESS, isStreetAbroad, POST_CODE_FIRST } from './supplier-labels.ts';
import { anyOf, currencyCode, findAmounts, foreignCurrency } from './text.ts';

/** Finds the currency of an invoice. All patterns match folded text (`fold.ts`). */

const FOREIGN = /* @__PURE__ */ new RegExp(foreignCurrency);
const CANADIAN = /(?<![a-z])(?:cad(?![a-z])|dollars? canadiens?|canadian (?:dollars?|funds))|\$ ?ca(?![a-z])|ca ?\$/;

/** The price of an item in its own currency: « Licence (45,00 USD à 1,37) ». */
const FOREIGN_AMOUNT = /* @__PURE__ */ new RegExp(
  `\\d[\\d ,.]{0,15}\\$? ?${foreignCurrency}|${foreignCurrency} ?\\d`,
  'g',
);

/** A line that says the currency of the whole invoice. */
const STATES = /* @__PURE__ */ new RegExp(
  `^[^a-z]{0,9}${anyOf(
    // « Devise : USD », « Invoice currency is EUR »
    '(?:devise|monnaie|(?:\\w{2,9} )?currency)(?= ?:| is)',
    // « Tous les montants sont en dollars américains »
    '(?:tous |toutes )?(?:les |nos )?(?:montants|prix|sommes)|(?:all )?(?:our |the )?(?:amounts|prices)',
  )}(?![a-z])`,
);
/** A line without an amount that may say it. */
const MAY_STATE = /* @__PURE__ */ new RegExp(
  anyOf(
    // the heading of a column, the label of the total, « facturé en USD »
    '(?<![a-z])(?:devises?|monnaie|currency|montants?|prix|tarifs?|taux|amounts?|prices?|rates?|total|le tout)(?![a-z])',
    '(?<![a-z])(?:(?:are|is|sont) (?:in|en)|factur\\w{0,6}|invoice\\w?|bill\\w{0,3}|payable)(?![a-z])',
    // the currency alone
    `(?:^|[\\t|;(]) ?(?:en |in )?${foreignCurrency}\\)?(?:$|\\t)`,
  ),
);

/** A line about an exchange rate, an account or another way to pay. */
const NOTE = /* @__PURE__ */ new RegExp(
  `exchange|\\((?:payee?|reglee?|paid) (?:en|in) |(?<![a-z])change(?![a-z])|conver|equiv|approx|(?<![a-z])(?:soit|environ|comptes?|accounts?|iban|swift|accept\\w{0,5}|possible|taux usd|pour payer|to pay)(?![a-z])|\\d ?${currencyCode} ?=`,
);

/**
 * Whether a line gives its last amount, or the amounts of the other lines, in another currency.
 * @param next the words below, where a narrow column may go on: « Total in US », « dollars 12.00 »
 */
function isForeign({ folded, masked, hasMoney }: Line, next: string): boolean {
  const words = hasMoney || FOREIGN.test(folded) || FOREIGN.test(next) ? folded : `${folded.trimEnd()} ${next}`;
  if (!FOREIGN.test(words) || CANADIAN.test(words)) return false;
  if (NOTE.test(words) && !STATES.test(words)) return false;
  const last = findAmounts(masked).findLast(({ money }) => money);
  if (!last) return STATES.test(words) || MAY_STATE.test(words.trim());
  if (last.isForeign) return true;
  const before = folded.slice(0, last.start).replace(FOREIGN_AMOUNT, '');
  return findAmountLabels(masked).length > 0 && FOREIGN.test(before);
}

/** The tax of Europe, with its rate, its number or its amount, or the number of a company abroad. « TVA Publications » is a name. */
const FOREIGN_TAX =
  /^(?:vat|tva|mwst|iva|[ics]gst)(?:$|[ :(.]{1,3}(?:\d|[a-z]{2} ?\d|(?:no|n°|number|reg|id|intracom\w*|non applicable|exempt)(?![a-z])))|^(?:siret|siren|ein|iban)(?=[ :])/;
/** The number of a company whose country has a tax with the name of the federal one. */
const FOREIGN_GST = /^(?:a\.?b\.?n\.?|nzbn|gstin)(?=[ :])/;

/** Number of lines at the top, where a city without a street is a part of an address, and not an item. */
const MAX_TOP_LINES = 3;

/** Whether the supplier or the customer is abroad, and nothing says that the amounts are Canadian. */
function isAbroad(lines: readonly Line[]): boolean {
  const taxes = lines
    .flatMap(({ folded }) => findAmountLabels(folded))
    .filter(({ label }) => isTax(label) && label !== 'tax');
  // Another country's tax may have the name of the federal one.
  const hasForeignGst =
    taxes.some(({ label, rate }) => label === 'gst' && rate && !isRate(rate, [taxRates.gst])) ||
    lines.some(({ cells }) => cells.some(({ folded }) => FOREIGN_GST.test(folded)));
  const hasForeignWords = lines.some(
    ({ cells, hasMoney, folded: line }, row) =>
      cells.some(({ folded }) => FOREIGN_TAX.test(folded) || (!hasMoney && FOREIGN_ADDRESS.test(folded))) ||
      isStreetAbroad(line, lines[row + 1]?.folded ?? '') ||
      (row < MAX_TOP_LINES && POST_CODE_FIRST.test(line)),
  );
  return (
    (hasForeignGst || hasForeignWords) &&
    !taxes.some(({ label }) => label !== 'gst' || !hasForeignGst) &&
    !lines.some(({ folded }) => CANADIAN.test(folded))
  );
}

/** Whether the amounts of an invoice may be in another currency than Canadian dollars. */
export const mayBeForeign = (lines: readonly Line[]): boolean =>
  isAbroad(lines) ||
  (lines.some((line, row) => isForeign(line, lines[row + 1]?.cells[0]?.folded.split(/[\d$]/)[0] ?? '')) &&
    !lines.some(
      ({ folded, hasMoney }) => !hasMoney && STATES.test(folded) && CANADIAN.test(folded) && !FOREIGN.test(folded),
    ));
