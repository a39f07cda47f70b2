import { forecastMonths } from '../computed.ts';
import { promises } from '../promises.ts';

/**
 * Three tools to try: a bot, an invoice reader, a sales forecast. Their methods are in `@agency/shared`: `/ai`, `/invoice` and `/forecast`.
 */
export default {
  eyebrow: 'Démonstrations',
  title: 'Trois outils, vos mains dessus',
  lead: `Ils calculent ici, dans votre navigateur. Ni votre question ni votre facture ne sont envoyées; vos ventes, elles, ${promises.inAddress}`,
  tabs: { chatbot: 'Robot de clavardage', ocr: 'Lecture de facture', analytics: 'Prévision' },
  chatbot: {
    title: 'Il cherche, il n’invente pas',
    text: 'Un robot de recherche : il trouve la réponse dans la foire aux questions du site, et dit quand il ne sait pas. Il ne rédige rien.',
    open: 'Tester le Chatbot',
    close: 'Fermer',
    modalTitle: 'Posez-lui une question',
    modalText: 'Le vôtre connaîtrait vos réponses. En 30 minutes, nous lui en donnons dix devant vous, gratuitement.',
  },
  /** Prerendered text of the other two tools. Their own strings are in `content/tools/ai-demos.built.ts`. */
  ocr: {
    title: 'Déposez une facture, ou collez-la',
    text: 'Un PDF, un fichier texte, ou du texte collé. Changez un montant, corrigez un champ : la vérification des taxes suit.',
    method:
      'Lecture par règles, sur le texte d’un fichier ou celui que vous collez. Livraison, rabais, TVH et montant taxable écrit entrent dans le calcul; la taxe de vente d’une autre province, non. Sur une photo, une étape de reconnaissance la précède, et un doute est toujours montré à une personne.',
  },
  analytics: {
    title: 'Vos ventes, trois mois devant',
    text: `Remplacez nos chiffres par les vôtres, ${forecastMonths.read}, ou collez une colonne de chiffrier. À partir de ${forecastMonths.season}, l’outil cherche une saison.`,
    method:
      'Des méthodes de manuel, mises à l’épreuve sur vos derniers mois, cachés puis prévus. Une promotion, une grève ou un concurrent n’y sont pas.',
    /** The whole method, behind a disclosure. */
    details: {
      title: 'Comment nous calculons',
      text: `Les méthodes : dernier mois, même mois de l’an dernier, moyenne, cycle court, lissage exponentiel simple ou de Holt, avec la saison dès qu’elle se voit. La prévision est leur moyenne, où pèse le plus celle qui se trompe le moins. Si « comme le mois d’avant » ou « comme l’an dernier » ne se trompe pas plus que cette moyenne, c’est cette règle qui prévoit, sauf si elle répète un dernier mois à part, ou un accident qu’une autre année dément. Les poids viennent de la même épreuve : l’erreur affichée en est un peu flattée, et la fourchette, tirée de ces erreurs, élargie d’autant; elle vise huit cas sur dix, si la suite ressemble au passé; avec moins de ${forecastMonths.season} de ventes, elle ne connaît pas votre saison.`,
    },
  },
  /** Replaces the two tools. */
  withoutScript:
    'La lecture de facture et la prévision calculent dans votre navigateur, avec JavaScript, qui n’y est pas exécuté. Leurs méthodes, ci-dessus, restent vraies.',
  more: { label: 'Réserver une démonstration de 30 minutes', target: { external: 'booking' } },
} as const;
