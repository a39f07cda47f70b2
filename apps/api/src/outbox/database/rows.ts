import { domainToASCII } from 'node:url';
import {
  type ContactRequest,
  contactFields,
  eachContactField,
  withoutInvisible,
  withStraightApostrophes,
} from '@agency/shared/contact';
import { domainOf } from '../../addresses.ts';
import { fieldColumns, type RequestRow } from './tables.ts';

/** A request as received, with the data shared by all its deliveries. */
export interface StoredRequest {
  readonly id: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
  /** Path of the form's page; empty if unknown. */
  readonly page: string;
  /** Fixed for the life of the request, so that a second copy is recognisable. */
  readonly messageId: string;
}

export function toColumns(request: StoredRequest): RequestRow {
  const { id, receivedAt, fields, page } = request;
  const texts = contactFields.map((field) => [fieldColumns[field], fields[field]]);
  const facts = { id, received_at: receivedAt, email_key: emailKey(fields.email), page };
  return { ...facts, ...Object.fromEntries(texts) } as RequestRow;
}

export function toRequest(row: RequestRow): Omit<StoredRequest, 'messageId'> {
  const fields = eachContactField((field) => row[fieldColumns[field]]);
  return { id: row.id, receivedAt: row.received_at, fields, page: row.page };
}

/**
 * The canonical spelling of a mailbox, for finding a person's requests: lower case, no invisible characters, straight apostrophes,
 * and the domain in its ASCII form (`xn--…`). A change needs a migration that rewrites the stored keys: `emailKeys` once more.
 */
export function emailKey(email: string): string {
  const visible = withStraightApostrophes(withoutInvisible(email)).trim().normalize('NFC').toLowerCase();
  const domain = domainOf(visible);
  return visible.slice(0, visible.length - domain.length) + (domainToASCII(domain) || domain);
}
