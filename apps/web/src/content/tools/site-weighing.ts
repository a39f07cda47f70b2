import { formatNumber } from '@agency/shared/format';
import { elementQuartiles, MAX_HAR_LENGTH, transferConstants } from '@agency/shared/site-weight';
import { agency } from '../../site/agency.ts';
import { medianPage } from '../../site/limits.ts';
import { interfaceStrings } from '../interface.ts';

/** Strings of the tool that rates the visitor's page. They load with its script. `{x}` is replaced by a figure. */
export const weighingStrings = {
  fieldsTitle: 'Ce que disent vos outils',
  fields: {
    poids: {
      label: 'Poids transféré',
      hint: 'Avec son unité : 3,4 Mo ou 850 ko. « Transféré », et non « ressources ».',
    },
    requetes: { label: 'Requêtes', hint: 'Le nombre au bas du même onglet.' },
    elements: {
      label: 'Éléments de la page',
      note: interfaceStrings.optional,
      hint: 'L’EcoIndex les compte trois fois. Onglet « Console » : collez la ligne qui suit, puis validez.',
    },
  },
  /** Counts the elements of a document like EcoIndex, without those inside drawings. */
  counting: "document.querySelectorAll('*').length - document.querySelectorAll('svg *').length",
  problems: {
    unit: 'Ajoutez l’unité : ko ou Mo.',
    weight: 'Ce poids est nul, ou ne se lit pas. Écrivez par exemple 3,4 Mo.',
    count: 'Écrivez un nombre entier, de 1 à un milliard.',
  },
  recording: {
    label: 'Ou collez la ligne du bas, d’un seul coup',
    hint: 'Par exemple : 87 requêtes, 3,4 Mo transférés. Un HAR se colle aussi.',
    file: 'Ou choisissez un fichier HAR',
    fileHint: 'Lu dans cette page : ni le fichier ni les adresses qu’il contient ne partent d’ici.',
    reading: 'Lecture du fichier…',
    line: 'Ligne lue.',
    lineWithoutWeight: 'Ligne lue : elle ne donne pas le poids transféré.',
    lineWithoutRequests: 'Ligne lue : elle ne donne pas le nombre de requêtes.',
    elements: 'Vos éléments étaient ceux d’une autre pesée : comptez-les de nouveau.',
    har: 'HAR lu : {requests}, {weight}.',
    requests: { one: 'requête', many: 'requêtes' },
    cached: 'Attention, {files} du cache : la page pèse plus pour qui arrive. Rechargez en désactivant le cache.',
    files: { one: 'fichier vient', many: 'fichiers viennent' },
    estimated: 'Sans taille de transfert pour {files} : la taille décompressée est comptée, si elle y est.',
    estimatedFiles: { one: 'fichier', many: 'fichiers' },
    pages: 'Le HAR contient {pages} pages : la dernière est pesée.',
    problems: {
      none: 'Cette ligne ne se lit pas. Copiez celle du bas de l’onglet « Réseau », en entier. Dans Safari, écrivez plutôt ses nombres ci-dessus.',
      unreadable: 'Le navigateur n’a pas pu ouvrir ce fichier. Exportez-le de nouveau.',
      'too-large': `HAR trop lourd, ${MAX_HAR_LENGTH / 1_000_000} Mo au plus : collez plutôt la ligne du bas de l’onglet « Réseau ».`,
      'not-json': 'Ce n’est pas un HAR : le fichier ne commence pas comme il faut, ou il est coupé.',
      'not-har': 'C’est du JSON, mais sans liste de requêtes : exportez depuis l’onglet « Réseau ».',
      empty: 'Aucune réponse dans ce HAR : gardez l’onglet « Réseau » ouvert, rechargez, puis exportez.',
      weightless: 'Rien n’a été transféré : tout vient du cache. Rechargez en le désactivant, puis recommencez.',
      'several-pages': 'Ce HAR contient plusieurs pages et ne dit pas où chacune commence : enregistrez-en une seule.',
      'error-page': 'Ce HAR est celui d’une page d’erreur, et non de votre page : rechargez-la, puis exportez.',
      'no-sizes': 'Ce HAR ne donne la taille d’aucun fichier : exportez depuis l’onglet « Réseau » d’un navigateur.',
    },
  },
  waiting: 'Donnez un poids : votre carré prend sa place.',
  yours: 'Votre page',
  median: { label: 'Page d’accueil médiane', source: `Sur téléphone, ${medianPage.month} (HTTP Archive)` },
  caption: 'Surfaces proportionnelles aux poids. Le contour est le plus petit des deux, posé sur l’autre.',
  grams: '{co2} de CO₂ par vue',
  month: 'Pour {views} vues, {kg}',
  compared: {
    heavier: '{times} fois le poids de la page médiane',
    same: 'À peu près le poids de la page médiane',
    lighter: '{percent} de moins que la page médiane',
  },
  counts: { requests: 'Requêtes', elements: 'Éléments', unknown: 'non comptés', unknownRequests: 'non comptées' },
  ecoIndex: {
    label: 'EcoIndex',
    known: '{score} sur 100, note {grade}',
    between: 'entre {worst} ({worstGrade}) et {best} ({bestGrade})',
    grades: '{worst} à {best}',
    why: `Sans vos éléments, la note va de celle d’une page de ${formatNumber(elementQuartiles.third)} éléments à celle d’une page de ${formatNumber(elementQuartiles.first)} : la moitié des pages sont entre les deux.`,
    noRequests: 'Il manque le nombre de requêtes.',
    losses: 'Points perdus : {elements} par les éléments, {requests} par les requêtes, {bytes} par le poids.',
  },
  har: {
    title: 'Dans le HAR',
    heaviest: 'Les plus lourds',
    file: '{name}, de {host} : {weight}',
  },
  /** The log of the page, and its picture. */
  log: {
    open: 'Dessiner ma bûche',
    title: 'Votre bûche, à côté de la nôtre',
    alt: 'Deux rondelles de bois à la même échelle, à gauche votre page, à droite la nôtre. {compared}',
    compared: {
      heavier: 'La vôtre pèse {times} fois la nôtre.',
      lighter: 'La vôtre est la plus légère des deux.',
      same: 'Elles pèsent à peu près autant.',
    },
    /** Names of the two pages on the picture, which people see outside the site. */
    mine: 'Ma page',
    agency: `Une page du site ${agency.name}`,
    times: '{times} fois',
    timesOf: `le poids d’une page du site ${agency.name}`,
    ourMeasure: `Celle du site ${agency.name} est mesurée avant tout geste.`,
    ourLimit: `Celle du site ${agency.name} est à son plafond publié.`,
    atMost: 'au plus {weight}',
    scale: 'Surfaces proportionnelles aux octets. D’un cerne au suivant : {ring}.',
    yours: 'la vôtre : {weight}',
    ours: 'la nôtre : {weight}',
    total: 'En tout',
    none: '0 ko',
    unknown: 'inconnu',
    /** Short names for the picture. */
    short: {
      html: 'HTML',
      css: 'Styles',
      script: 'Scripts',
      font: 'Polices',
      image: 'Images',
      media: 'Vidéo',
      other: 'Autres',
      unknown: 'En tout',
    },
    kinds: {
      html: 'Pages HTML',
      css: 'Feuilles de style',
      script: 'Scripts',
      font: 'Polices',
      image: 'Images',
      media: 'Son et vidéo',
      other: 'Autres',
    },
    detail: 'Un fichier HAR donnerait à votre bûche ses couleurs.',
    limit:
      'Votre navigateur n’a pas mesuré cette page-ci depuis son début : la nôtre est dessinée à son plafond publié.',
    measured: 'La nôtre est mesurée par votre navigateur, jusqu’à votre premier geste.',
    name: {
      label: 'Nom à écrire sur l’image',
      note: interfaceStrings.optional,
      hint: 'Sans nom, l’image dit « Ma page ». L’adresse de votre site n’y figure que si vous l’écrivez.',
    },
    /** The sentence of the picture that says how its figures were obtained. */
    sentence: {
      har: 'Calculé dans mon navigateur d’après un enregistrement de ma page (HAR), le {date}. Le fichier n’a pas été envoyé.',
      typed: 'Calculé dans mon navigateur d’après les nombres de ma page, le {date}.',
    },
    file: 'ma-buche',
    png: 'Télécharger en PNG',
    svg: 'Télécharger en SVG',
    share: 'Partager l’image',
    saved: 'Image prête : {file}.',
    failed: 'Votre navigateur n’a pas pu dessiner l’image. Essayez l’autre format.',
  },
  method: `Octets × Sustainable Web Design 4 (${transferConstants.wattHoursPerGigabyte} Wh le gigaoctet, ${transferConstants.gramsPerKilowattHour} g le kilowattheure, moyennes mondiales) : pour comparer des pages, pas pour un bilan. EcoIndex du Collectif conception numérique responsable, A au-dessus de 80, G jusqu’à 10.`,
  talk: {
    label: 'Joindre cette pesée à ma demande',
    target: { page: 'contact', query: { service: 'audit-gratuit' } },
  },
} as const;
