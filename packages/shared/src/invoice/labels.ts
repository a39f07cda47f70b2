/** Labels on Quebec invoices, in French and English; all patterns match folded text (`text.ts`). */

/** `base`: the taxable part of the subtotal, if the invoice states it. */
export type AmountLabel =
  | 'subtotal'
  | 'base'
  | 'gst'
  | 'hst'
  | 'qst'
  | 'total'
  | 'balance'
  | 'charge'
  | 'rebate'
  | 'other';

/** Patterns in order of precedence: longer or more precise labels come before the plain « total ». */
const amountLabels: readonly (readonly [AmountLabel, RegExp])[] = [
  [
    'other',
    /(?:(?:sous-)?total |montant |ventes? |articles? )?(?:non[- ]taxables?|exempte?s?(?: de taxes?)?|exonere?e?s?|detaxee?s?)(?![a-z])/,
  ],
  [
    'base',
    /(?:(?:sous-)?total|montant|base|ventes?|articles?|valeur) (?:nette? )?(?:taxables?|imposables?)(?![a-z])|taxable (?:amount|sales?|total|subtotal|base|items?)(?![a-z])|base (?:de calcul|de taxation|des taxes)(?![a-z])|(?<=^\s{0,12})taxables?(?= {0,3}[:$\d]| {2}|\t)/,
  ],
  [
    'subtotal',
    /(?:(?:sous|sub)[- ]?tot(?:al|aux)?|s[/.-]{1,2}tot(?:al)?)(?![a-z])\.?(?: (?:apres|avant|after|before|net de|less) (?:le |la |les |the )?(?:rabais|escomptes?|remises?|discounts?)(?![a-z]))?|total (?:apres|after) (?:le |la |les |the )?(?:rabais|escomptes?|remises?|discounts?)(?![a-z])|total partiel|total net|(?:total|montant|amount) \(?(?:avant|before|hors|excl\.?|excluding|ht(?![a-z])|h\.t\.?)(?: les)?(?: tax(?:es?)?)?/,
  ],
  [
    'qst',
    /(?:t\.?v\.?q|q\.?s\.?t)(?![a-z])\.?|taxe de vente (?:du quebec|provinciale)|taxe provinciale|quebec sales tax|provincial tax/,
  ],
  [
    'gst',
    /(?:t\.?p\.?s|g\.?s\.?t)(?![a-z])\.?(?: ?[/-] ?(?:t\.?v\.?h|h\.?s\.?t)(?![a-z])\.?)?|taxe (?:sur les produits et(?: les)? services|federale)|goods and services tax|federal tax/,
  ],
  ['hst', /(?:t\.?v\.?h|h\.?s\.?t)(?![a-z])\.?|taxe de vente harmonisee|harmonized sales tax/],
  [
    'other',
    /total (?:des |d'|de |of )?(?:tax(?:es|e)?(?! (?:incluses|comprises|included))|heures?|hours?|articles?|items?|pieces?|unites?|units?|km|kilometres?|rabais|savings?|economies?|points?|colis|jours?|days?)(?![a-z])|solde (?:precedent|anterieur|reporte|d'ouverture)|ancien solde|previous balance|(?:acompte|depot|deposit|paiement|payment|paid|montant (?:paye|recu|verse))(?![a-z])/,
  ],
  ['charge', /(?:livraison|frais de port|manutention|shipping|handling|delivery|pourboire|tip|consignes?)(?![a-z])/],
  ['rebate', /(?:rabais|escompte|remise|discount)(?![a-z])/],
  [
    'balance',
    /solde(?: (?:a payer|du|impaye|de la facture))?|(?:amount|balance|total) (?:due|owing)|(?:net )?a payer|balance(?![a-z])/,
  ],
  [
    'total',
    /tot(?![a-z])\.?|(?:grand )?total(?: (?:a payer|du|general|global|final|ttc|t\.t\.c\.?|facture|de la facture|de cette facture|avec taxes|taxes incluses|cad|can))?(?![a-z])|montant (?:total|du|facture|a payer|de la facture)(?![a-z])|invoice (?:total|amount)/,
  ],
];

const ANY_AMOUNT_LABEL = /* @__PURE__ */ new RegExp(
  `(?<![a-z0-9.])(?:${amountLabels.map(([, { source }]) => `(${source})`).join('|')})`,
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

/** Tax registration numbers, Quebec enterprise numbers, telephone numbers and postal codes: never amounts. */
export const IDENTIFIERS =
  /\d{3}[ -]?\d{3}[ -]?\d{3,4}[ -]?(?:rt|tq)[ -]?\d{4}|(?:neq|b\.n\.|ne)[ :]{0,3}\d{3,10}|(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|(?<![a-z0-9])[a-z]\d[a-z][ -]?\d[a-z]\d(?![a-z0-9])/g;

/** Words allowed before a tax name on its line; any other word makes the line an item description. */
export const TAX_PREFIX =
  /(?:plus|montant|taxes?|de|la|les|total|ajouter|add|canada|quebec|qc|federale?|provinciale?|amount|tax)(?![a-z])/g;

// Number and date of the document

const document = /(?:facture|fact(?![a-z])\.?|invoice|note de credit|credit note|recu|receipt|bill|document)/.source;
const number = /(?:no(?![a-z])|n°|num(?![a-z])|numero|number|nbr|#|id(?![a-z])|ref(?![a-z])|reference)/.source;
const ofThe = /(?:de |d')?(?:la |cette )?/.source;

/** « No de facture », « Facture no », « Invoice # »: the document number follows. */
export const NUMBER_LABEL = /* @__PURE__ */ new RegExp(
  `(?<![a-z])(?:${number}\\.? ?${ofThe}${document}(?![a-z])|${document} ?${number})\\.?`,
);

/** « Facture : F-12 », « N° 12 »: only at the start of a line or a column. */
export const WEAK_NUMBER_LABEL = /* @__PURE__ */ new RegExp(
  `^(?:${document}(?![a-z])|(?:no(?![a-z])|n°|#|numero(?![a-z]))\\.?)(?= ?[:\\d#]| [a-z]{0,4}-?\\d)`,
);

/** A column heading, if another column has a date heading. */
export const NUMBER_COLUMN = /^(?:no|n°|numero|number|#)\.?$/;

/** A heading whose number may be in the next column. */
export const DOCUMENT_ALONE = /* @__PURE__ */ new RegExp(`^${document}$`);

/** Separators between a label and its value. */
export const SEPARATOR = /^[\s:.#°=-]{0,12}/;

export const NUMBER_VALUE = /^(?:[a-z]{1,4} \d{2,8}$|\d{1,4}(?: \d{3}){1,3}$|[a-z0-9][a-z0-9/_.-]{0,29})/;

/** Labels of the invoice date. */
export const DATE_LABEL =
  /(?<![a-z])(?:date (?:de |d'|of )?(?:la |l')?(?:facture|facturation|emission|invoice|document|issue)|date du document|invoice date|billing date|issue date|issued(?: on)?|dated|facturee? le|emise? le|en date du|fait le|etablie? le|date(?![a-z]))/;

/** Labels of other dates, which are never the invoice date. */
export const OTHER_DATE =
  /(?<![a-z])(?:echeance|due|payable|exigible|avant le|before|by|limite|livraison|livree?|delivery|delivered|ship(?:ped|ping)?|commande|order(?:ed)?|periode|period|valable|valide|expir\w{0,6}|debut|fin|from|to|au|until|jusqu|travaux|service|arrivee|depart|sejour|naissance|paye|paid|paiement|payment|intervention|visite|rendez-vous|impression|imprime|printed|soumission|contrat|prochaine|next|rappel|statement|signature|recu le|cueillette|retour|garantie|warranty|interets?|interest|evenement)(?![a-z])/;

// Supplier

export const SUPPLIER_LABEL =
  /^(?:fournisseur|vendeur|supplier|vendor|seller|de|from|emetteur|emise? par|issued by|facturee? par|vendu par|sold by|marchand|merchant|entrepreneur)\s{0,3}(?::|$)/;

export const CUSTOMER_LABEL =
  /^(?:facturee? a|facturer a|adresse de facturation|bill(?:ed)? to|invoice(?:d)? to|client|clients|client\(e\)|vendue? a|sold to|a l'attention de|attn?|attention|destinataire|livree? a|livrer a|ship to|deliver to|pour|for|a|to|customer|acheteur|buyer)(?:\s{0,3}:|$|\s{0,3}(?=¤))/;

/** Lines at the top of an invoice that are not a name. */
export const NOT_A_NAME =
  /^[^a-z0-9]*(?:facture|fact|invoice|tax invoice|note de credit|credit note|recu|receipt|bon de|soumission|estimation|devis|releve|etat de compte|statement|page|date|no|n°|num|numero|number|tel|telephone|phone|cell|courriel|email|e-mail|fax|telec|telecopieur|site web|www|http|neq|tps|tvq|gst|qst|hst|rbq|client|clients|customer|description|designation|quantite|qte|qty|article|articles|item|items|produit|produits|prix|price|montant|amount|total|sous-total|subtotal|merci|thank|echeance|due|term|terms|termes|conditions|modalites|paiement|payment|adresse|address|copie|copy|duplicata|original|bonjour|hello|objet|subject|re|projet|project|commande|order|ref|reference|periode|period|livraison|taxe|taxes|attention|a l'attention|veuillez|please|ci-joint|details?|heures|taux|rabais|solde|compte|account|honoraires|services rendus|professional services)(?![a-z])/;

const STREET =
  /^\d{1,6}[a-z]?(?:[-,]? ?\d{0,5})[, ]{1,3}(?:(?:\d{1,3}e|\d{1,3}(?:st|nd|rd|th)) )?(?:rue|r\.|av|ave|avenue|boul|boulevard|blvd|ch|chemin|rang|rg|route|rte|place|cote|montee|autoroute|quai|cours|promenade|allee|impasse|terrasse|\w{2,20} (?:street|st|road|rd|ave|avenue|blvd|drive|lane))(?![a-z])/;

/** A street, a city with its province, a Web address: not a name either. */
export function isAddress(line: string): boolean {
  return (
    STREET.test(line) ||
    /@|www\.|:\/\/|(?:,|\()\s?(?:qc|quebec|on|ontario|canada)\b\)?\s{0,3}$|^(?:c\.?p\.?|case postale|suite|bureau|local|p\.?o\.? box)[ .]/.test(
      line,
    )
  );
}
