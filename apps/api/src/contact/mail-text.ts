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

/** What a mail is made of: the stored request, as it was received. */
export interface MailSource {
  readonly id: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
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
  const { fields } = source;
  const filled = contactFields.filter((field) => fields[field] !== '');
  const entries = filled.map((field) => ({
    label: fieldLabels[field],
    value: readableValue(field, fields[field]),
    isLong: specOf(field).isText ?? false,
  }));
  const received = `Reçue le ${readableTime(source.receivedAt)} (heure de Québec).`;
  const reference = `Référence\u00a0: ${source.id}`;
  return {
    from: addresses.from,
    to: addresses.to,
    replyTo: replyTo(fields),
    subject: headerText(`Nouvelle demande : ${readableValue('serviceType', fields.serviceType)} – ${fields.name}`),
    text: textPart(entries, received, reference),
    html: htmlPart(entries, received, reference),
    messageId: source.messageId,
    date: new Date(source.receivedAt),
  };
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

interface Entry {
  readonly label: string;
  readonly value: string;
  readonly isLong: boolean;
}

function textPart(entries: readonly Entry[], received: string, reference: string): string {
  const short = entries.filter((entry) => !entry.isLong).map(({ label, value }) => `${label}\u00a0: ${value}`);
  const long = entries.filter((entry) => entry.isLong).map(({ label, value }) => `${label}\u00a0:\n${value}`);
  return `${[short.join('\n'), ...long, `${received}\n${reference}`].join('\n\n')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A visitor's words are text in the HTML part, never markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function htmlPart(entries: readonly Entry[], received: string, reference: string): string {
  const rows = entries.map(({ label, value }) => {
    const cell = escapeHtml(value).replaceAll('\n', '<br>\n');
    return `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0">${label}</th><td valign="top" style="padding:6px 0">${cell}</td></tr>`;
  });
  return `<!doctype html>
<html lang="fr-CA">
<head><meta charset="utf-8"><title>Nouvelle demande</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5">
<h1 style="font-size:20px">Nouvelle demande</h1>
<table style="border-collapse:collapse">
${rows.join('\n')}
</table>
<p>${received}<br>${escapeHtml(reference)}</p>
</body>
</html>
`;
}
