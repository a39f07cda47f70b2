import { quizLevelNames, quizThresholds } from '@agency/shared/industry';
import { promises } from '../promises.ts';

/** The readiness quiz. Its categories, thresholds, names of levels and keys of next steps are in `@agency/shared/industry`. */
export default {
  eyebrow: 'Diagnostic',
  title: 'Treize questions, debout à côté de la ligne',
  lead: `Répondez pour votre usine telle qu’elle tourne aujourd’hui. Dès la première réponse, une question laissée en blanc compte pour non. ${promises.computed}`,
  progress: 'Réponses : {answered} sur {total}',
  questions: {
    'connected-machines': 'Vos machines principales transmettent-elles leurs données (cycles, arrêts) à un système?',
    'real-time-monitoring': 'Voyez-vous la production du quart pendant qu’elle se fait, et non le lendemain?',
    'automated-tasks': 'Une tâche répétitive de la ligne est-elle déjà automatisée (chargement, vissage, emballage)?',
    'predictive-maintenance':
      'L’entretien est-il déclenché par l’état de la machine plutôt que par le calendrier ou le bris?',
    'automated-inspection': 'Un contrôle de qualité se fait-il par caméra, balance ou capteur?',
    'digital-traceability': 'Retrouvez-vous l’histoire d’un lot à l’écran, en moins de cinq minutes?',
    'defect-analysis': 'Les causes de rebut sont-elles notées puis comparées d’un mois à l’autre?',
    'real-time-inventory': 'Le stock affiché est-il celui du plancher, à l’heure près?',
    'automated-replenishment': 'Le réapprovisionnement se prépare-t-il seul quand un seuil est atteint?',
    'shipment-tracking': 'Le client peut-il suivre sa commande sans vous téléphoner?',
    'integrated-erp': 'Ventes, achats et production partagent-ils un même logiciel de gestion?',
    'live-dashboards': 'La direction consulte-t-elle des indicateurs du jour, sans chiffrier monté à la main?',
    'trained-team': 'Au moins deux personnes savent-elles corriger ou régler ces outils sans aide extérieure?',
  },
  /** Replaces the progress if the visitor asks for a result without any answer. */
  needsAnswer: 'Répondez d’abord à une question : sans réponse, il n’y a rien à conclure.',
  show: 'VOIR MES RÉSULTATS',
  /** How to count by hand. */
  withoutScript: `Votre navigateur n’exécute pas JavaScript : comptez vos oui à la main. De 0 à ${quizThresholds.level1}, « ${quizLevelNames[1]} »; de ${quizThresholds.level1 + 1} à ${quizThresholds.level2}, « ${quizLevelNames[2]} »; ${quizThresholds.level2 + 1} et plus, « ${quizLevelNames[3]} ».`,
  again: 'REFAIRE LE DIAGNOSTIC',
  result: {
    title: 'Votre niveau',
    /** After the score. */
    outOf: 'oui sur {total}',
    unanswered: '{questions} sans réponse, au compte des non',
    questions: { one: 'question', many: 'questions' },
    categories: 'Oui, par catégorie',
    /** `{label}`: one category, or those of a tie. */
    focus: 'Par où commencer : {label}',
    allYes: 'Aucun non : la suite se joue chez vos fournisseurs.',
    /** Instead of the focus, if a category that seems to have the fewest yes was not answered. */
    unfinished: 'Par où commencer : par ce qui reste sans réponse.',
    levels: {
      1: 'Peu de oui encore. Le premier gain est de choisir une seule brique, et de la mesurer.',
      2: 'Une partie des briques est en place. Le gain est dans ce qui les relie.',
      3: 'La plupart des briques sont en place. Le gain est d’en tirer des décisions, chez vous et au-delà de vos murs.',
    },
    stepsTitle: 'Trois pas fréquents à ce niveau, à sauter s’ils sont faits',
    steps: {
      'map-the-process': 'Dessiner le parcours d’une commande, avec les gens qui la touchent.',
      'measure-one-machine': 'Poser un capteur sur la machine qui bloque les autres, pendant un mois.',
      'request-an-audit': 'Demander l’audit Industrie 4.0 (ESSOR 1B) : trois à six mois, un plan à la clé.',
      'connect-the-systems': 'Relier la commande, le stock et la production, un lien à la fois.',
      'share-live-dashboards': 'Afficher au plancher les mêmes chiffres qu’au bureau.',
      'plan-the-funding': 'Monter le dossier d’aide avant d’engager la dépense.',
      'predict-failures': 'Passer de l’alerte à la prévision sur un équipement critique.',
      'optimise-energy': 'Suivre l’énergie par pièce, et déplacer ce qui peut l’être hors pointe.',
      'extend-to-suppliers': 'Partager prévisions et traçabilité avec deux fournisseurs.',
    },
    talk: { label: 'Joindre à ma demande', target: { anchor: 'demande' } },
  },
  caveat: 'Outil de sensibilisation : il ne remplace pas l’audit Industrie 4.0 du gouvernement du Québec.',
} as const;
