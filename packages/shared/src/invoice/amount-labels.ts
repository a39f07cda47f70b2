import { type Amount, anyOf, foreignCurrency } from './text.ts';

/** The words for amounts on invoices, in French and English. All patterns match folded text (`fold.ts`). */

/** The source of a pattern. */
const pattern = String.raw;

// Fragments of labels
const GST = pattern`(?:t\.?p\.?s|g\.?s\.?t)`;
const QST = pattern`(?:t\.?v\.?q|q\.?s\.?t)`;
const HST = pattern`(?:t\.?v\.?h|h\.?s\.?t)`;
const FEDERAL = pattern`(?:taxe (?:sur les produits et(?: les)? services|federale)|goods and services tax|federal tax)`;
const END = pattern`(?![a-z])`;
const SLASH = pattern`${END}\.? ?[/-] ?`;
const THE = pattern`(?:le |la |les |l'|the )?`;
const REDUCTION = pattern`(?:rabais|escomptes?|remises?|discounts?)`;
/** « ventes » in « ventes taxables », « articles » in « articles exemptés ». */
const GOODS = pattern`(?:(?:sous-)?total|montant|ventes?|articles?)`;
const CURRENT_CHARGES = pattern`(?:(?:des )?(?:nouveaux frais|frais courants)|(?:new|current) charges)`;
/** « (taxes incluses) », « TTC », « including all taxes ». */
const WITH_TAXES = pattern`(?: \(?${anyOf(
  pattern`ttc|t\.t\.c\.?|toutes taxes comprises`,
  pattern`(?:avec |with )tax(?:es)?`,
  pattern`taxe?s? (?:incluses?|comprises?|incl\.?|included)`,
  pattern`incl(?:uding|usive|\.)? (?:of )?(?:all )?tax(?:es)?`,
)}\)?)`;

