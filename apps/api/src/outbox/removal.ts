import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** SQLite accepts at most 32,766 values per statement. */
const CHUNK = 10_000;

/** Deletes requests with their deliveries and keys. */
export async function removeRequests(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    await db.deleteFrom('idempotency_keys').where('request_id', 'in', chunk).execute();
    await db.deleteFrom('deliveries').where('request_id', 'in', chunk).execute();
    await db.deleteFrom('contact_requests').where('id', 'in', chunk).execute();
  }
}
