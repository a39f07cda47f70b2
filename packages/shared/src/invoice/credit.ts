import { CREDIT_LABEL, documentNoun, numberNoun, ofThe } from './labels.ts';
import type { Line } from './lines.ts';
import { anyOf, findAmounts } from './text.ts';

/** Says whether a document is a credit note. All patterns match folded text (`fold.ts`). */

const creditNote = CREDIT_LABEL.source;

/** « Note de crédit », « No de note de crédit »: whatever is below it. */
const CREDIT_NOTE = /* @__PURE__ */ new RegExp(`^(?:${numberNoun}\\.? ?${ofThe})?${creditNote}(?![a-z])`);

/** The text before « Crédit » in a title: nothing, « Facture / », « Type : ». « Vente à crédit » and « Auto Crédit » are not titles. */
const beforeCredit =
  /(?<=^|\(| - |(?:sales|facture|invoice|document|est un|is a)(?: | ?[-/] ?)|(?:document|type|objet|re) ?: ?)/.source;
/** The subject of a credit: « de la facture », « du retour », a number. */
const credited = /* @__PURE__ */ new RegExp(
  `${ofThe}(?:${documentNoun}|achats?|purchase|commande|order|retour|return|${numberNoun}|[a-z]{0,4}-?\\d\\S*)`,
).source;

/** The title of a credit note, above the amounts. */
export const CREDIT_TITLE = /* @__PURE__ */ new RegExp(
  `(?<![a-z])${anyOf(
    // « Type : note de crédit »
    creditNote,
    // « Avis de remboursement », « Facture de retour »
    "(?:notes?|factures?|recus?|avis|memo|bons?) (?:de |d')?(?:credit(?!-bail)|avoir|remboursement|retour)",
    // « Refund receipt », « MERCHANDISE RETURN »
    '(?:credit|refund|return) (?:receipt|slip|advice|summary)|refund note|^merchandise return',
    // « Votre remboursement a été traité »
    '^(?:votre|your|details du) (?:remboursement|refund)',
    // « SALES CREDIT », « Facture (crédit) : 12 », but not « Type : crédit », which is a way to pay
    `${beforeCredit}(?:credit|refund)(?<!type ?: ?credit)\\)?(?: ?:? ?[a-z]{0,4}-?\\d[\\w-]*)?$|document ?: ?cr$`,
    // « Crédit sur facture 12 », « CRÉDIT - FACTURE 4410 »
    `${beforeCredit}(?:credit|refund)(?: ?[-/] ?| (?:sur|for|on|pour|against|relatif a) )${credited}`,
    // « AVOIR 12 », « Remboursement R-12 », « RETOUR », « Objet : remboursement », « Crédit client »
    '(?:^|: ?)(?:avoir|remboursement|retour)(?: \\S{0,9}\\d\\S{0,9})?$|^credit (?:client|adjustment)',
  )}(?![a-z])`,
);

/** A line, often beside a sum, that a credit note alone has. */
const OF_A_CREDIT = /* @__PURE__ */ new RegExp(
  anyOf(
    // « Total du crédit », « Montant à rembourser », « Amount refunded »
    `(?<![a-z])(?:total|montant|amount|net) (?:du |de (?:la |l')|of (?:the |this )?|\\()?${anyOf(
      'credit(?!s| card| limit)|avoir|note de credit|remboursement|refund',
      'a (?:vous )?(?:rembourser|crediter)|rembourse|credite|refunded|credited',
    )}(?![a-z])`,
    // « Credit total »
    '(?<![a-z])(?:credit|refund) (?:total|amount)(?![a-z])',
    // « Remboursement Visa »
    '^(?:remboursement|refund) (?:visa|mastercard|interac|debit)',
    // « Nous avons crédité votre compte »
    '(?<![a-z])(?:nous (?:vous )?(?:avons (?:credite|rembourse)|creditons|remboursons)|we (?:have )?(?:credit|refund)(?:ed)?)(?![a-z])',
  ),
);

/** « Note de crédit no 77 », « Ceci est une note de crédit »: a title, whatever follows. */
const surelyCredit = /* @__PURE__ */ new RegExp(
  anyOf(
    `(?:${numberNoun}\\.? ?${ofThe})?${creditNote} ?(?:${numberNoun}\\.? ?|du )?[:#]? ?[a-z]{0,4}-?\\d`,
    '(?:ceci|la presente|this|(?:\\S{2,4} )?(?:present )?document) (?:est|is) ',
  ),
).source;
/** Any other line is no title if it is a sentence or is about a payment: « Note de crédit seulement. », « Mode de paiement : crédit ». */
const NO_TITLE = /* @__PURE__ */ new RegExp(
  `^(?!\\s*${surelyCredit}).*${anyOf(
    '[a-z]{4}[.!?]$',
    '(?<![a-z])(?:paiements?|payments?|pay|paye\\w?|paid|cartes?|cards?|visa|terms|debits?)(?![a-z])',
  )}`,
);

/** Whether a document is a credit note for sure, or may be one. */
export type Credit = 'certain' | 'possible';

/** Whether a document is a credit note. An invoice may have a line « Note de crédit 12  -40,00 », or « Crédit » below its sums. */
export function creditOf(lines: readonly Line[]): Credit | undefined {
  const firstSum = lines.findIndex(({ hasMoney }) => hasMoney);
  let credit: Credit | undefined;
  for (const [row, { cells, folded, masked }] of lines.entries()) {
    const has = (pattern: RegExp) => cells.some((cell) => pattern.test(cell.folded));
    const mayBeTitle = !NO_TITLE.test(folded.trimEnd());
    if (mayBeTitle && has(CREDIT_NOTE) && !findAmounts(masked).some(({ cents, money }) => money && cents < 0))
      return 'certain';
    if (has(OF_A_CREDIT) || (mayBeTitle && row < firstSum && has(CREDIT_TITLE))) credit = 'possible';
  }
  return credit;
}
