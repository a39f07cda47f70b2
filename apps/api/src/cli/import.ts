import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { codeOf } from '../error-code.ts';
import { explainOpening } from '../outbox/database/reasons.ts';
import { LOCK_WAIT_MS, retryWhileLocked } from '../outbox/database/retry-while-locked.ts';
import { openSqliteForServer } from '../outbox/database/sqlite.ts';
import { NO_LEASE, type RequestRow, type Tables } from '../outbox/database/tables.ts';
import { readdressDeliveries } from '../outbox/queries/readdress.ts';
import { realPath } from '../real-path.ts';
import { CommandError } from './command-error.ts';
import type { Step } from './progress.ts';

/** Requests per statement. A delivery has 16 columns and SQLite accepts 32,766 values: 40 recipients for each request. */
const BATCH = 50;

/**
 * Copies every request of a SQLite file, with its deliveries and keys, into another database. Existing requests are skipped, so the
 * import can be repeated. Leases are not copied: their deliveries are attempted again, to `recipients`.
 * @returns number of new requests
 * @throws CommandError when the file cannot be opened, or its server runs
 */
export async function importSqlite(
  target: Kysely<Tables>,
  path: string,
  recipients: readonly string[],
  step: Step,
): Promise<number> {
  const config = { kind: 'sqlite', file: realPath(resolve(path)) } as const;
  // The server of the file must be stopped: a request that a running one receives after the copy would stay behind.
  const database = await openSqliteForServer(config, { mustExist: true }).catch((error: unknown) => {
    throw new CommandError(explainOpening(config, codeOf(error)));
  });
  const copyAll = async (trx: Kysely<Tables>): Promise<number> => {
    let total = 0;
    for await (const rows of batchesOf(database.db)) {
      for (const _ of rows) step();
      const ids = await copy(rows, database.db, trx);
      if (ids.length > 0) await readdressDeliveries(trx, recipients, ids);
      total += ids.length;
    }
    return total;
  };
  try {
    return await retryWhileLocked(LOCK_WAIT_MS, () => target.transaction().execute(copyAll));
  } finally {
    await database.close();
  }
}

async function* batchesOf(source: Kysely<Tables>): AsyncGenerator<RequestRow[]> {
  let last = '';
  for (;;) {
    const batch = source.selectFrom('contact_requests').where('id', '>', last).orderBy('id').limit(BATCH);
    const rows = await batch.selectAll().execute();
    last = rows.at(-1)?.id ?? '';
    if (last === '') return;
    yield rows;
  }
}

/** @returns ids of new requests */
async function copy(rows: readonly RequestRow[], source: Kysely<Tables>, target: Kysely<Tables>): Promise<string[]> {
  const inserted = await target
    .insertInto('contact_requests')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const ids = inserted.map((row) => row.id);
  if (ids.length === 0) return [];
  const deliveries = await source.selectFrom('deliveries').selectAll().where('request_id', 'in', ids).execute();
  const freed = deliveries.map((row) => ({ ...row, ...NO_LEASE }));
  if (freed.length > 0) await target.insertInto('deliveries').values(freed).execute();
  const keys = await source.selectFrom('idempotency_keys').selectAll().where('request_id', 'in', ids).execute();
  if (keys.length > 0) {
    await target
      .insertInto('idempotency_keys')
      .values(keys)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
  return ids;
}
