import { type ContactField, contactFields, specOf } from '@agency/shared/contact';
import { fieldLabels, isoTime, momentText, readableTime, readableValue } from '../contact/labels.ts';
import { type DeliveryState, RECIPIENT } from '../outbox/database/tables.ts';
import type { ArchivedDelivery, ArchivedRequest } from '../outbox/queries/archive.ts';
import { csvRecord } from './csv.ts';
import { quebecDateTime } from './day.ts';

/** Writes a text to standard output, and waits while its buffer is full. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/**
 * Characters that act on a terminal, or reverse the text around them: controls other than line breaks and tabs, bidirectional marks,
 * line separators and lone surrogates.
 */
const ACTIVE = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u2028\u2029]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that a terminal only displays: active characters become `\u001b`, as in JSON. */
export function escapeControls(text: string): string {
  return text.replace(ACTIVE, escaped);
}

/** A safe text on one line: a stored line break or tab cannot imitate a line or a column of ours. */
export function escapeControlsAndBreaks(text: string): string {
  return escapeControls(text).replace(/[\n\t]/g, escaped);
}

/** JSON in which active characters are escaped: a parser reads the same values. */
export function escapedJson(value: unknown, indent?: number): string {
  return escapeControls(JSON.stringify(value, null, indent));
}

export const stateLabels: Readonly<Record<DeliveryState, string>> = {
  pending: 'en attente',
  held: 'quarantaine',
  sent: 'livrée',
  dead: 'abandonnée',
};

const recipientLabels: Readonly<Record<string, string>> = { [RECIPIENT.log]: 'journal', [RECIPIENT.unknown]: 'agence' };
const recipientLabel = ({ recipient }: ArchivedDelivery): string => recipientLabels[recipient] ?? recipient;

/** The state, with the recipients in that state if not all are: `abandonnée (ben@agence.example)`. */
function stateText({ state, deliveries }: ArchivedRequest): string {
  const concerned = deliveries.filter((delivery) => delivery.state === state);
  if (concerned.length === deliveries.length) return stateLabels[state];
  return `${stateLabels[state]} (${concerned.map(recipientLabel).join(', ')})`;
}

function deliveryLine(delivery: ArchivedDelivery): string {
  const { state, attempts, nextAttemptAt, sentAt, lastError } = delivery;
  const facts = [
    sentAt === null ? stateLabels[state] : `${stateLabels[state]} ${momentText(sentAt)}`,
    `tentatives\u00a0: ${attempts}`,
  ];
  if (state === 'pending') facts.push(`prochaine tentative\u00a0: ${readableTime(nextAttemptAt)}`);
  if (lastError !== null) facts.push(`dernière erreur\u00a0: ${lastError}`);
  return `  ${recipientLabel(delivery)}\u00a0: ${facts.join('; ')}`;
}

export function listLine(request: ArchivedRequest): string {
  const { id, receivedAt, page } = request;
  const { serviceType, name, email } = request.fields;
  const cells = [id, quebecDateTime(receivedAt), stateText(request), serviceType, name, email, page];
  return cells.map(escapeControlsAndBreaks).join('\t');
}

/** The whole request, as `requests show` prints it. */
export function fullText(request: ArchivedRequest): string {
  const lines = [
    `Référence\u00a0: ${request.id}`,
    `Reçue\u00a0: ${momentText(request.receivedAt)}`,
    ...(request.page === '' ? [] : [`Page\u00a0: ${request.page}`]),
    `État\u00a0: ${stateLabels[request.state]}`,
    'Envois\u00a0:',
    ...request.deliveries.map(deliveryLine),
    '',
  ].map(escapeControlsAndBreaks);
  for (const field of contactFields) {
    const value = readableValue(field, request.fields);
    const shown = specOf(field).isText ? escapeControls(value) : escapeControlsAndBreaks(value);
    if (value !== '') lines.push(`${fieldLabels[field]}\u00a0: ${shown}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The request as data: codes, ISO times. */
export function toJson(request: ArchivedRequest) {
  return {
    id: request.id,
    receivedAt: isoTime(request.receivedAt),
    state: request.state,
    deliveries: request.deliveries.map(({ recipient, state, attempts, sentAt, lastError }) => ({
      recipient,
      state,
      attempts,
      sentAt: isoTime(sentAt),
      lastError,
    })),
    ...request.fields,
    page: request.page,
  };
}

/** The first record of an export: its column names. */
export function csvHeader(separator: string): string {
  const labels = contactFields.map((field) => fieldLabels[field]);
  return csvRecord(['Référence', 'Reçue le', 'État', ...labels, 'Page'], separator);
}

/** A request as a record of an export, with labels instead of codes. */
export function csvLine(request: ArchivedRequest, separator: string): string {
  const values = contactFields.map((field: ContactField) => readableValue(field, request.fields));
  const { id, receivedAt, state, page } = request;
  return csvRecord([id, quebecDateTime(receivedAt), stateLabels[state], ...values, page], separator);
}
