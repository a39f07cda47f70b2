import type { ContactRequest } from '@agency/shared';
import type { NewRequest } from './store.ts';
import { fieldColumns, type RequestRow } from './tables.ts';

/** A request as its row; the order of the names is that of the compiled statement. */
export function toColumns(request: NewRequest): RequestRow {
  const { fields } = request;
  return {
    id: request.id,
    received_at: request.receivedAt,
    email_key: emailKey(fields.email),
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    company: fields.company,
    website: fields.website,
    service_type: fields.serviceType,
    project_type: fields.projectType,
    budget: fields.budget,
    timeline: fields.timeline,
    project_goals: fields.projectGoals,
    specific_needs: fields.specificNeeds,
    current_challenges: fields.currentChallenges,
    message: fields.message,
  };
}

/** The 13 fields of a stored row. */
export function toFields(row: RequestRow): ContactRequest {
  const entries = Object.entries(fieldColumns).map(([field, column]) => [field, row[column]]);
  return Object.fromEntries(entries) as ContactRequest;
}

/** How two spellings of one address are compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
