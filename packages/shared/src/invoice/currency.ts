import type { Line } from './lines.ts';
import { anyOf, findAmounts } from './text.ts';

/** Finds the currency of an invoice. All patterns match folded text (`fold.ts`). */

const foreign = anyOf(
  /(?<![a-z])(?:us ?\$|(?:usd|eur|gbp|chf)(?![a-z])|(?:us|u\.s\.|american) (?:dollars?|funds)(?![a-z]))/.source,
  /\$ ?us(?![a-z])|[€£]/.source,
  /(?<![a-z])(?:dollars?|fonds|monnaie|devises?) (?:us|u\.s\.|americaine?s?)(?![a-z])/.source,
  /(?<![a-z])(?:euros|(?:en|in) euro|(?:pounds|livres) sterling)(?![a-z])/.source,
);
const FOREIGN = /* @__PURE__ */ new RegExp(foreign);
const CANADIAN = /(?<![a-z])(?:cad(?![a-z])|dollars? canadiens?|canadian (?:dollars?|funds))|\$ ?ca(?![a-z])/;

/** The price of an item in its own currency: « Licence (45,00 USD à 1,37) ». */
const FOREIGN_AMOUNT = /* @__PURE__ */ new RegExp(`\\d[\\d ,.]{0,15}\\$? ?${foreign}|${foreign} ?\\d`, 'g');

/** A line about an exchange rate, an account or another way to pay. */
const NOTE =
  /exchange|(?<![a-z])change(?![a-z])|conver|equiv|approx|(?<![a-z])(?:soit|environ|comptes?|accounts?|iban|swift|cad|accept\w{0,5}|pour payer|to pay)(?![a-z])|dollars? canad|canadian (?:dollars?|funds)|\d ?(?:usd|eur|gbp) ?=/;

/** Whether a line gives its last amount, or the amounts of the other lines, in another currency. */
function isForeign({ folded, masked }: Line): boolean {
  if (!FOREIGN.test(folded) || NOTE.test(folded)) return false;
  const last = findAmounts(masked).findLast(({ money }) => money);
  if (!last) return true;
  const from = Math.max(last.start - 'usd $ '.length, 0);
  return FOREIGN.test(folded.slice(from)) || FOREIGN.test(folded.slice(0, from).replace(FOREIGN_AMOUNT, ''));
}

/** Whether the amounts of an invoice may be in another currency than Canadian dollars. */
export const mayBeForeign = (lines: readonly Line[]): boolean =>
  lines.some(isForeign) &&
  !lines.some(({ folded, hasMoney }) => !hasMoney && CANADIAN.test(folded) && !FOREIGN.test(folded));
