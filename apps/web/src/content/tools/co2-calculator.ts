import { co2Constants } from '@agency/shared/co2';
import { formatGrams, formatKg, formatMoney } from '@agency/shared/format';

/**
 * Strings of the open CO2 calculator, loaded with its script. `{x}` is replaced by a figure; the formulas are in
 * `@agency/shared/co2`.
 */
export const calculatorStrings = {
  sources: { site: 'Pages vues', chatbot: 'Robot de clavardage', ai: 'Requêtes d’IA' },
  comparisons: {
    carKm: 'en voiture',
    trees: 'pour l’absorber en un an',
    costCAD: `à ${formatMoney(co2Constants.dollarsPerKg, 2)} le kilo de CO₂`,
  },
  /** French uses the plural from 2 on. */
  tree: { one: 'arbre', many: 'arbres' },
  close: 'Fermer',
  form: {
    title: 'Un mois ordinaire de votre site',
    choose: 'Choisir',
    fields: {
      visitorsPerMonth: { label: 'Visiteurs par mois', hint: 'Un ordre de grandeur suffit : 10 000, par exemple.' },
      hostingLocation: { label: 'Lieu d’hébergement', hint: 'Là où se trouve le serveur, pas l’entreprise.' },
      hasChatbot: { label: 'Robot de clavardage' },
      chatbotConversations: { label: 'Conversations par mois' },
      usesAI: { label: 'Intelligence artificielle' },
      aiRequests: { label: 'Requêtes d’IA par mois' },
    },
    calculate: 'Calculer',
    notCount: 'Écrivez un nombre entier, comme 10 000, jusqu’à 100 milliards.',
    missing: 'Indiquez les visiteurs et le lieu d’hébergement pour calculer.',
  },
  result: {
    title: 'L’impact de votre site',
    inputs: 'Vos réponses',
    total: 'de CO₂ par mois',
    level: 'Niveau',
    messages: {
      excellent: 'Votre site pousse léger. Reste à garder ce pli à chaque page que vous ajoutez.',
      moyen: 'Rien d’alarmant, mais du bois mort à couper.',
      élevé: 'Votre site travaille fort.',
    },
    /** Follows the message of the two higher levels: the largest source, with `{share}` of the total. */
    advice: {
      site: `Première branche à tailler : les pages vues, {share} du total, à ${formatGrams(co2Constants.gramsPerView, 1)} chacune quel que soit leur poids. Pesez la vôtre.`,
      chatbot:
        'Première branche à tailler : le robot de clavardage, {share} du total. Un plus petit répond aux mêmes questions.',
      ai: 'Première branche à tailler : les requêtes d’IA, {share} du total. Gardez-les pour ce qu’une recherche ne règle pas.',
    },
    /** Follows the advice if the hosting multiplies the total. */
    hosting: 'L’hébergement multiplie le tout par {multiplier}.',
    /** Ends the sentence if the hosting is `autre`. */
    unknownHosting: 'Le facteur de votre hébergement manque : le vrai total peut être bien plus élevé.',
    /** Ends the advice if the chatbot or the AI has no answer or no number. */
    uncounted: 'Ce qui reste sans réponse ou sans nombre compte pour zéro : le vrai total peut être plus élevé.',
    /** Before the total then, and after its level. */
    atLeast: 'au moins ',
    ofCounted: ', partiel',
    /** Replaces that number in the request. */
    notGiven: 'non indiqué, compté pour 0',
    /** Replaces the message if nothing was counted. */
    nothing: 'Avec ces réponses, il n’y a rien à compter : essayez un mois où le site reçoit des visites.',
    details: 'D’où ça vient',
    detail: '{kg} ({share})',
    multiplier: '{hosting}, total multiplié par {multiplier}',
    /** The same for `autre`. */
    unknownMultiplier:
      '{hosting}, total multiplié par {multiplier}, faute de donnée : le vrai facteur peut être bien plus élevé',
    comparisons: 'Ce que ça représente chaque mois',
    progress: `Sur une échelle de ${formatKg(co2Constants.fullScale, 0)}`,
    /** If the total exceeds it: the bar is full. */
    beyond: `{total}, au-delà de l’échelle de ${formatKg(co2Constants.fullScale, 0)}`,
    improve: { label: 'Réduire cet impact', target: { page: 'contact', query: { service: 'audit-gratuit' } } },
    talk: { label: 'En parler', target: { page: 'contact', query: { service: 'consultation' } } },
    restart: 'Nouveau calcul',
    /** Start of the message that the two links carry to the contact form. */
    improveMessage:
      'Bonjour, votre calculateur estime notre site à {total} de CO₂ par mois (niveau {level}). Nous aimerions savoir par où le réduire.',
    talkMessage:
      'Bonjour, votre calculateur estime notre site à {total} de CO₂ par mois (niveau {level}). Nous aimerions en parler.',
  },
} as const;