/** In order of precedence: longer or more precise labels come before the plain « total ». No letter follows a label. */
const amountLabels = [
  [
    'untaxed',
    pattern`(?:(?:${GOODS}|debourses) )?(?:non[- ]taxables?|exempte?e?s?(?: de taxes?)?|exonere?e?s?|detaxee?s?)(?! \(?(?:de (?:la )?)?${QST})`,
  ],
  [
    'base',
    pattern`(?:${GOODS}|base|valeur) (?:nette? )?(?:taxables?|imposables?)`,
    pattern`taxable (?:amount|sales?|total|subtotal|base|items?)`,
    pattern`base (?:de calcul|de taxation|des taxes)`,
    pattern`(?<=^\s{0,12})taxables?(?= {0,3}[:$\d]| {2}|\t|\s*$)`,
  ],
  [
    'subtotal',
    pattern`(?:(?:sous|sub)[- ]?tot(?:al|aux)?|s[/.-]{1,2}t(?:ot(?:al)?)?)${END}\.?(?: (?:apres|avant|after|before|net de|less|excl\.?|hors) ${THE}(?:${REDUCTION}|retenues?|holdbacks?|tax(?:es)?)| ${CURRENT_CHARGES})?`,
    pattern`total (?:apres|after) ${THE}${REDUCTION}`,
    pattern`total partiel|(?<![a-z].{0,2})avant taxes`,
    pattern`(?:total|montant|amount) \(?(?:(?:avant|before|hors|excl\.?|excluding) (?:les )?(?:tax(?:es?)?|${REDUCTION})|ht|h\.t\.?)`,
  ],
  [
    'net',
    pattern`(?:total|montant) net(?! (?:a payer|du))`,
    pattern`net (?:amount|total)(?! (?:due|payable))`,
    pattern`total (?:des )?honoraires(?: et (?:des )?debours)?(?: taxables)?(?!,? ?(?:et |avec |[a-z, ]{0,20}et )taxes)`,
  ],
  [
    'taxes',
    pattern`(?:taxes? ?\(?)?${GST}\.? ?(?:[+&/,-]|et|and) ?(?:la |de la )?${QST}${END}\.?`,
    pattern`taxes? \(?14[.,]975 ?%`,
  ],
  [
    'tax',
    pattern`(?:total (?:des |de |of )?)?(?:sales )?taxe?s?(?: applicables?)?(?= ?[:(.$\d@|]| - | {2}|\t|\s*$)`,
    pattern`total (?:des |de |of )?taxe?s?${END}(?! (?:incl|compris))`,
  ],
  [
    'qst',
    pattern`(?:taxe (?:de vente (?:du quebec|provinciale)|provinciale)|quebec sales tax|provincial tax)(?: \(?${QST}${END}\.?\)?)?`,
    pattern`${QST}${END}\.?`,
  ],
  [
    'gstOrHst',
    pattern`(?:${FEDERAL} ?[(/-]? ?|(?=${GST}))(?:${GST}${SLASH}){0,2}${HST}(?:${SLASH}${HST})?${END}\.?\)?`,
    pattern`(?:${HST}${SLASH}){1,2}${GST}${END}\.?`,
  ],
  ['gst', pattern`${FEDERAL}(?: \(?${GST}${END}\.?\)?)?`, pattern`${GST}${END}\.?`],
  // In « HST ON 13,00 », ON is the province; in « HST on 100,00 13,00 », the first amount is a base by its size.
  ['hst', pattern`${HST}${END}\.?(?: \(?on\)?)?`, pattern`taxe de vente harmonisee`, pattern`harmonized sales tax`],
  [
    'other',
    pattern`total (?:des |d'|de |of )?${anyOf(
      pattern`heures?|hours?|jours?|days?|km|kilometres?`,
      pattern`articles?|items?|pieces?|unites?|units?|colis|points?`,
      pattern`poids|weight|volume|superficie|litres?|kg|lbs?|kwh|m[23]|tonnes?`,
      pattern`rabais|savings?|economies?|economise`,
      pattern`(?:de la |of )?(?:page|reporte)`,
    )}`,
    // A part that is due now: the sums are those of the whole.
    pattern`(?:total|montant|amount) (?:du|a payer|due|payable) (?:aujourd.hui|maintenant|today|now)`,
    pattern`solde (?:(?:du|au) compte )?en fideicommis|trust balance`,
    pattern`(?:poids|volume|superficie) total`,
    pattern`(?:a )?report(?:er)?`,
  ],
  [
    'previousBalance',
    pattern`solde (?:precedent|anterieur|reporte|d'ouverture|en souffrance)|ancien solde|arrerages`,
    pattern`(?:previous|opening) balance|balance forward|past due (?:amount|balance)`,
    pattern`(?:total|montant|solde) (?:de (?:la |votre ))?(?:(?:derniere|precedente) facture|facture precedente)`,
    pattern`(?:total|amount|balance)(?: due)? (?:of |from |on )?(?:the |your )?(?:last|previous) (?:invoice|bill)`,
  ],
  [
    'payment',
    pattern`(?:acomptes?|avances?|depots?|deposits?)(?: (?:recus?|recues?|verse(?:e|es|s)?|received|paid))?`,
    pattern`cartes?[- ]cadeaux?|gift cards?`,
    pattern`(?:versements?|paiements?|(?:down )?payments?)(?: (?:recus?|received))?|prepaid|paye(?:e|es|s)?|paid`,
    pattern`deja (?:paye|recu|verse)`,
  ],
  ['paid', pattern`(?:montant|total|amount) (?:paye|paid|recu|verse|received)`],
  ['holdback', pattern`retenues?(?: de garantie)?`, pattern`holdback`],
  [
    'charge',
    pattern`taxe (?:sur l'|d')hebergement|(?:lodging|accommodation) tax`,
    pattern`livraison|transport|expedition|manutention|shipping|handling|freight|delivery`,
    pattern`frais|fees?|ecofrais|consignes?|(?:bottle|container) deposits?|(?:fuel )?surcharge|arrondi|rounding`,
    pattern`pourboire|gratuity|tip`,
  ],
  ['discount', REDUCTION, 'rebate', pattern`credits? (?:appliques?|applied)`],
  [
    'balance',
    pattern`solde(?: (?:a payer|du|impaye|restant|de la facture))?`,
    pattern`(?:amount|balance) (?:due|owing|payable|remaining)(?: cad)?`,
    pattern`(?:remaining |outstanding )?balance`,
    pattern`total (?:due|owing)`,
    pattern`(?:reste|net) a payer`,
    pattern`(?<=(?:^|\t| {2}|[|;-] )\s{0,12})a payer`,
  ],
  [
    'total',
    pattern`tot${END}\.?`,
    pattern`(?:grand |(?:current|new) charges )?total(?: ${anyOf(
      pattern`du(?: mois| versement)?|de (?:la (?:presente )?|cette |ce )(?:facture|note|versement)|facture`,
      CURRENT_CHARGES,
      pattern`(?:avant|before) (?:retenue|holdback|pourboire|tip|acompte|depot|deposit|paiements?|payments?|versements?)`,
      pattern`(?:net )?(?:a payer|du)|payable|due`,
      pattern`(?:de |of )(?:l'|the )?(?:acompte|deposit|instal?lment)`,
      pattern`general|global|final|amount`,
      pattern`(?:des )?honoraires(?:,? (?:et )?(?:des )?debours)?,? (?:et|avec) taxes`,
      pattern`\(?cad\)?|can|(?:en|in) \(?${foreignCurrency}`,
    )})?${WITH_TAXES}?`,
    pattern`(?:montant|prix|somme)(?: (?:total|(?:net )?due?(?! (?!le |au |avant |par |cad)[a-z])|facture|preleve|a payer|de (?:la (?:presente )?|cette )facture)${WITH_TAXES}?|${WITH_TAXES})`,
    pattern`invoice (?:total|amount)|net (?:amount|total) (?:due|payable)`,
  ],
] as const;

/**
 * - `base`: the taxable part of the subtotal.
 * - `net`: the subtotal before the taxes, the total after them.
 * - `untaxed`: a part without taxes.
 * - `gstOrHst`: « TPS/TVH », the federal tax or the harmonized one.
 * - `taxes`: one amount for both Quebec taxes.
 * - `tax`: a tax without a name, which may be another province's.
 * - `payment`: a part already paid: a deposit, a payment, a gift card.
 * - `paid`: what is paid: the total, or a payment beside a total.
 * - `holdback`: a part that is paid when the works are finished.
 * - `balance`: the amount due.
 * - `previousBalance`: the amount due of the previous invoice.
 * - `other`: an amount that belongs to no sum, or a quantity.
 */
export type AmountLabel = (typeof amountLabels)[number][0];

export const isTax = (label: AmountLabel | 'item'): boolean =>
  label === 'gst' || label === 'hst' || label === 'gstOrHst' || label === 'qst' || label === 'taxes' || label === 'tax';

const ANY_AMOUNT_LABEL = /* @__PURE__ */ new RegExp(
  `(?<![a-z0-9.])(?:${amountLabels.map(([, ...words]) => `((?:${words.join('|')})${END})`).join('|')})`,
  'g',
);

export interface LabelFound {
  readonly label: AmountLabel;
  readonly start: number;
  readonly end: number;
  /** The rate beside the label, in percent. */
  readonly rate?: number | undefined;
}

/** An amount and its label, with its rate. `item` is the only amount of a line without a label. */
export interface Labelled extends Pick<LabelFound, 'rate'> {
  readonly label: AmountLabel | 'item';
  readonly amount: Amount;
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?) ?%/;
const RATE_BEFORE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?) ?%\s$/;

/** The rate after a label, or before the first one. In « TPS 5,00  TVP (7 %) 7,00 », it is that of an unknown label. */
function rateIn(after: string, before: string): number | undefined {
  const own = after.split(/(?<=[.,]\d\d\D{0,9}[^a-z])(?!cad|taux|rate)[a-z]{3}/)[0] ?? '';
  const written = (RATE.exec(own) ?? RATE_BEFORE.exec(before))?.[1];
  return written ? Number(written.replace(',', '.')) : undefined;
}

/** The labels of amounts in a folded line, in order. */
export function findAmountLabels(line: string): LabelFound[] {
  const matches = [...line.matchAll(ANY_AMOUNT_LABEL)];
  return matches.map((match, order) => {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    const [start, end] = [match.index, match.index + match[0].length];
    const before = order === 0 ? line.slice(Math.max(start - 8, 0), start) : '';
    const rate = rateIn(line.slice(end, matches[order + 1]?.index), before);
    return { label: amountLabels[index]?.[0] ?? 'other', start, end, rate };
  });
}

/** Words on an invoice without taxes. */
export const EXEMPTION =
  /exempt|exoner|detaxe|zero-rated|non[- ]taxable|(?:aucune|sans|no) taxe?s?|petit fournisseur|small supplier|hors quebec|export/;

/** Words on an invoice whose taxes are added later. */
export const TAXES_LATER =
  /(?:taxe?s?|tps|tvq|gst|qst)\)? (?:applicables? )?(?:en sus|en plus|a venir|non (?:incluse?s?|comprise?s?)|not included|extra|excluded)|(?:plus|\+) (?:les )?(?:applicable )?taxe?s?(?![a-z])/;

/** Words that may be before the name of a tax on its line. With any other word, the line describes an item. */
export const TAX_PREFIX =
  /(?:plus|dont|incluant|montant|taxes?|de|des|la|les|total|ajouter|add|canada|quebec|qc|federale?|provinciale?|amount|tax|moins|less|estimated|tvp|pst|rst)(?![a-z])/g;
