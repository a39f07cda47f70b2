import { anyOf } from './text.ts';

/** What invoices call their amounts, in French and English. All patterns match folded text (`fold.ts`). */

/**
 * `base`: the taxable part of the subtotal, if the invoice states it. `taxes`: one amount for both Quebec taxes. `deposit`: a part
 * already paid; `balance`: what is left to pay. `other`: an amount of something else, or a number of things.
 */
export type AmountLabel =
  | 'subtotal'
  | 'base'
  | 'gst'
  | 'hst'
  | 'qst'
  | 'taxes'
  | 'total'
  | 'deposit'
  | 'balance'
  | 'charge'
  | 'rebate'
  | 'other';

const source = String.raw;

// Fragments of labels
const GST = source`(?:t\.?p\.?s|g\.?s\.?t)`;
const QST = source`(?:t\.?v\.?q|q\.?s\.?t)`;
const HST = source`(?:t\.?v\.?h|h\.?s\.?t)`;
const END = '(?![a-z])';
const THE = '(?:le |la |les |the )?';
const REDUCTION = '(?:rabais|escomptes?|remises?|discounts?)';
/** What an amount is of: « ventes taxables », « articles exemptés ». */
const GOODS = '(?:(?:sous-)?total|montant|ventes?|articles?)';
/** « (taxes incluses) », « TTC », « including all taxes ». */
const WITH_TAXES = source`(?: \(?${anyOf(
  source`ttc|t\.t\.c\.?|toutes taxes comprises`,
  '(?:avec |with )tax(?:es)?',
  source`taxes? (?:incluses?|comprises?|incl\.?|included)`,
  source`incl(?:uding|usive|\.)? (?:of )?(?:all )?tax(?:es)?`,
)}\)?)`;

/** In order of precedence: longer or more precise labels come before the plain « total ». A label ends where no letter follows. */
const amountLabels: readonly (readonly [AmountLabel, ...string[]])[] = [
  ['other', `(?:${GOODS} )?(?:non[- ]taxables?|exempte?s?(?: de taxes?)?|exonere?e?s?|detaxee?s?)`],
  [
    'base',
    `(?:${GOODS}|base|valeur) (?:nette? )?(?:taxables?|imposables?)`,
    'taxable (?:amount|sales?|total|subtotal|base|items?)',
    'base (?:de calcul|de taxation|des taxes)',
    source`(?<=^\s{0,12})taxables?(?= {0,3}[:$\d]| {2}|\t)`,
  ],
  [
    'subtotal',
    source`(?:(?:sous|sub)[- ]?tot(?:al|aux)?|s[/.-]{1,2}tot(?:al)?)${END}\.?(?: (?:apres|avant|after|before|net de|less|excl\.?|hors) ${THE}(?:${REDUCTION}|tax(?:es)?))?`,
    `total (?:apres|after) ${THE}${REDUCTION}`,
    'total partiel',
    'total net(?! a payer)',
    'net (?:amount|total)',
    'montant ht',
    source`(?:total|montant|amount) \(?(?:avant|before|hors|excl\.?|excluding|ht${END}|h\.t\.?)(?: les)?(?: tax(?:es?)?)?`,
  ],
  [
    'taxes',
    source`(?:taxes? ?\(?)?${GST}\.? ?(?:[+&/,-]|et|and) ?(?:la |de la )?${QST}${END}\.?`,
    source`(?:total (?:des |de |of )?)?(?:sales )?tax(?:es)?(?: applicables?)?(?= ?[:(.$\d@]| \d| {2}|\t|\s*$)`,
    `total (?:des |de |of )?taxe?s?${END}(?! (?:incl|compris))`,
  ],
  [
    'qst',
    source`(?:taxe (?:de vente (?:du quebec|provinciale)|provinciale)|quebec sales tax|provincial tax)(?: \(?${QST}${END}\.?\)?)?`,
    source`${QST}${END}\.?`,
  ],
  [
    'gst',
    source`(?:taxe (?:sur les produits et(?: les)? services|federale)|goods and services tax|federal tax)(?: \(?${GST}${END}\.?\)?)?`,
    source`${GST}${END}\.?(?: ?[/-] ?${HST}${END}\.?)?`,
  ],
  ['hst', source`${HST}${END}\.?`, 'taxe de vente harmonisee', 'harmonized sales tax'],
  [
    'other',
    `total (?:des |d'|de |of )?${anyOf(
      'heures?|hours?|jours?|days?|km|kilometres?',
      'articles?|items?|pieces?|unites?|units?|colis|points?',
      'rabais|savings?|economies?',
      '(?:de la |of )?(?:page|reporte)',
    )}`,
    "solde (?:precedent|anterieur|reporte|d'ouverture)",
    'ancien solde',
    'previous balance',
    '(?:a )?report(?:er)?',
  ],
  [
    'deposit',
    'acomptes?|avances?|depots?|deposits?',
    'versements?|paiements?|payments?|prepaid|paye(?:e|es|s)?|paid',
    '(?:montant|total|deja|amount) (?:paye|paid|recu|verse|received)',
  ],
  [
    'charge',
    'livraison|transport|expedition|manutention|shipping|handling|freight|delivery',
    'frais|fees?|ecofrais|consignes?|(?:fuel )?surcharge',
    'pourboire|gratuity|tip',
  ],
  ['rebate', 'rabais|escompte|remise|discount|rebate'],
  [
    'balance',
    'solde(?: (?:a payer|du|impaye|restant|de la facture))?',
    '(?:amount|balance) (?:due|owing|payable|remaining)',
    '(?:remaining |outstanding )?balance',
    'total (?:due|owing)',
    '(?:reste|net) a payer',
    source`(?<=^\s{0,12})a payer`,
  ],
  [
    'total',
    source`tot${END}\.?`,
    source`(?:grand )?total(?: ${anyOf(
      'du|de la facture|de cette facture|facture',
      'a payer|net a payer|payable|due',
      'general|global|final|amount',
      source`\(?cad\)?|can`,
    )})?${WITH_TAXES}?`,
    `(?:montant|prix|somme)(?: (?:total|du|due|facture|a payer|de la facture)${WITH_TAXES}?|${WITH_TAXES})`,
    'invoice (?:total|amount)',
  ],
];

const ANY_AMOUNT_LABEL = /* @__PURE__ */ new RegExp(
  `(?<![a-z0-9.])(?:${amountLabels.map(([, ...words]) => `((?:${words.join('|')})${END})`).join('|')})`,
  'g',
);

export interface LabelFound {
  readonly label: AmountLabel;
  readonly start: number;
  readonly end: number;
}

/** Labels of amounts in a folded line, in order. */
export function findAmountLabels(line: string): LabelFound[] {
  return Array.from(line.matchAll(ANY_AMOUNT_LABEL), (match) => {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    return { label: amountLabels[index]?.[0] ?? 'other', start: match.index, end: match.index + match[0].length };
  });
}

/** An invoice without taxes, and why. */
export const EXEMPTION =
  /exempt|exoner|detaxe|zero-rated|non[- ]taxable|(?:aucune|sans|no) taxe?s?|petit fournisseur|small supplier|hors quebec|export/;

/** Words allowed before a tax name on its line; any other word makes the line an item description. */
export const TAX_PREFIX =
  /(?:plus|montant|taxes?|de|des|la|les|total|ajouter|add|canada|quebec|qc|federale?|provinciale?|amount|tax|moins|less)(?![a-z])/g;
