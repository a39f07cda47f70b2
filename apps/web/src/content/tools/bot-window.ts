import { agency } from '../../site/agency.ts';

/** Strings of the bot's window around questions and answers. The answers come from `content/faq-knowledge.ts` and the pages. */
export const botWindow = {
  conversation: 'Conversation avec le robot de clavardage',
  label: 'Votre question',
  send: 'Demander',
  you: 'Vous',
  bot: 'Le robot',
  hello:
    'Bonjour. Je connais les questions auxquelles ce site répond. Demandez-moi un délai, la Loi 96, une subvention…',
  suggestionsTitle: 'Pour commencer :',
  /** The bot must be certain of each answer. */
  suggestions: ['Combien ça coûte?', 'Où sont gardées mes données?', 'Mon site doit-il être en français?'],
  loading: 'Le robot apprend ses réponses ({weight})…',
  failed: `Ses réponses ne sont pas arrivées. Votre question est gardée : réessayez, ou appelez au ${agency.phone}.`,
  offline: `Vous semblez hors ligne. Votre question est gardée : réessayez une fois la connexion revenue, ou appelez au ${agency.phone}.`,
  retry: 'Réessayer',
  withoutScript: 'Le robot a besoin de JavaScript. L’essentiel de ses réponses se lit dans les pages du site.',
  /** Precedes the answer to a question in English. */
  frenchOnly: 'Je comprends un peu l’anglais, mais je ne réponds qu’en français.',
  /** Below a certain answer. Placeholder: `{page}`. */
  source: 'Lire sur la page « {page} »',
  near: 'Ce n’est pas ça? Peut-être :',
  unsure: 'Je ne suis pas certain de comprendre. Voici ce qui s’en rapproche le plus.',
  noneOfThem: 'Si ce n’est rien de cela, une personne vous répondra.',
  unknown: 'Je ne le sais pas. Je ne réponds qu’avec ce qui est écrit sur ce site, et je n’invente rien.',
  askPerson: { label: 'Parler à un expert', target: { page: 'contact', query: { service: 'consultation' } } },
  /** Below the answer that the agency has decided nothing. */
  writeUs: { label: 'Écrivez-nous', target: { page: 'contact' } },
  cost: 'Cet échange : {bytes} téléchargés, aucune requête vers un modèle, {energy} d’électricité.',
  nothingDownloaded: 'Cet échange : rien de téléchargé, aucune requête vers un modèle, {energy} d’électricité.',
  /** Placeholder: `{energy}`, in thousandths of a watt-hour. */
  energy: 'environ {energy} mWh',
  leastEnergy: 'moins de 0,1 mWh',
} as const;
