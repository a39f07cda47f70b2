import { anyOf, type Span } from './text.ts';

/** The words for the number and the date on invoices, in French and English. All patterns match folded text (`fold.ts`). */

/** The sources of the name of a tax, and of the end of a registration number for it. */
export const taxName = /(?:tps|tvq|tvh|gst|qst|hst)(?![a-z])/.source;
export const registrationEnd = /(?:rt|tq)[ -]?\d{4}/.source;

/** Tax registration numbers, Quebec enterprise numbers, telephone numbers and postal codes. They are never amounts. */
const IDENTIFIERS = /* @__PURE__ */ new RegExp(
  anyOf(
    `(?:(?<![a-z])(?:no|n°|numero|number)\\.?[ :]{0,3})?(?<![\\d.,])(?:\\d[ -]?){9,10}${registrationEnd}`,
    /(?<![a-z])(?:neq|b\.n\.|ne)[ :]{0,3}\d{3,10}/.source,
    /(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/.source,
    /(?<![a-z0-9])[a-z]\d[a-z][ -]?\d[a-z]\d(?![a-z0-9])/.source,
  ),
  'g',
);
export const identifiersIn = (folded: string): Span[] =>
  Array.from(folded.matchAll(IDENTIFIERS), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

// Number and date of the document

/** The name of a credit note. */
export const CREDIT_LABEL =
  /(?:(?:notes?|factures?|memo|ajustements?) de credit(?!-bail)|credit (?:note|memo(?:randum)?|invoice)|avoir(?! (?:d[eu]|des|l[ea]|les|une?|plus|votre|choisi|fait|utilise|achete|magasine|confie) )|(?<![a-z][ '-])credit(?= ?(?:no|n°|#)(?![a-z])| ?: ?[a-z]{0,4}-?\d[\w-]*$))/;
/** The sources of words: « facture », « no », « de la ». */
export const documentNoun =
  /(?:facture|fact(?![a-z])\.?|(?:(?:tax|sales|commercial|deposit|final|royalty|rent|progress) )?inv(?:oice|\.?(?= ?(?:no(?![a-z])|#|num)))|recu|receipt|bill|(?:note|compte) d'honoraires|demande de paiement|document)/
    .source;
/** The sources of what comes before an order. */
const offer = /soumission|estimation|devis|quote/.source;
/** The sources of what else has a number: « soumission », « contrat », « commande ». */
export const otherNoun = anyOf(
  /clients?|customer|commande|order|projet|project|compte|account|contrat|contract|dossier|job|p\.?o\.?|bon de [a-z]{4,9}/
    .source,
  offer,
);
const aspect =
  /(?: (?:progressive|partielle|finale|d'acompte|d'honoraires|de location|de vente|de services?|de cotisation|publicitaire|pro ?forma))?/
    .source;
export const numberNoun = /(?:no(?![a-z])|n°|n\.|num(?![a-z])|numero|number|nbr|#|id(?![a-z])|ref(?![a-z])|reference)/
  .source;
/** Both languages of one word: « Facture / Invoice ». In « No de facture / Invoice no », there are two labels. */
const document = `(?:${CREDIT_LABEL.source}|${documentNoun}(?: ?/ ?${documentNoun}(?! ?${numberNoun})|${aspect}))`;
export const ofThe = /(?:de |d')?(?:la |cette |votre )?/.source;

/** The label in one language. */
const numberOf = `(?:${numberNoun}\\.? ?${ofThe}${document}(?![a-z])|${document} ?[-:]? ?${numberNoun})\\.?`;

/** « No de facture », « Facture no », « Invoice # », « No de facture / Invoice No. ». The document number follows. */
export const NUMBER_LABEL = /* @__PURE__ */ new RegExp(`(?<![a-z])${numberOf}(?: ?[/(-] ?${numberOf}\\)?)?`);

const kindLabel = `(?:(?:objet|sujet|subject|re) ?: ?)?(?:(?:voici )?(?:[nv]otre|ma) |our |your |${otherNoun} ?/ ?)?${document}(?![a-z])`;
/** « Facture : F-12 », « Reçu R-221 »: only at the start of a line or a column. */
export const KIND_LABEL = /* @__PURE__ */ new RegExp(`^${kindLabel}`);
/** « facture » anywhere. */
export const KIND = /* @__PURE__ */ new RegExp(`(?<![a-z])${kindLabel}`);

/** « FACTURE », « FACTURE DE VENTE », « Honoraires professionnels ». */
export const isTitle = (folded: string): boolean =>
  /^(?: de vente|honoraires(?: professionnels)?|professional (?:fees|services)|services rendus)?$/.test(
    folded.replace(KIND_LABEL, ''),
  );

const bareNumber = /(?:(?:no|numero|number)(?![a-z])|n°|#)\.?/.source;

/** « N° 12 », « No. / No. : 12 »: only at the start of a line or a column. */
export const BARE_NUMBER_LABEL = /* @__PURE__ */ new RegExp(
  `^${bareNumber}(?: ?/ ?${bareNumber})?(?=[\\s:.-]{0,40}(?!${taxName}|neq|rbq)(?:[a-z]{0,4}[- ]?\\d|$))`,
);

/** The end of « Client no », « Order # ». */
export const BARE_NUMBER = /* @__PURE__ */ new RegExp(`(?<![a-z])${bareNumber}[ :]*$`);

/** « Facture de la commande CMD-4410 »: the number of an order, in place of the invoice's own. */
export const ORDER_NUMBER_LABEL = /* @__PURE__ */ new RegExp(
  `^${document} (?:de|pour|for|of) (?:la |votre |your |the )?(?:commande|order)(?: ${numberNoun})?`,
);

/** A line that makes the document a statement of account: the words alone, or with a date. */
export const STATEMENT =
  /^(?:votre |your )?(?:releve (?:de compte|mensuel|des? factures)|etat (?:de compte|des comptes)|(?:liste des )?factures impayees|(?:account |monthly )?statement(?: of account| date)?)(?:$| ?\/ ?(?:releve|etat|(?:account )?statement(?! date))| ?[-:(,].{0,40}\d| (?:mensuel|au|du|en|pour|as|for)(?![a-z])(?:$|.{0,40}\d))/;

/** « Facture 10001 » in a list: its number. */
export const LISTED_INVOICE = /* @__PURE__ */ new RegExp(
  `^(?:facture|invoice) ?(?:${numberNoun}\\.?)?[ :]{0,3}([a-z]{0,4}-?\\d[\\w-]*)`,
);

/** Words in a label, or before it, that name another document: the one that this document corrects, pays or follows. */
export const OTHER_DOCUMENT = /* @__PURE__ */ new RegExp(
  `(?<![a-z])${anyOf(
    'corri\\w{0,6}|correct\\w{0,4}|annul\\w{0,4}|cancel\\w{0,6}|credite\\w{0,2}',
    'credit\\w{0,3} (?:de|du|sur|for|on|against)|(?:en )?reference a|origin\\w{0,4}|initiale?|relati\\w{0,3}|applie\\w{0,2}',
    'appli\\w{0,6}|concern\\w{0,4}|rembours\\w{0,6}|refund\\w{0,3}|rempla\\w{0,4}|replaces?|precedente?|previous',
    'ancien\\w{0,3}|derniere?|last',
    // « Soumission / Facture no 12 » is one document.
    `${anyOf(offer)}(?! ?/)`,
  )}(?![a-z])`,
);

/** Separators between a label and its value, and « No » before the value. */
export const SEPARATOR = /* @__PURE__ */ new RegExp(`^[\\s:.#°=-]{0,40}(?:${bareNumber}(?=[\\s:.])[\\s:.]{0,9})?`);

/** « 660 201 884 12 », « F 12 3456 » and « 2026 - 118 » are numbers only at the end of a cell, or before the date of the document. */
const groups = String.raw`(?:[a-z]{1,4}(?: \d{2,8}(?:/\d{2,8})?){1,4}|\d{1,4}(?: \d{2,4}){1,5}|\d{4} - \d{2,6})`;
const groupsEnd = String.raw`(?=\.?$|,? (?:du|le|en date|of|dated) |, | - )`;
export const NUMBER_VALUE = /* @__PURE__ */ new RegExp(`^(?:${groups}${groupsEnd}|[a-z0-9][a-z0-9/_.-]{0,29})`);

/** Letters beside digits, which a scanner may have read in place of digits. */
export const SCANNED = /\d[OI]\d|[ol]\d|\d[ol]/;

/** The possible rest of a number: an invisible character, a hyphen at the end, digits that are not an amount, or a last letter. */
export const NUMBER_GOES_ON = /^(?:\p{Cf}|[-/]$| ?[-/] ?\d| (?!\d{1,3}(?: \d{3})*[.,]\d{2}(?!\d))\d| [a-z]$)/u;

/** Labels of the invoice date that are more precise than « date ». */
export const NAMED_DATE =
  /(?<![a-z])(?:date (?:de |du |d'|of )?(?:la |l')?(?:facture|facturation|emission|invoice|document|issue)|invoice date|billing date|issue date|issued(?: on)?|dated|facturee? le|emise? le|en date du|fait le|etablie? le)(?![a-z])/;
export const DATE_LABEL = /* @__PURE__ */ new RegExp(`${NAMED_DATE.source}|(?<![a-z])date(?![a-z])`);

export const OTHER_DATE = /* @__PURE__ */ new RegExp(
  `(?<![a-z])${anyOf(
    'echeance|due|payable|exigible|avant le|before|by|limite|livraison|livree?|delivery|delivered|ship(?:ped|ping)?',
    'commande|order(?:ed)?|periode|period|valable|valide|expir\\w{0,6}|debut|fin|from|to|au|until|jusqu|travaux',
    'service|arrivee|depart|sejour|naissance|paye|paid|paiement|payment|intervention|visite|rendez-vous|impression',
    `imprime|printed|${offer}|contrat|prochaine|next|rappel|statement(?! ?\\/)|signature|recu le|cueillette|retour`,
    'garantie|warranty|interets?|interest|evenement|avant|pay|net',
  )}(?![a-z])`,
);
