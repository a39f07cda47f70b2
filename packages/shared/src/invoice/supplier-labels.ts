import { documentNoun, otherNoun, taxName } from './labels.ts';
import { anyOf } from './text.ts';

/** The words for the supplier and the customer on invoices, in French and English. All patterns match folded text (`fold.ts`). */

const supplierIs = '(?:fournisseur|supplier|vendor|de|from|emetteur|marchand|merchant|entrepreneur)';
export const SUPPLIER_LABEL = /* @__PURE__ */ new RegExp(`^${supplierIs}(?: ?:? ?/ ?${supplierIs})?\\s{0,3}(?::|$)`);

/** The supplier, or an employee: « Vendeur : Luc ». */
export const SELLER_LABEL =
  /^(?:vendeur|seller)\s{0,3}(?::|$)|^(?:(?:emise?|facturee?|vendu) par|(?:issued|sold) by|receipt from)(?: ?\/ ?(?:issued by|sold by|vendu par|emise? par))?(?: ?:|(?= )|$)/;

/** « Chèque à l'ordre de Gestion Marquette inc. » */
export const PAYEE_LABEL = /^.{0,60}?(?<![a-z])(?:a l'ordre de|payable to)(?![a-z])/;

/** With these words, the name of the customer may follow without a colon. */
const customerIs =
  /(?:factur(?:ee?|er) a|bill(?:ed)? to|invoiced? to|vendue? a|sold to|livr(?:ee?|er) a|ship to|deliver to|a l'attention de|adresse de facturation)(?![a-z])/
    .source;

export const CUSTOMER_LABEL = /* @__PURE__ */ new RegExp(
  `^(?:${customerIs}|${anyOf(
    'client|clients|client\\(e\\)|locataire(?: ?/ ?tenant)?|tenant|attn?|attention|destinataire',
    'pour|for|a|to|customer|acheteur|buyer',
  )}(?:\\s{0,3}:|$|\\s{0,3}(?=¤)))`,
);

/** Lines at the top of an invoice that are not a name. */
export const NOT_A_NAME = /* @__PURE__ */ new RegExp(
  `^[^a-z0-9]*${anyOf(
    // « Bill Roy », « Job Express inc. » are names.
    `(?!bill|job|quote)(?:${documentNoun}|${otherNoun})|note de frais|expense report|avoir|retour$|bon de`,
    'releve|etat de compte|statement|page|date|no|n°|num|numero|number|tel|telephone|phone|cell|courriel|email',
    `e-mail|fax|telec|telecopieur|site web|www|http|neq|rbq|${taxName}`,
    'description|designation|quantite|qte?|qty|article|articles|item|items|produit|produits|prix|price|montant',
    'amount|total(?!.* (?:inc|ltee|ltd|enr)\\.?$)|(?:sous|sub)[ -]?total|merci|thank|echeance|due|term|terms|termes|conditions|modalites|paiement',
    'payment|adresse|address|copie|copy|duplicata|original|bonjour|hello|objet|subject|re',
    'cheres?|chers?|dear|salut|hi|(?:job|quote|ship) ?(?:no|number|date|#)|licence rbq|representant|salesperson|(?:prepare|servi) par|prepared by',
    'valable|valide|payable|pay before|(?:livre|emis|commande|facture)e? le|ref|reference|periode|period|livraison|taxe|taxes|attention',
    "a l'attention|veuillez|please|ci-joint|details?|heures|taux|rabais|solde|compte|account|honoraires",
    '(?:forwarded |original )message|message (?:transfere|d.origine)|envoye de(?:puis)? mon|sent from my',
    '(?:mesdames|madame|monsieur|sir)(?:,? (?:messieurs|monsieur|madame))?$|mme|mlle|mrs|ms|mr|m\\.(?= [a-z])',
    'virement|services rendus|professional services|voici|remboursement|refund|avis de|rappel|reminder',
    // « MAGASIN 003 », « Addition 10288 », « CAISSE 2 JULIE », but not « Table 4 Bistro »
    '(?:addition|billet|caisse|magasin|police|succursale|table|terminal|transaction|register|store) (?:no\\.? |#)?[a-z]{0,3}-?\\d\\S*(?! bistro| resto)',
    '(?:tous les|all) (?:montants|prix|amounts|prices)',
    '(?:votre|vos|your) (?:facture|recu|commande|ref|no|n°|conditions|invoice|receipt|bill|order)',
  )}(?![a-z])`,
);

/** « 245, rue Saint-Jean », « 12 Main Street », « 3e étage, 40 rue Principale ». */
export const STREET =
  /^(?:\d{1,2}(?:er?|st|nd|rd|th) (?:etage|floor), ?)?\d{1,6}[a-z]?(?:, [a-z]|(?:[-,]? ?\d{0,5})[, ]{1,3}(?:(?:\d{1,3}e|\d{1,3}(?:st|nd|rd|th)) )?(?:rue|r\.|av|ave|avenue|boul|boulevard|blvd|ch|chemin|rang|rg|route|rte|place|pl\.|cote|montee|autoroute|quai|cours|promenade|allee|impasse|terrasse|\w{2,20} (?:street|st|road|rd|ave|avenue|blvd|drive|lane|parkway|pkwy))(?![a-z]))/;

const STATE = anyOf(
  /a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]/
    .source,
  /alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(?:west )?virginia|washington|wisconsin|wyoming/
    .source,
);
/** « Denver, CO 80202 », « Houston, Texas 77002 », « Stowe VT 05672 », « United States », « London W1U 3BW » */
export const FOREIGN_ADDRESS = /* @__PURE__ */ new RegExp(
  anyOf(
    `(?:, ?|^[a-z.' -]{3,30} (?!(?:co|de|i[dn]|la|m[ae]|or) ))${STATE},? \\d{5}(?:-\\d{4})?(?![\\w-])`,
    "^[a-z,.' -]{3,30} [a-z]{1,2}\\d[a-z\\d]? \\d[abd-hjlnp-uw-z]{2}$",
    `(?:^|, ?)${anyOf(
      'u\\.?s\\.?a\\.?|united states|etats-unis|france|belgique|belgium|suisse|switzerland|allemagne|germany|deutschland',
      'italie|italy|espagne|spain|ireland|irlande|united kingdom|royaume-uni|england|australi[ae]|new zealand|inde|india',
    )}$`,
  ),
);

/** « 75011 Paris », « F-75011 Paris, France », or « 44120 consultation » */
export const POST_CODE_FIRST = /* @__PURE__ */ new RegExp(
  `(?!${STREET.source.slice(1)})^(?:[a-z]{1,2}-)?\\d{5} [a-z][a-z' -]{2,30}(?:, [a-z -]{4,20})?$`,
);

/** Whether a line is a street above a city abroad: « Lindenstraße 4 » above « 10969 Berlin ». Without a street, the city may be an item. */
export const isStreetAbroad = (line: string, below: string): boolean =>
  POST_CODE_FIRST.test(below) &&
  (STREET.test(line) || (/\p{L}{3}[,.]? \d{1,3}[a-z]?$/u.test(line) && !NOT_A_NAME.test(line)));

/** Whether a line is a street, a city with its province, or a Web address. None of them is a name. */
export function isAddress(line: string): boolean {
  return (
    STREET.test(line) ||
    FOREIGN_ADDRESS.test(line) ||
    POST_CODE_FIRST.test(line) ||
    /@|www\.|:\/\/|^(?:canada|[a-z-]{3,30} (?:qc|quebec))$|(?:,|\(|, ?[a-z-]{3,30} )\s?(?:qc|quebec|on|ontario|ab|alberta|bc|mb|manitoba|nb|nouveau-brunswick|new brunswick|ns|sk|(?<=[,(] ?)canada)\b\)?\s{0,3}$|^(?:c\.?p\.?|case postale|suite|bureau(?= \S?\d)|local|p\.?o\.? box)[ .]/.test(
      line,
    )
  );
}
