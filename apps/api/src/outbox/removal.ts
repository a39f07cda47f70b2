import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** SQLite accepts at most 32,766 values per statement. */
const CHUNK = 10_000;

/** `user_version` of a SQLite file that may contain copies of deleted requests: it is rewritten before it is served again, if not earlier. */
export const STALE = 1;

/** Deletes requests with their deliveries and keys. The same transaction marks a SQLite file: a crash may come before its bytes are erased. */
export async function removeRequests(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql.raw(`pragma user_version = ${STALE}`).execute(db);
  }
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    await db.deleteFrom('idempotency_keys').where('request_id', 'in', chunk).execute();
    await db.deleteFrom('deliveries').where('request_id', 'in', chunk).execute();
    await db.deleteFrom('contact_requests').where('id', 'in', chunk).execute();
  }
}
