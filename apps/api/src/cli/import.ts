import { dirname, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { codeOf } from '../error-code.ts';
import { explainOpening } from '../outbox/open-database.ts';
import { openSqliteDatabase } from '../outbox/sqlite-database.ts';
import type { Tables } from '../outbox/tables.ts';
import { realPath } from '../real-path.ts';
import { CommandError } from './command-error.ts';
import type { Progress } from './progress.ts';

/** Rows per statement: a row has 17 columns, and PostgreSQL accepts 65,535 values. */
const BATCH = 500;

/**
 * Copies every request of a SQLite file, with its deliveries and keys, into another database. Existing requests are skipped, so the
 * import can be repeated. Leases are not copied: their deliveries are attempted again.
 * @returns number of new requests
 * @throws CommandError when the file cannot be opened
 */
export async function importSqlite(target: Kysely<Tables>, path: string, progress: Progress): Promise<number> {
  const file = realPath(resolve(path));
  const config = { kind: 'sqlite', file, directory: dirname(file) } as const;
  const database = await openSqliteDatabase(config, { mustExist: true }).catch((error: unknown) => {
    throw new CommandError(explainOpening(config, codeOf(error)));
  });
  const source = database.db;
  try {
    return await target.transaction().execute(async (trx) => {
      let total = 0;
      for (let offset = 0; ; offset += BATCH) {
        const rows = await source
          .selectFrom('contact_requests')
          .selectAll()
          .orderBy('id')
          .limit(BATCH)
          .offset(offset)
          .execute();
        if (rows.length === 0) return total;
        const ids = rows.map((row) => row.id);
        for (const _ of rows) progress.step();
        const deliveries = await source.selectFrom('deliveries').selectAll().where('request_id', 'in', ids).execute();
        const keys = await source.selectFrom('idempotency_keys').selectAll().where('request_id', 'in', ids).execute();
        const fresh = await trx
          .insertInto('contact_requests')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        const isFresh = new Set(fresh.map((row) => row.id));
        total += fresh.length;
        const free = { lease_owner: null, leased_at: null, lease_until: null };
        for (const delivery of deliveries.filter((row) => isFresh.has(row.request_id))) {
          await trx
            .insertInto('deliveries')
            .values({ ...delivery, ...free })
            .execute();
        }
        for (const key of keys.filter((row) => isFresh.has(row.request_id))) {
          await trx
            .insertInto('idempotency_keys')
            .values(key)
            .onConflict((conflict) => conflict.column('key').doNothing())
            .execute();
        }
      }
    });
  } finally {
    await database.close();
  }
}
