import type { CompiledQuery, Insertable, Kysely, Transaction } from 'kysely';
import type { ContactRequestsTable, DeliveriesTable, IdempotencyKeysTable, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** How a batch of rows is written. */
export interface RowWriter {
  /** @returns the keys that did not exist yet */
  insertKeys(db: Db, rows: readonly Insertable<IdempotencyKeysTable>[]): Promise<string[]>;
  insertRequests(db: Db, rows: readonly Insertable<ContactRequestsTable>[]): Promise<void>;
  insertDeliveries(db: Db, rows: readonly Insertable<DeliveriesTable>[]): Promise<void>;
}

function keysQuery(db: Db, rows: readonly Insertable<IdempotencyKeysTable>[]) {
  return db
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key');
}

/** One statement for all rows: for a database at the other end of a network. */
export const manyRowsAtOnce: RowWriter = {
  async insertKeys(db, rows) {
    const inserted = await keysQuery(db, rows).execute();
    return inserted.map((row) => row.key);
  },
  async insertRequests(db, rows) {
    await db.insertInto('contact_requests').values(rows).execute();
  },
  async insertDeliveries(db, rows) {
    await db.insertInto('deliveries').values(rows).execute();
  },
};

/**
 * One small statement per row, compiled once: for a database in our own process, where building a query costs more
 * than running it. Every row must name its columns in the same order, so they come from one function.
 */
export function rowByRow(): RowWriter {
  const templates = new Map<string, CompiledQuery>();
  const run = <Result>(
    db: Db,
    name: string,
    row: object,
    compile: () => CompiledQuery<Result>,
  ): Promise<{ rows: Result[] }> => {
    let template = templates.get(name);
    if (!template) {
      template = compile();
      templates.set(name, template);
    }
    return db.executeQuery<Result>({ ...(template as CompiledQuery<Result>), parameters: Object.values(row) });
  };
  return {
    async insertKeys(db, rows) {
      const inserted: string[] = [];
      for (const row of rows) {
        const result = await run(db, 'keys', row, () => keysQuery(db, [row]).compile());
        if (result.rows.length > 0) inserted.push(row.key);
      }
      return inserted;
    },
    async insertRequests(db, rows) {
      for (const row of rows) {
        await run(db, 'requests', row, () => db.insertInto('contact_requests').values(row).compile());
      }
    },
    async insertDeliveries(db, rows) {
      for (const row of rows) await run(db, 'deliveries', row, () => db.insertInto('deliveries').values(row).compile());
    },
  };
}
