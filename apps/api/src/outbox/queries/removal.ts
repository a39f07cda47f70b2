import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { STALE } from '../database/database.ts';
import { emailKey } from '../database/rows.ts';
import type { RequestRow, Tables } from '../database/tables.ts';

/** SQLite accepts at most 32,766 values per statement. */
const CHUNK = 10_000;

/** Deletes requests with their deliveries and keys. The same transaction marks a SQLite file: a crash may come before its bytes are erased. */
export async function removeRequests(db: Kysely<Tables>, rows: readonly Pick<RequestRow, 'id'>[]): Promise<void> {
  if (rows.length > 0 && db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql.raw(`pragma user_version = ${STALE}`).execute(db);
  }
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map(({ id }) => id);
    await db.deleteFrom('idempotency_keys').where('request_id', 'in', chunk).execute();
    await db.deleteFrom('deliveries').where('request_id', 'in', chunk).execute();
    await db.deleteFrom('contact_requests').where('id', 'in', chunk).execute();
  }
}

/** Deletes every request from an address, delivered or not. @returns number of requests */
export async function erasePerson(db: Kysely<Tables>, email: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('contact_requests')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .execute();
    await removeRequests(trx, rows);
    return rows.length;
  });
}
