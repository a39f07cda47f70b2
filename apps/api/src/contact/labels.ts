import { type ContactField, specOf } from '@agency/shared/contact';
import { formatDate, formatTime, quebecTime } from '@agency/shared/format';
import { labelOf } from '@agency/shared/options';

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

/** The displayed value: the label of a code, or the visitor's text. */
export function readableValue(field: ContactField, value: string): string {
  const { options } = specOf(field);
  return options && value !== '' ? labelOf(options, value) : value;
}

/** `26 juillet 2025 à 14 h 05`, in Quebec's time zone. */
export function readableTime(time: number): string {
  const [day = '', clock = ''] = new Date(quebecTime(time)).toISOString().split('T');
  return `${formatDate(day)} à ${formatTime(clock.slice(0, 5))}`;
}
