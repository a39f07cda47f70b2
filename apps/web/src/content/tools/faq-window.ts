import type { Action } from '../schema/base.ts';

/** Words of the bot's window, wherever it stands. What it knows comes from the pages and from `content/faq-bot.ts`. */
export const faqWindowWords = {
  conversation: 'Conversation avec le robot',
  label: 'Votre question',
  send: 'Demander',
  you: 'Vous',
  bot: 'Le robot',
  hello:
    'Bonjour. Je connais les questions auxquelles ce site répond. Demandez-moi un prix, un délai, la Loi 96, une subvention…',
  suggestionsTitle: 'Pour commencer :',
  suggestions: [
    'Combien de temps pour un devis?',
    'Où sont gardées mes données?',
    'Mon site doit-il être en français?',
  ],
  /** Under a known answer. Placeholder: `{page}`. */
  source: 'Lire sur la page « {page} »',
  unknown: 'Je ne le sais pas. Je ne réponds qu’avec ce qui est écrit sur ce site, et je n’invente rien.',
  unknownAction: { label: 'Parler à un expert', target: { page: 'contact', query: { service: 'consultation' } } },
  near: 'Vous vouliez peut-être demander :',
  /** After an answer that may be another question's. */
  instead: 'Ce n’est pas ça? Peut-être :',
  followUps: 'On demande souvent ensuite :',
  /** Placeholders: `{bytes}`, `{energy}`. */
  cost: 'Cet échange : {bytes} téléchargés, aucune requête vers un modèle, {energy} d’électricité.',
  nothingDownloaded: 'Cet échange : rien de téléchargé, aucune requête vers un modèle, {energy} d’électricité.',
  /** Placeholder: `{energy}`, in thousandths of a watt-hour. */
  energy: 'environ {energy} mWh',
  leastEnergy: 'moins de 0,1 mWh',
  /** Placeholder: `{weight}`. */
  loading: 'Le robot apprend ses réponses ({weight})…',
  failure: 'Ses réponses ne sont pas arrivées. Réessayez, ou écrivez-nous.',
  retry: 'Réessayer',
  withoutScript: 'Le robot a besoin de JavaScript. Les mêmes réponses se lisent dans les questions de chaque page.',
} as const satisfies Readonly<Record<string, string | readonly string[] | Action>>;
