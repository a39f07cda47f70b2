import {
  FORECAST_HORIZON,
  MAX_SALES_MONTHS,
  MAX_STABLE_CHANGE,
  MIN_SALES_MONTHS,
  MIN_SEASON_MONTHS,
  MONTHS_PER_YEAR,
  RECENT_MONTHS,
} from '@agency/shared/forecast';
import { formatPercent, monthsOfYear, shortMonths } from '@agency/shared/format';
import { taxRates } from '@agency/shared/invoice';
import type { Action } from '../schema/base.ts';

const talk = (label: string): Action => ({
  label,
  target: { page: 'contact', query: { service: 'automatisation' } },
});

/**
 * Strings of the two tools that a tab opens. They load with its script, not with the page. `{x}` is replaced by a figure; the
 * methods are in `@agency/shared/ai`, `/invoice` and `/forecast`.
 */
export const invoiceStrings = {
  samplesLabel: 'Exemples',
  field: 'Texte de la facture',
  copy: 'Où chaque champ a été lu',
  outputsTitle: 'Ce qui a été lu',
  outputs: {
    supplier: 'Fournisseur',
    documentNumber: 'Numéro',
    documentDate: 'Date',
    subtotal: 'Sous-total',
    gst: `TPS (${formatPercent(taxRates.gst)}) ou TVH`,
    qst: `TVQ (${formatPercent(taxRates.qst, 3)})`,
    total: 'Total',
    totalsMatch: 'Vérification',
  },
  match: 'Le total concorde avec le sous-total et les taxes.',
  matchWithoutTaxes: 'Le total concorde avec le sous-total, sans taxe.',
  mismatched: 'Les montants ne concordent pas.',
  mismatch: '{label} : la facture dit {found}, le calcul {expected}. Écart de {difference}.',
  unchecked:
    'On ne peut pas vérifier : il manque un montant lu avec certitude, ou un écart peut avoir une autre cause qu’une erreur.',
  missing: 'Non trouvé',
  /** In place of each tax if the invoice has one amount for both. */
  combined: 'Compris dans les taxes : {amount}',
  /** Beside a value that the reader is not sure of. */
  doubts: {
    'date-order': '(à vérifier : ordre du jour, du mois et de l’année)',
    several: '(à vérifier : plusieurs valeurs possibles)',
    credit: '(à vérifier : peut-être une note de crédit, sans signe moins)',
    currency: '(à vérifier : peut-être une autre monnaie que le dollar canadien)',
    unconfirmed: '(à vérifier : rien ne l’annonce clairement)',
  },
  /** Name of the sum of both taxes in one amount. */
  taxes: 'Taxes',
  samples: [
    {
      name: 'Quincaillerie, simple',
      text: 'Quincaillerie du quai\n12, rue du quai, Rimouski (Québec)\nFacture no 482\nDate : 14 octobre 2026\n\n10 boîtes de vis 8 x 2 po : 129,50 $\n3 pinceaux 2 po : 38,97 $\n\nSous-total : 168,47 $\nTPS : 8,42 $\nTVQ : 16,80 $\nTotal : 193,69 $',
    },
    {
      name: 'Imprimerie, date en chiffres',
      text: 'IMPRIMERIE GRAND FORMAT\nFACTURE : IGF-2026-0113\n2026-09-03\nCartes professionnelles (500) : 85.00\nAffiches 24 x 36 (12) : 216.00\nSous-total : 301.00\nTPS : 15.05\nTVQ : 30.02\nTOTAL : 346.07 CAD',
    },
    {
      name: 'Transport, avec une erreur',
      text: 'Transport des deux rives\nFacture 77-2209\nLe 2 novembre 2026\nLivraison Québec-Saguenay : 640,00 $\nSupplément carburant : 76,80 $\nSous-total : 716,80 $\nT.P.S. : 35,84 $\nT.V.Q. : 71,50 $\nMontant dû : 842,14 $',
    },
  ],
  /** The visitor's own file, or one of three malformed ones. */
  file: {
    choose: 'Choisir un PDF ou un fichier texte',
    /** The built site's tests compare the weight with the reader's. */
    weight: 'PDF : lecteur de 407 ko, chargé une fois',
    drop: 'Ou déposez le fichier ici. Il ne quitte pas votre navigateur : le lecteur n’a pas le droit d’envoyer quoi que ce soit.',
    limits: '10 Mo et 20 pages au plus.',
    samplesLabel: 'Trois PDF mal faits (même lecteur)',
    samples: [
      { name: 'Deux colonnes mêlées', file: 'deux-colonnes.pdf' },
      { name: 'Page couchée', file: 'page-couchee.pdf' },
      { name: 'Numérisation', file: 'numerisation.pdf' },
    ],
    reading: 'Lecture de {name}…',
    read: '{name} : {pages}.',
    pages: { one: 'page lue', many: 'pages lues' },
    length: { one: 'page', many: 'pages' },
    scripted: 'Ce PDF contient un programme; il n’a pas été exécuté.',
    onlyFirst: 'Un fichier à la fois : seul le premier est lu.',
    refused: {
      empty: 'Ce fichier est vide.',
      tooHeavy: 'Ce fichier dépasse 10 Mo : une facture pèse rarement plus d’un mégaoctet. Gardez-en les pages utiles.',
      picture:
        'C’est une image : cet outil lit des lettres, pas des photos. Une étape de reconnaissance la précéderait.',
      office: 'C’est un document de bureau : enregistrez-le en PDF, ou collez son texte.',
      unknown: 'Ce n’est ni un PDF, ni un texte.',
      damaged: 'Ce PDF est endommagé : il n’a pas pu être lu. Ouvrez-le et enregistrez-le de nouveau.',
      failed:
        'Le lecteur a échoué, et votre fichier n’y est peut-être pour rien. Ouvrez-le, copiez son texte et collez-le dans le champ.',
      encrypted: 'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans protection.',
      tooManyPages: 'Ce PDF a {pages}; l’outil en lit 20. Gardez celles de la facture.',
      tooMuchText: 'Ce document est bien plus long qu’une facture. Gardez-en les pages utiles.',
      scan: 'Ce PDF ne contient pas de texte : c’est une numérisation ou une photo. Cet outil lit des lettres, pas des images; une étape de reconnaissance la précéderait.',
      unreadable:
        'Les polices de ce PDF ne disent pas quelles lettres elles dessinent. Copier son texte donnerait le même résultat.',
      tooSlow: 'La lecture durait trop : elle a été arrêtée. Essayez avec les seules pages de la facture.',
      noReader: 'Le lecteur n’a pas pu être chargé. Vérifiez votre connexion, ou collez le texte de la facture.',
    },
  },
  correction: {
    edit: 'Corriger',
    editOf: 'Corriger : {field}',
    field: '{field}, la bonne valeur',
    apply: 'Appliquer',
    cancel: 'Annuler',
    restore: 'Revenir à la lecture',
    restoreOf: 'Revenir à la lecture : {field}',
    corrected: '(corrigé par vous)',
    hints: {
      text: 'Vide : la facture n’en a pas.',
      amount: 'Par exemple 1 234,56. Vide : la facture n’en a pas.',
      date: 'Par exemple 2026-10-14 ou 14 octobre 2026.',
    },
    refused: {
      amount: 'Ce montant n’a pas été compris. Écrivez-le comme 1 234,56.',
      date: 'Cette date n’existe pas ou n’a pas été comprise. Écrivez-la comme 2026-10-14.',
    },
  },
  /** Below the result for the visitor's own text. */
  kept: 'Votre texte reste dans cet onglet : ni l’adresse, ni votre demande ne l’emportent.',
  talk: talk('Joindre cette lecture à ma demande'),
};

