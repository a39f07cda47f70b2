import {
  type ContactField,
  type ContactRequest,
  contactFields,
  formatDate,
  formatTime,
  labelOf,
  specOf,
} from '@agency/shared';
import type { Mailbox } from '../config.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { type Entry, htmlPart, type Letter } from './mail-html.ts';

/** What a mail is made of: the stored request, as it was received. */
export interface MailSource {
  readonly id: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
  readonly page: string;
  readonly messageId: string;
}

export interface MailAddresses {
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
}

/** How the agency reads each field, in the mail, the exports and the command. */
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

/** A field as people read it: the label of a code, the words of a visitor as they are. */
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

/** `26 juillet 2025 à 14 h 05`, on Quebec's clock. */
export function readableTime(time: number): string {
  const date = new Date(time);
  return `${formatDate(date)} à ${formatTime(clock.format(date))}`;
}

/** The mail of one request. Pure: the same request gives the same mail, to the letter, at each attempt. */
export function renderMail(source: MailSource, addresses: MailAddresses): OutgoingMail {
  const { fields, page } = source;
  const letter: Letter = {
    service: readableValue('serviceType', fields.serviceType),
    fields,
    facts: factFields.flatMap((field) => (fields[field] === '' ? [] : [entryOf(field, fields[field])])),
    texts: contactFields
      .filter((field) => specOf(field).isText && fields[field] !== '')
      .map((field) => entryOf(field, fields[field])),
    received: `Reçue le ${readableTime(source.receivedAt)} (heure de Québec).`,
    origin: page === '' ? '' : `Envoyée depuis la page ${page}`,
    reference: `Référence\u00a0: ${source.id}`,
  };
  return {
    from: addresses.from,
    to: addresses.to,
    replyTo: replyTo(fields),
    subject: headerText(`Nouvelle demande : ${letter.service} – ${fields.name}`),
    text: textPart(letter),
    html: htmlPart(letter),
    messageId: source.messageId,
    date: new Date(source.receivedAt),
  };
}

/** What is asked in a list, below who asks for what. */
const factFields = ['projectType', 'budget', 'timeline'] as const;

function entryOf(field: ContactField, value: string): Entry {
  return { label: fieldLabels[field], value: readableValue(field, value) };
}

/**
 * Text for a header: one line, whatever the stored name holds; without the characters that hide or turn around what follows
 * (zero-width, bidirectional); and without `=?`, by which a mail program would decode words that nodemailer sent as they are.
 */
function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replaceAll('=?', '= ?');
}

/** Only an ASCII mailbox: an internationalised one needs a server that speaks SMTPUTF8, and is in the text anyway. */
function replyTo(fields: ContactRequest): Mailbox | undefined {
  const local = fields.email.slice(0, fields.email.lastIndexOf('@'));
  return /^[\x21-\x7e]+$/.test(local) ? { name: headerText(fields.name), address: fields.email } : undefined;
}

/** Who, how to answer, what, then the words: the same order as the HTML part. */
function textPart({ service, fields, facts, texts, received, origin, reference }: Letter): string {
  const line = ({ label, value }: Entry): string => `${label}\u00a0: ${value}`;
  const contact = (['phone', 'email', 'website'] as const)
    .filter((field) => fields[field] !== '')
    .map((field) => line(entryOf(field, fields[field])));
  const who = fields.company === '' ? fields.name : `${fields.name}, ${fields.company}`;
  const words = texts.map(({ label, value }) => `${label.toUpperCase()}\n${value}`);
  const blocks = [
    `${who}\n${service}`,
    contact.join('\n'),
    facts.map(line).join('\n'),
    ...words,
    [received, origin, reference].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
