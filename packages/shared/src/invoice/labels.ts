/** Labels on Quebec invoices, in French and English; all patterns match folded text (`text.ts`). */

/**
 * `base`: the taxable part of the subtotal, if the invoice states it. `taxes`: one amount for both Quebec taxes. `deposit`: a part
 * already paid; `balance`: what is left to pay.
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

const withTaxes =
  /(?: \(?(?:ttc|t\.t\.c\.?|toutes taxes comprises|(?:avec |with )tax(?:es)?|taxes? (?:incluses?|comprises?|incl\.?|included)|incl(?:uding|usive|\.)? (?:of )?(?:all )?tax(?:es)?)\)?)/
    .source;
const bothTaxes =
  /(?:t\.?p\.?s\.?|g\.?s\.?t\.?) ?(?:[+&/,-]|et|and) ?(?:la |de la )?(?:t\.?v\.?q|q\.?s\.?t)(?![a-z])\.?/.source;

/** Patterns in order of precedence: longer or more precise labels come before the plain « total ». */
const amountLabels: readonly (readonly [AmountLabel, ...RegExp[]])[] = [
  [
    'other',
    /(?:(?:sous-)?total |montant |ventes? |articles? )?(?:non[- ]taxables?|exempte?s?(?: de taxes?)?|exonere?e?s?|detaxee?s?)(?![a-z])/,
  ],
  [
    'base',
    /(?:(?:sous-)?total|montant|base|ventes?|articles?|valeur) (?:nette? )?(?:taxables?|imposables?)(?![a-z])/,
    /taxable (?:amount|sales?|total|subtotal|base|items?)(?![a-z])/,
    /base (?:de calcul|de taxation|des taxes)(?![a-z])/,
    /(?<=^\s{0,12})taxables?(?= {0,3}[:$\d]| {2}|\t)/,
  ],
  [
    'subtotal',
    /(?:(?:sous|sub)[- ]?tot(?:al|aux)?|s[/.-]{1,2}tot(?:al)?)(?![a-z])\.?(?: (?:apres|avant|after|before|net de|less|excl\.?|hors) (?:le |la |les |the )?(?:rabais|escomptes?|remises?|discounts?|tax(?:es)?)(?![a-z]))?/,
    /total (?:apres|after) (?:le |la |les |the )?(?:rabais|escomptes?|remises?|discounts?)(?![a-z])/,
    /total partiel/,
    /total net(?! a payer)/,
    /net (?:amount|total)/,
    /montant ht(?![a-z])/,
    /(?:total|montant|amount) \(?(?:avant|before|hors|excl\.?|excluding|ht(?![a-z])|h\.t\.?)(?: les)?(?: tax(?:es?)?)?/,
  ],
  [
    'taxes',
    new RegExp(`(?:taxes? ?\\(?)?${bothTaxes}`),
    /(?:total (?:des |de |of )?)?(?:sales )?tax(?:es)?(?: applicables?)?(?= ?[:(.$\d@]| \d| {2}|\t|\s*$)/,
    /total (?:des |de |of )?taxe?s?(?![a-z])(?! (?:incl|compris))/,
  ],
  [
    'qst',
    /(?:taxe (?:de vente (?:du quebec|provinciale)|provinciale)|quebec sales tax|provincial tax)(?: \(?(?:t\.?v\.?q|q\.?s\.?t)(?![a-z])\.?\)?)?/,
    /(?:t\.?v\.?q|q\.?s\.?t)(?![a-z])\.?/,
  ],
  [
    'gst',
    /(?:taxe (?:sur les produits et(?: les)? services|federale)|goods and services tax|federal tax)(?: \(?(?:t\.?p\.?s|g\.?s\.?t)(?![a-z])\.?\)?)?/,
    /(?:t\.?p\.?s|g\.?s\.?t)(?![a-z])\.?(?: ?[/-] ?(?:t\.?v\.?h|h\.?s\.?t)(?![a-z])\.?)?/,
  ],
  ['hst', /(?:t\.?v\.?h|h\.?s\.?t)(?![a-z])\.?/, /taxe de vente harmonisee/, /harmonized sales tax/],
  [
    'other',
    /total (?:des |d'|de |of )?(?:heures?|hours?|articles?|items?|pieces?|unites?|units?|km|kilometres?|rabais|savings?|economies?|points?|colis|jours?|days?|(?:de la |of )?(?:page|reporte))(?![a-z])/,
    /solde (?:precedent|anterieur|reporte|d'ouverture)/,
    /ancien solde/,
    /previous balance/,
    /(?:a reporter|report)(?![a-z])/,
  ],
  [
    'deposit',
    /(?:acomptes?|avances?|depots?|deposits?|versements?|paiements?|payments?|prepaid|pay[eé](?:e|es|s)?|paid|(?:montant|total|deja|amount) (?:pay[eé]|paid|recu|verse|received))(?![a-z])/,
  ],
  [
    'charge',
    /(?:livraison|frais|ecofrais|transport|expedition|manutention|shipping|handling|freight|delivery|(?:fuel )?surcharge|fees?|pourboire|gratuity|tip|consignes?)(?![a-z])/,
  ],
  ['rebate', /(?:rabais|escompte|remise|discount|rebate)(?![a-z])/],
  [
    'balance',
    /solde(?: (?:a payer|du|impaye|restant|de la facture))?(?![a-z])/,
    /(?:amount|balance) (?:due|owing|payable|remaining)/,
    /remaining balance/,
    /outstanding balance/,
    /total (?:due|owing)/,
    /(?:reste|net) a payer/,
    /(?<=^\s{0,12})a payer/,
    /balance(?![a-z])/,
  ],
  [
    'total',
    /tot(?![a-z])\.?/,
    new RegExp(
      `(?:grand )?total(?: (?:a payer|du|general|global|final|payable|facture|de la facture|de cette facture|amount|net a payer|\\(?cad\\)?|can|due))?${withTaxes}?(?![a-z])`,
    ),
    new RegExp(
      `(?:montant|prix|somme)(?: (?:total|du|due|facture|a payer|de la facture)${withTaxes}?|${withTaxes})(?![a-z])`,
    ),
    /invoice (?:total|amount)/,
  ],
];

const ANY_AMOUNT_LABEL = /* @__PURE__ */ new RegExp(
  `(?<![a-z0-9.])(?:${amountLabels.map(([, ...patterns]) => `(${patterns.map(({ source }) => source).join('|')})`).join('|')})`,
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

/** Tax registration numbers, Quebec enterprise numbers, telephone numbers and postal codes: never amounts. */
export const IDENTIFIERS =
  /\d{3}[ -]?\d{3}[ -]?\d{3,4}[ -]?(?:rt|tq)[ -]?\d{4}|(?:neq|b\.n\.|ne)[ :]{0,3}\d{3,10}|(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|(?<![a-z0-9])[a-z]\d[a-z][ -]?\d[a-z]\d(?![a-z0-9])/g;

/** Words allowed before a tax name on its line; any other word makes the line an item description. */
export const TAX_PREFIX =
  /(?:plus|montant|taxes?|de|des|la|les|total|ajouter|add|canada|quebec|qc|federale?|provinciale?|amount|tax|moins|less)(?![a-z])/g;

// Number and date of the document

const creditNote = /(?:notes? de credit|credit (?:note|memo(?:randum)?)|avoir|credit(?= ?(?:no|n°|#|:)(?![a-z])))/
  .source;
const kind =
  /(?:facture|fact(?![a-z])\.?|(?:tax |sales )?invoice|recu|receipt|bill|(?:note|compte) d'honoraires|document)/.source;
/** Both languages of one word: « Facture / Invoice ». */
const document = `(?:${creditNote}|${kind}(?: ?/ ?${kind})?)`;
const number = /(?:no(?![a-z])|n°|num(?![a-z])|numero|number|nbr|#|id(?![a-z])|ref(?![a-z])|reference)/.source;
const ofThe = /(?:de |d')?(?:la |cette |votre )?/.source;

/** « No de facture », « Facture no », « Invoice # »: the document number follows. */
export const NUMBER_LABEL = /* @__PURE__ */ new RegExp(
  `(?<![a-z])(?:${number}\\.? ?${ofThe}${document}(?![a-z])|${document} ?[-:]? ?${number})\\.?`,
);

/** « Facture : F-12 », « Reçu R-221 »: only at the start of a line or a column. */
export const KIND_LABEL = /* @__PURE__ */ new RegExp(`^(?:votre |our |your )?${document}(?![a-z])`);

/** « N° 12 »: only at the start of a line or a column. */
export const BARE_NUMBER_LABEL =
  /^(?:no(?![a-z])|n°|#|numero(?![a-z])|number(?![a-z]))\.?(?=[\s:.]{0,40}(?!tps|tvq|gst|qst|neq|rbq)(?:[a-z]{0,4}-?\d|$))/;

/** « Facture de la commande CMD-4410 »: the number of an order, in place of the invoice's own. */
export const ORDER_NUMBER_LABEL = /* @__PURE__ */ new RegExp(
  `^${document} (?:de|pour|for|of) (?:la |votre |your |the )?(?:commande|order)(?: ${number})?`,
);

/** A line that makes the document a credit note. */
export const CREDIT_NOTE = /* @__PURE__ */ new RegExp(`^(?:(?:${number})\\.? ?${ofThe})?${creditNote}(?![a-z])`);
export const CREDIT_LABEL = /* @__PURE__ */ new RegExp(creditNote);

/** One of the words of these lines. */
const anyOf = (...lines: readonly string[]): string => `(?:${lines.join('|')})`;

/** Words before a label, or in it, that make it another document: the one that this one corrects, pays or follows. */
export const OTHER_DOCUMENT = /* @__PURE__ */ new RegExp(
  `(?<![a-z])${anyOf(
    'corri\\w{0,6}|correct\\w{0,4}|annul\\w{0,4}|cancel\\w{0,6}|credite\\w{0,2}',
    'credit\\w{0,3} (?:de|du|sur|for|on|against)|(?:en )?reference a|origin\\w{0,4}|initiale?|relati\\w{0,3}|applie\\w{0,2}',
    'appli\\w{0,6}|concern\\w{0,4}|rembours\\w{0,6}|refund\\w{0,3}|rempla\\w{0,4}|replaces?|precedente?|previous',
    'ancien\\w{0,3}|derniere?|last|soumission|devis|quote',
  )}(?![a-z])`,
);

/** A column heading, if another column has a date heading. */
export const NUMBER_COLUMN = /^(?:no|n°|numero|number|#)\.?$/;

/** Separators between a label and its value. */
export const SEPARATOR = /^[\s:.#°=-]{0,40}/;

/** « 660 201 884 12 », « F 12 3456 » and « 2026 - 118 » only where the cell ends with them. */
export const NUMBER_VALUE =
  /^(?:[a-z]{1,4}(?: \d{2,8}){1,4}$|\d{1,4}(?: \d{2,4}){1,5}$|\d{4} - \d{2,6}$|[a-z0-9][a-z0-9/_.-]{0,29})/;

/** What may be the rest of a number: digits that are no amount, or a last letter. */
export const NUMBER_GOES_ON = /^(?: ?[-/] ?\d| (?!\d{1,3}(?: \d{3})*[.,]\d{2}(?!\d))\d| [a-z]$)/;

/** Labels that name the invoice date; the plain « date » says less. */
export const NAMED_DATE =
  /(?<![a-z])(?:date (?:de |d'|of )?(?:la |l')?(?:facture|facturation|emission|invoice|document|issue)|invoice date|billing date|issue date|issued(?: on)?|dated|facturee? le|emise? le|en date du|fait le|etablie? le)(?![a-z])/;
export const DATE_LABEL = /* @__PURE__ */ new RegExp(`${NAMED_DATE.source}|(?<![a-z])date(?![a-z])`);

/** Labels of other dates, which are never the invoice date. */
export const OTHER_DATE = /* @__PURE__ */ new RegExp(
  `(?<![a-z])${anyOf(
    'echeance|due|payable|exigible|avant le|before|by|limite|livraison|livree?|delivery|delivered|ship(?:ped|ping)?',
    'commande|order(?:ed)?|periode|period|valable|valide|expir\\w{0,6}|debut|fin|from|to|au|until|jusqu|travaux',
    'service|arrivee|depart|sejour|naissance|paye|paid|paiement|payment|intervention|visite|rendez-vous|impression',
    'imprime|printed|soumission|contrat|prochaine|next|rappel|statement(?! ?\\/)|signature|recu le|cueillette|retour',
    'garantie|warranty|interets?|interest|evenement|avant|pay|net',
  )}(?![a-z])`,
);

// Supplier

export const SUPPLIER_LABEL =
  /^(?:fournisseur|vendeur|supplier|vendor|seller|de|from|emetteur|emise? par|issued by|facturee? par|vendu par|sold by|marchand|merchant|entrepreneur)\s{0,3}(?::|$)/;

export const CUSTOMER_LABEL = /* @__PURE__ */ new RegExp(
  `^${anyOf(
    'facturee? a|facturer a|adresse de facturation|bill(?:ed)? to|invoice(?:d)? to|client|clients|client\\(e\\)|vendue? a',
    "sold to|a l'attention de|attn?|attention|destinataire|livree? a|livrer a|ship to|deliver to|pour|for|a|to",
    'customer|acheteur|buyer',
  )}(?:\\s{0,3}:|$|\\s{0,3}(?=¤))`,
);

/** Lines at the top of an invoice that are not a name. */
export const NOT_A_NAME = /* @__PURE__ */ new RegExp(
  `^[^a-z0-9]*${anyOf(
    'facture|fact|invoice|tax invoice|note de credit|credit note|recu|receipt|bon de|soumission|estimation|devis',
    'releve|etat de compte|statement|page|date|no|n°|num|numero|number|tel|telephone|phone|cell|courriel|email',
    'e-mail|fax|telec|telecopieur|site web|www|http|neq|tps|tvq|gst|qst|hst|rbq|client|clients|customer',
    'description|designation|quantite|qte|qty|article|articles|item|items|produit|produits|prix|price|montant',
    'amount|total|sous-total|subtotal|merci|thank|echeance|due|term|terms|termes|conditions|modalites|paiement',
    'payment|adresse|address|copie|copy|duplicata|original|bonjour|hello|objet|subject|re|projet|project|commande',
    'order|ref|reference|periode|period|livraison|taxe|taxes|attention',
    "a l'attention|veuillez|please|ci-joint|details?|heures|taux|rabais|solde|compte|account|honoraires",
    'services rendus|professional services',
  )}(?![a-z])`,
);

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