/** Three years of a shop, in thousands of dollars. The first example is the last year. */
const shop = [
  [15, 14, 19, 19, 22, 27, 27, 28, 22, 21, 18, 26],
  [17, 15, 19, 23, 24, 29, 31, 28, 26, 21, 21, 27],
  [18, 17, 21, 24, 27, 31, 33, 32, 27, 24, 22, 29],
] as const;
const campground = [
  [0, 0, 0, 0, 20, 60, 90, 95, 50, 10, 0, 0],
  [0, 0, 0, 0, 24, 66, 97, 104, 55, 12, 0, 0],
] as const;

/** One to three years of sales, and a forecast of three months. */
export const forecastStrings = {
  months: monthsOfYear,
  /** For the axis of the chart. */
  shortMonths,
  /** Accessible name of a field: the second form is for several years. */
  field: '{month}, ventes',
  fieldOfYear: '{month}, année {year}, ventes',
  fieldsTitle: 'Vos ventes, mois par mois',
  fieldsHint:
    'Dans l’unité que vous voulez. Laissez vide le mois en cours : un mois vide n’est pas compté. Une colonne de chiffrier se colle dans un champ.',
  year: 'Année {year}',
  firstMonth: 'Premier mois',
  /** A pasted column that names no month: none is invented. */
  unknownMonth: 'Non précisé',
  /** The name of a month whose name is unknown, by its place in the series. */
  monthOf: 'mois {number}',
  /** One month among several of its name. */
  monthOfYear: '{month} de l’année {year}',
  examplesLabel: 'Exemples, en milliers de dollars',
  examples: [
    { name: 'Plein air, 1 an', sales: shop[2] },
    { name: 'Plein air, 3 ans', sales: shop.flat() },
    { name: 'Camping, 2 ans', sales: campground.flat() },
  ],
  clear: 'Vider les champs',
  addYear: 'Ajouter une année',
  removeYear: 'Retirer la dernière année',
  refused: '« {text} » n’est pas un nombre : mois non compté.',
  doubtful: 'Deux lectures possibles : répondez plus haut.',
  doubt: {
    legend: 'Dans vos chiffres, « {text} » veut dire',
    hint: 'Le même signe peut séparer les milliers ou les décimales; votre réponse vaut pour toute la colonne.',
  },
  paste: {
    read: { one: 'mois collé', many: 'mois collés' },
    months: { one: 'mois', many: 'mois' },
    elsewhere:
      'La colonne commence en {month}, mais le champ où vous l’avez collée est « {place} ». Collée dans le premier champ, elle remplace tout.',
    leftOut: `Seuls les ${MAX_SALES_MONTHS} derniers sont gardés.`,
    total: 'Les lignes de total sont laissées de côté.',
    reordered: 'Les lignes sont remises dans l’ordre des mois.',
    absent: 'Mois absents, laissés vides : {months}. S’il n’y a eu aucune vente, écrivez 0.',
    tooLong: 'Ce qui est collé est trop long : copiez seulement la colonne des ventes.',
    dashes: 'Un tiret n’est pas compté ({months}). S’il n’y a eu aucune vente, écrivez 0.',
    losses:
      'Un montant entre parenthèses, ou à côté d’un tiret, est lu comme une perte ({months}). Si ce sont des ventes, retirez ce signe.',
    none: 'Aucune colonne de nombres reconnue. Il faut un nombre par ligne, seul ou après son mois. Ligne {line} : « {text} ».',
    several: 'Plusieurs colonnes de nombres : copiez seulement celle des ventes. Ligne {line} : « {text} ».',
    notMonthly:
      'Il faut une ligne par mois, chaque mois une seule fois; un mois sans vente s’écrit avec un 0. Ligne {line} : « {text} ».',
    cumulated:
      'Ces chiffres s’additionnent de mois en mois : copiez la colonne des ventes de chaque mois. Ligne {line} : « {text} ».',
    yearOrThousands:
      'Ligne {line} : dans « {text} », le premier nombre est-il une année ou des milliers? Écrivez l’année en quatre chiffres, ou le montant sans espace.',
    notMonth: 'Ligne {line} : « {text} » n’est pas comptée comme un mois.',
    otherDate:
      'Ligne {line} : la date de « {text} » est lue en {month}. Si c’est {other}, collez les mois écrits en lettres.',
    maybeSums:
      'Ces chiffres montent comme ceux d’un commerce qui démarre, ou comme un cumul. Si c’est un cumul, copiez plutôt les ventes de chaque mois.',
    maybeYear: 'Ligne {line} : « {text} » est comptée comme une vente. Si c’est une année, videz son champ.',
    refused: 'Ligne {line} : « {text} » n’est pas un nombre.',
    /** After the lines that are quoted. */
    moreRefused: 'Et {lines} dans le même cas.',
    lines: { one: 'autre ligne', many: 'autres lignes' },
    unknownMonth: 'Les mois ne sont pas nommés : choisissez le premier, sinon ils restent numérotés.',
  },
  result: 'Les trois mois à venir',
  tooFew: `Il faut au moins ${MIN_SALES_MONTHS} mois de ventes pour en prévoir ${FORECAST_HORIZON}.`,
  chart: {
    caption: 'Ventes, tendance et fourchette',
    captionWithoutLine: 'Ventes et fourchette',
    inMillions: '{caption}, en millions',
    past: 'Vos {months}',
    ahead: 'À venir',
  },
  table: { caption: 'Prévision', month: 'Mois', forecast: 'Prévu', range: 'Fourchette', lastYear: 'L’an dernier' },
  range: '{low} à {high}',
  rangeOfNothing: 'aucune vente à prolonger',
  unknown: 'inconnu',
  trend: {
    rising: 'À la hausse : {perMonth} de plus par mois',
    falling: 'À la baisse : {perMonth} de moins par mois',
    /** Growth or decline by a constant share. */
    growing: 'À la hausse : environ {perMonth} de plus chaque mois',
    shrinking: 'À la baisse : environ {perMonth} de moins chaque mois',
    stable: `Stable : la droite tracée bouge de moins de ${formatPercent(MAX_STABLE_CHANGE * 100)} en tout`,
    /** A rise or a fall of the last months only. */
    recent: `{trend}, sur les ${RECENT_MONTHS} derniers mois`,
    unclear: 'Sans tendance nette',
    randomWalk: 'Sans tendance nette : chaque mois ressemble surtout à celui d’avant',
    nothing: 'Aucune vente dans ces mois',
    step: 'Vos ventes ont changé de niveau {when} : environ {after} depuis, contre {before} avant',
    when: 'en {month}',
    whenUnknown: 'au {month}',
  },
  season: {
    unknown: `Saison inconnue : il faut ${MIN_SEASON_MONTHS / MONTHS_PER_YEAR} ans de ventes pour la distinguer du hasard.`,
    /** If a year is there. */
    compare: 'D’ici là, comparez avec l’an dernier.',
    unknownChange: 'Une pente ou un changement de niveau sur si peu de mois peut n’être qu’une saison.',
    /** A rise or a fall beside a season of two years. */
    twoYears: 'Deux ans ne disent pas si vos ventes ont changé peu à peu ou d’un coup.',
    gaps: 'Saison inconnue : trop de mois sont vides pour comparer les années.',
    none: 'Aucune saison ne ressort : aucun mois de l’année ne se détache assez des autres.',
    strongest: 'Saison repérée. Le plus fort : {strong}, {above} au-dessus de la moyenne.',
    weakest: 'Le plus creux : {weak}, {below} au-dessous.',
    /** Where some months are closed each year, in place of the weakest one. */
    strongestOpen: 'Saison repérée. Le plus fort : {strong}, {above} au-dessus de la moyenne des mois ouverts.',
    /** Of sales that are also negative: no percentage. */
    foundPlain: 'Saison repérée : les mêmes mois se ressemblent d’une année à l’autre.',
    foundClosed: 'Saison repérée.',
    closed: 'Aucune vente, chaque année, en {months}.',
    closedUnknown: 'Aucune vente, chaque année, aux mêmes mois ({months}).',
    rings: 'Un cerne par année, plus large aux mois forts. Le liseré ambre : les trois mois à venir.',
  },
  outliers: {
    one: '{months} s’écarte de ce qu’annoncent les autres mois : la prévision ne le prolonge pas.',
    many: '{months} s’écartent de ce qu’annoncent les autres mois : la prévision ne les prolonge pas.',
    /** Without another year that contradicts them, a simple rule may forecast them again. */
    repeated:
      'La prévision répète {months}, loin de ce qu’annoncent les autres mois : rien ne dit encore si c’est un accident.',
  },
  backtest: {
    compared:
      'Mise à l’épreuve sur {months} : erreur moyenne de {error}, contre {last} pour « comme le mois d’avant » et {year} pour « comme l’an dernier ».',
    alone:
      'Mise à l’épreuve sur {months} : erreur moyenne de {error}, contre {last} pour « comme le mois d’avant ». Rien à comparer à « comme l’an dernier ».',
    months: { one: 'mois de vos ventes, caché puis prévu', many: 'mois de vos ventes, cachés puis prévus' },
    simple: 'La moyenne des méthodes ne fait pas mieux ici : c’est cette règle simple, {rule}, qui prévoit.',
    rules: { naive: '« comme le mois d’avant »', seasonalNaive: '« comme l’an dernier »' },
  },
  /** A simple rule alone, or the weighted mean of methods. */
  methodAlone: 'Méthode : {method}.',
  methodCombined: 'Méthode : moyenne pondérée de plusieurs. Celle qui pèse le plus : {method}.',
  method: {
    naive: 'le dernier mois se prolonge',
    seasonalNaive: 'le même mois de l’an dernier se répète',
    cycle: 'le même cycle de quelques mois se répète',
    mean: 'la moyenne. Avec des ventes aussi irrégulières, c’est la fourchette qui compte',
    level: 'lissage simple, sans pente ni saison',
    trend: 'lissage de Holt, avec pente',
    recentTrend: `lissage de Holt des ${RECENT_MONTHS} derniers mois, avec pente`,
    growth: 'lissage de Holt, avec une pente en pourcentage',
    additive: 'lissage de Holt, saison ajoutée au niveau',
    multiplicative: 'lissage de Holt, saison qui grandit avec le niveau',
  },
  talk: talk('Joindre cette prévision à ma demande'),
};
