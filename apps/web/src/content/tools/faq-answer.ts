import type { Action } from '../schema/base.ts';

/** Words around an answer of the bot: they come with the first one. */
export const faqAnswerWords = {
  /** Under a known answer. Placeholder: `{page}`. */
  source: 'Lire sur la page « {page} »',
  unknown: 'Je ne le sais pas. Je ne réponds qu’avec ce qui est écrit sur ce site, et je n’invente rien.',
  unknownAction: { label: 'Parler à un expert', target: { page: 'contact', query: { service: 'consultation' } } },
  /** Under what it does not know. */
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
} as const satisfies Readonly<Record<string, string | Action>>;
