import { anyOf } from './text.ts';

/** What invoices call their amounts, in French and English. All patterns match folded text (`fold.ts`). */

/**
 * `base`: the taxable part of the subtotal, if the invoice states it. `taxes`: one amount for both Quebec taxes; `tax`: one without
 * a name, perhaps another place's. `deposit`: a part already paid; `holdback`: a part paid at the end of the works; `balance`: what is
 * left to pay. `previous`: what the bill before left to pay. `untaxed`: a part without taxes. `other`: an amount of something else, or a number of things.
 */
export type AmountLabel =
  | 'subtotal'
  | 'base'
  | 'gst'
  | 'hst'
  | 'qst'
  | 'taxes'
  | 'tax'
  | 'total'
  | 'deposit'
  | 'holdback'
  | 'balance'
  | 'charge'
  | 'rebate'
  | 'untaxed'
  | 'previous'
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
  ['untaxed', `(?:(?:${GOODS}|debourses) )?(?:non[- ]taxables?|exempte?s?(?: de taxes?)?|exonere?e?s?|detaxee?s?)`],
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
    source`(?:total|montant|amount) \(?(?:(?:avant|before|hors|excl\.?|excluding) (?:les )?(?:tax(?:es?)?|${REDUCTION})|ht|h\.t\.?)`,
  ],
  ['taxes', source`(?:taxes? ?\(?)?${GST}\.? ?(?:[+&/,-]|et|and) ?(?:la |de la )?${QST}${END}\.?`],
  [
    'tax',
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
    '(?:a )?report(?:er)?',
  ],
  [
    'previous',
    "solde (?:precedent|anterieur|reporte|d'ouverture|en souffrance)|ancien solde|arrerages",
    '(?:previous|opening) balance|balance forward|past due (?:amount|balance)',
    '(?:total|montant) (?:de (?:la |votre ))?(?:(?:derniere|precedente) facture|facture precedente)',
    '(?:total|amount|balance)(?: due)? (?:of |from |on )?(?:the |your )?(?:last|previous) (?:invoice|bill)',
  ],
  [
    'deposit',
    'acomptes?|avances?|depots?|deposits?|cartes?[- ]cadeaux?|gift cards?',
    'versements?|paiements?|payments?|prepaid|paye(?:e|es|s)?|paid',
    '(?:montant|total|deja|amount) (?:paye|paid|recu|verse|received)',
  ],
  ['holdback', 'retenues?', 'holdback'],
  [
    'charge',
    "taxe (?:sur l'|d')hebergement|(?:lodging|accommodation) tax",
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
      'du|du mois|de (?:la (?:presente )?|cette )facture|facture',
      '(?:des )?nouveaux frais|(?:new|current) charges',
      '(?:avant|before) (?:retenue|holdback|pourboire|tip)',
      'a payer|net a payer|payable|due',
      'general|global|final|amount',
      source`\(?cad\)?|can`,
    )})?${WITH_TAXES}?`,
    `(?:montant|prix|somme)(?: (?:total|du|due|facture|a payer|de (?:la (?:presente )?|cette )facture)${WITH_TAXES}?|${WITH_TAXES})`,
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
