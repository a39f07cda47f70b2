import { type ContactRequest, contactFields, eachContactField } from '@agency/shared';
import type { NewRequest } from './store.ts';
import { fieldColumns, type RequestRow } from './tables.ts';

/** A request as its row. */
export function toColumns(request: NewRequest): RequestRow {
  const { id, receivedAt, fields, page } = request;
  const texts = contactFields.map((field) => [fieldColumns[field], fields[field]]);
  const facts = { id, received_at: receivedAt, email_key: emailKey(fields.email), page };
  return { ...facts, ...Object.fromEntries(texts) } as RequestRow;
}

/** The 13 fields of a stored row. */
export function toFields(row: RequestRow): ContactRequest {
  return eachContactField((field) => row[fieldColumns[field]]);
}

/** How two spellings of one address are compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
