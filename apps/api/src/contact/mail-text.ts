import { domainToASCII } from 'node:url';
import { type ContactField, type ContactRequest, contactFields, factLine, specOf } from '@agency/shared/contact';
import { domainOf, isDomain, isLocalAscii } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import type { Mailbox } from '../mail/settings.ts';
import type { StoredRequest } from '../outbox/database/rows.ts';
import { FIRST_REQUEST } from '../outbox/queries/clock.ts';
import { fieldLabels, momentText, readableValue, statedInQuote } from './labels.ts';
import { type Entry, htmlPart, type MailContent } from './mail-html.ts';

/** The mail of one request. Pure: each attempt sends the same mail. */
export function renderMail(request: StoredRequest, addresses: Pick<Config['mail'], 'from' | 'to'>): OutgoingMail {
  const { fields, page } = request;
  const answered = contactFields.filter((field) => !headFields.includes(field) && fields[field] !== '');
  const entries = answered.map((field) => entryOf(field, fields));
  const texts = entries.filter(({ field }) => specOf(field).isText);
  const answer = replyTo(fields);
  const content: MailContent = {
    name: fields.name,
    company: companyOf(fields),
    service: readableValue('serviceType', fields),
    contact: contactDetails.flatMap((detail) => entries.filter(({ field }) => field === detail)),
    facts: entries.filter(
      ({ field, label }) =>
        !specOf(field).isText && !contactDetails.includes(field) && statedInQuote(fields.message, label) === undefined,
    ),
    texts,
    received: [`Reçue ${momentText(request.receivedAt)}.`, ...(answer ? [] : [NO_REPLY_TO])].join(' '),
    origin: page === '' ? '' : `Envoyée depuis la page ${page}`,
    reference: `Référence\u00a0: ${request.id}`,
  };
  return {
    from: addresses.from,
    to: addresses.to,
    replyTo: answer,
    subject: headerText(`Nouvelle demande\u00a0: ${content.service} – ${fields.name}`),
    text: textPart(content),
    html: htmlPart(content),
    messageId: request.messageId,
    date: request.receivedAt < FIRST_REQUEST ? undefined : new Date(request.receivedAt),
  };
}

/** Who writes, and about which service. */
const headFields: readonly ContactField[] = ['name', 'company', 'serviceType'];
/** How to reply. Any other field is a fact or, if it is a text area, a text: a new field is mailed without a line here. */
const contactDetails: readonly ContactField[] = ['phone', 'email', 'website'];

/** The company; empty if the name repeats it, as in a form without a personal name. */
export function companyOf({ name, company }: ContactRequest): string {
  return company.localeCompare(name, 'fr-CA', { sensitivity: 'base' }) === 0 ? '' : company;
}

function entryOf(field: ContactField, fields: ContactRequest): Entry {
  return { field, label: fieldLabels[field], value: readableValue(field, fields) };
}

/**
 * Text for a header or a chat: one line, without characters that hide or reverse the text after them (zero-width, bidirectional), and
 * without `=?`, which a mail program would decode.
 */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replaceAll('=?', '= ?');
}

/** Both parts of the mail have the address. */
const NO_REPLY_TO =
  'Le bouton «\u00a0Répondre\u00a0» n’écrit pas à cette personne\u00a0: son adresse a un accent ou un signe que peu de serveurs acceptent. Copiez-la.';

/** The Reply-To address, unless it needs a server with SMTPUTF8 or no DNS has its domain: a strict server would refuse the whole mail. */
function replyTo({ name, email }: ContactRequest): Mailbox | undefined {
  const isWritable = isLocalAscii(email) && isDomain(domainToASCII(domainOf(email)));
  return isWritable ? { name: headerText(name), address: email } : undefined;
}

/** In the same order as the HTML part. */
function textPart({ name, company, service, contact, facts, texts, received, origin, reference }: MailContent): string {
  const line = ({ label, value }: Entry): string => factLine(label, value);
  const who = company === '' ? name : `${name}, ${company}`;
  const answers = texts.map(({ label, value }) => `${label.toUpperCase()}\n${value}`);
  const blocks = [
    `${who}\n${service}`,
    contact.map(line).join('\n'),
    facts.map(line).join('\n'),
    ...answers,
    [received, origin, reference].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
