import {
  type ContactField,
  type ContactRequest,
  contactFields,
  formatDate,
  formatTime,
  labelOf,
  specOf,
} from '@agency/shared';
import type { Mailbox, MailConfig } from '../config.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import type { StoredRequest } from '../outbox/delivery.ts';
import { type Entry, htmlPart, type Letter } from './mail-html.ts';

/** The label of each field in mails, exports and the command. */
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

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `26 juillet 2025 à 14 h 05`, in Quebec's time zone. */
export function readableTime(time: number): string {
  const date = new Date(time);
  return `${formatDate(date)} à ${formatTime(clock.format(date))}`;
}

/** The mail of one request. Pure: each attempt sends the same mail. */
export function renderMail(request: StoredRequest, addresses: Pick<MailConfig, 'from' | 'to'>): OutgoingMail {
  const { fields, page } = request;
  const letter: Letter = {
    service: readableValue('serviceType', fields.serviceType),
    fields,
    facts: factFields.flatMap((field) => (fields[field] === '' ? [] : [entryOf(field, fields[field])])),
    texts: contactFields
      .filter((field) => specOf(field).isText && fields[field] !== '')
      .map((field) => entryOf(field, fields[field])),
    received: `Reçue le ${readableTime(request.receivedAt)} (heure de Québec).`,
    origin: page === '' ? '' : `Envoyée depuis la page ${page}`,
    reference: `Référence\u00a0: ${request.id}`,
  };
  return {
    from: addresses.from,
    to: addresses.to,
    replyTo: replyTo(fields),
    subject: headerText(`Nouvelle demande : ${letter.service} – ${fields.name}`),
    text: textPart(letter),
    html: htmlPart(letter),
    messageId: request.messageId,
    date: new Date(request.receivedAt),
  };
}

/** Fields with a list of options, shown below the contact details. */
const factFields = ['projectType', 'budget', 'timeline'] as const;

function entryOf(field: ContactField, value: string): Entry {
  return { label: fieldLabels[field], value: readableValue(field, value) };
}

/**
 * Text for a header: one line, without characters that hide or reverse the text after them (zero-width, bidirectional), and
 * without `=?`, which a mail program would decode.
 */
function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replaceAll('=?', '= ?');
}

/** The Reply-To address, only if its mailbox is ASCII: others need a server with SMTPUTF8. The text part has the address anyway. */
function replyTo(fields: ContactRequest): Mailbox | undefined {
  const local = fields.email.slice(0, fields.email.lastIndexOf('@'));
  return /^[\x21-\x7e]+$/.test(local) ? { name: headerText(fields.name), address: fields.email } : undefined;
}

/** In the same order as the HTML part. */
function textPart({ service, fields, facts, texts, received, origin, reference }: Letter): string {
  const line = ({ label, value }: Entry): string => `${label}\u00a0: ${value}`;
  const contact = (['phone', 'email', 'website'] as const)
    .filter((field) => fields[field] !== '')
    .map((field) => line(entryOf(field, fields[field])));
  const who = fields.company === '' ? fields.name : `${fields.name}, ${fields.company}`;
  const answers = texts.map(({ label, value }) => `${label.toUpperCase()}\n${value}`);
  const blocks = [
    `${who}\n${service}`,
    contact.join('\n'),
    facts.map(line).join('\n'),
    ...answers,
    [received, origin, reference].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
