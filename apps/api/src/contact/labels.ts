import { type ContactField, type ContactRequest, factLine, specOf } from '@agency/shared/contact';
import { formatDate, formatTime, quebecTime } from '@agency/shared/format';
import { labelOf } from '@agency/shared/options';
import { QUOTE_TITLE } from '@agency/shared/quote';
import { FIRST_REQUEST } from '../outbox/queries/clock.ts';

/** The label of each field in mails, the webhook, exports and the command. */
export const fieldLabels: Readonly<Record<ContactField, string>> = {
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  company: 'Entreprise',
  website: 'Site Web',
  serviceType: 'Service souhaité',
  projectType: 'Type de projet',
  budget: 'Budget',
  timeline: 'Échéancier',
  projectGoals: 'Objectifs du projet',
  specificNeeds: 'Besoins particuliers',
  currentChallenges: 'Défis actuels',
  message: 'Message',
};

/** The option that the visitor chose in the quote form, as its message states it under this label; undefined without one. */
export function statedInQuote(message: string, label: string): string | undefined {
  const [title, ...lines] = message.split('\n');
  const start = factLine(label, '');
  return title === QUOTE_TITLE ? lines.find((line) => line.startsWith(start))?.slice(start.length) : undefined;
}

/** The displayed value: the visitor's text, or the label of a code. A quote's code is only the closest one: its message counts first. */
export function readableValue(field: ContactField, fields: ContactRequest): string {
  const { [field]: value, message } = fields;
  const { options } = specOf(field);
  return options && value !== '' ? (statedInQuote(message, fieldLabels[field]) ?? labelOf(options, value)) : value;
}

/** When a request arrived or left, as a sentence says it; unknown if the clock of the server was wrong. */
export function momentText(time: number): string {
  if (time < FIRST_REQUEST) return 'à une heure inconnue (l’horloge du serveur était fausse)';
  return `le ${readableTime(time)} (heure de Québec)`;
}

/** A time as programs read it; null if there is none, or if the clock of the server was wrong. */
export const isoTime = (time: number | null): string | null =>
  time === null || time < FIRST_REQUEST ? null : new Date(time).toISOString();

/** `26 juillet 2025 à 14 h 05`, in Quebec's time zone. */
export function readableTime(time: number): string {
  const [day = '', clock = ''] = new Date(quebecTime(time)).toISOString().split('T');
  return `${formatDate(day)} à ${formatTime(clock.slice(0, 5))}`;
}
