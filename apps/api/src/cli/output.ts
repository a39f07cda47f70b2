import { type ContactField, contactFields } from '@agency/shared';
import { fieldLabels, readableTime, readableValue } from '../contact/mail-text.ts';
import type { ArchivedRequest } from '../outbox/archive.ts';
import type { DeliveryState } from '../outbox/tables.ts';
import { csvRecord } from './csv.ts';

export const stateLabels: Readonly<Record<DeliveryState, string>> = {
  pending: 'en attente',
  held: 'quarantaine',
  sent: 'envoyée',
  dead: 'abandonnée',
};

/** One line of `requests list`. */
export function listLine(request: ArchivedRequest): string {
  const { fields } = request;
  return [
    request.id,
    new Date(request.receivedAt).toISOString(),
    stateLabels[request.state],
    fields.serviceType,
    fields.name,
    fields.email,
  ].join('\t');
}

/** The whole request, as `requests show` prints it. */
export function fullText(request: ArchivedRequest): string {
  const lines = [
    `Référence\u00a0: ${request.id}`,
    `Reçue le\u00a0: ${readableTime(request.receivedAt)} (heure de Québec)`,
    `État\u00a0: ${stateLabels[request.state]}`,
    `Tentatives d’envoi\u00a0: ${request.attempts}`,
  ];
  if (request.sentAt !== null) lines.push(`Envoyée le\u00a0: ${readableTime(request.sentAt)}`);
  if (request.state === 'pending') lines.push(`Prochaine tentative\u00a0: ${readableTime(request.nextAttemptAt)}`);
  if (request.lastError !== null) lines.push(`Dernière erreur\u00a0: ${request.lastError}`);
  lines.push('');
  for (const field of contactFields) {
    const value = readableValue(field, request.fields[field]);
    if (value !== '') lines.push(`${fieldLabels[field]}\u00a0: ${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The request as data: codes, ISO times. */
export function toJson(request: ArchivedRequest) {
  return {
    id: request.id,
    receivedAt: new Date(request.receivedAt).toISOString(),
    state: request.state,
    attempts: request.attempts,
    sentAt: request.sentAt === null ? null : new Date(request.sentAt).toISOString(),
    lastError: request.lastError,
    ...request.fields,
  };
}

export function csvHeader(separator: string): string {
  return csvRecord(['Référence', 'Reçue le', 'État', ...contactFields.map((field) => fieldLabels[field])], separator);
}

export function csvLine(request: ArchivedRequest, separator: string): string {
  const values = contactFields.map((field: ContactField) => readableValue(field, request.fields[field]));
  const { id, receivedAt, state } = request;
  return csvRecord([id, new Date(receivedAt).toISOString(), stateLabels[state], ...values], separator);
}
