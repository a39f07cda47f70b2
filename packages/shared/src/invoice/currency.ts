import type { Line } from './lines.ts';
import { anyOf, findAmounts } from './text.ts';

/** Finds the currency of an invoice. All patterns match folded text (`fold.ts`). */

const foreign = anyOf(
  /(?<![a-z])(?:us ?\$|(?:au|nz|hk)\$|(?:usd|eur|gbp|chf|aud|nzd|jpy|cny|mxn)(?![a-z])|(?:us|u\.s\.|united states|american) (?:dollars?|funds)(?![a-z]))/
    .source,
  /(?:\$|[.,]\d\d|total) ?us(?![a-z])|[€£]/.source,
  /(?:(?<![a-z])(?:dollars?|fonds|monnaie|devises?)|\$) (?:us|u\.s\.|americaine?s?)(?![a-z])/.source,
  /(?<![a-z])(?:euros|(?:en|in|devise|monnaie|currency) ?:? ?euro|(?:pounds|livres) sterling)(?![a-z])/.source,
);
const FOREIGN = /* @__PURE__ */ new RegExp(foreign);
const CANADIAN = /(?<![a-z])(?:cad(?![a-z])|dollars? canadiens?|canadian (?:dollars?|funds))|\$ ?ca(?![a-z])|ca ?\$/;

/** The price of an item in its own currency: « Licence (45,00 USD à 1,37) ». */
const FOREIGN_AMOUNT = /* @__PURE__ */ new RegExp(`\\d[\\d ,.]{0,15}\\$? ?${foreign}|${foreign} ?\\d`, 'g');

/** A line about an exchange rate, an account or another way to pay. */
const NOTE =
  /exchange|(?<![a-z])change(?![a-z])|conver|equiv|approx|(?<![a-z])(?:soit|environ|comptes?|accounts?|iban|swift|accept\w{0,5}|possible|taux usd|pour payer|to pay)(?![a-z])|\d ?(?:usd|eur|gbp) ?=/;

/**
 * Whether a line gives its last amount, or the amounts of the other lines, in another currency.
 * @param next the words below, where a narrow column may go on: « Total in US », « dollars 12.00 »
 */
function isForeign({ folded, masked, hasMoney }: Line, next: string): boolean {
  const words = hasMoney || FOREIGN.test(next) ? folded : `${folded.trimEnd()} ${next}`;
  if (!FOREIGN.test(words) || NOTE.test(words) || CANADIAN.test(words)) return false;
  const last = findAmounts(masked).findLast(({ money }) => money);
  if (!last || last.isForeign || FOREIGN.test(folded.slice(last.end))) return true;
  return FOREIGN.test(folded.slice(0, last.start).replace(FOREIGN_AMOUNT, ''));
}

/** Whether the amounts of an invoice may be in another currency than Canadian dollars. */
export const mayBeForeign = (lines: readonly Line[]): boolean =>
  lines.some((line, row) => isForeign(line, lines[row + 1]?.cells[0]?.folded.split(/[\d$]/)[0] ?? '')) &&
  !lines.some(({ folded, hasMoney }) => !hasMoney && CANADIAN.test(folded) && !FOREIGN.test(folded));
