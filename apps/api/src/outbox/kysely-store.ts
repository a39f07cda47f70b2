import type { Kysely, Transaction } from 'kysely';
import { acceptAll } from './accept.ts';
import { claimDue } from './claim.ts';
import { StoreError, toStoreError } from './errors.ts';
import { whileBusy } from './patience.ts';
import { purgeInSteps } from './purge.ts';
import { readdressDeliveries } from './readdress.ts';
import type {
  AcceptOutcome,
  Claim,
  ClaimedDelivery,
  NewRequest,
  PurgeLimits,
  QueueCounts,
  Settlement,
  Store,
} from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Makes the bytes of deleted rows disappear from the files, and never holds the visitors up for longer than they wait.
 * @returns false when the files are too large to be rewritten now
 */
export type Scrub = () => Promise<boolean>;

/** Largest database that is rewritten while visitors submit: about a second, of the 4 that a submission may wait. */
export const QUICK_REWRITE_BYTES = 64 * 1024 * 1024;

/** What differs between the two databases, beside the dialect. */
export interface DatabaseTraits {
  /** Rows locked by another process are passed over instead of waited for. */
  readonly skipLocked: boolean;
  readonly scrub: Scrub;
  /** Throws when a restart would not find what was written. Runs inside each writing transaction. */
  readonly assertInPlace?: () => void;
  /** Moves what only a removed log holds to where a restart finds it. */
  readonly saveRemovedLog?: () => Promise<void>;
  /** Runs once the connections are closed. */
  readonly release?: () => void;
}

/** How long housekeeping waits for a lock; it comes back anyway. */
const BACKGROUND_WAIT_MS = 3_000;

/** The queries of the outbox, the same for SQLite and PostgreSQL. */
export class KyselyStore implements Store {
  readonly #db: Kysely<Tables>;
  readonly #traits: DatabaseTraits;

  constructor(db: Kysely<Tables>, traits: DatabaseTraits) {
    this.#db = db;
    this.#traits = traits;
  }

  accept(requests: readonly NewRequest[], waitMs: number): Promise<AcceptOutcome[]> {
    return this.#write(waitMs, (trx) => acceptAll(trx, requests));
  }

  counts(): Promise<QueueCounts> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('deliveries')
        .select(['state', (eb) => eb.fn.countAll<number>().as('total')])
        .where('state', 'in', ['pending', 'dead'])
        .groupBy('state')
        .execute();
      const total = (state: string): number => Number(rows.find((row) => row.state === state)?.total ?? 0);
      return { queued: total('pending'), dead: total('dead') };
    });
  }

  probe(now: number, bytes: number): Promise<void> {
    const row = { at: now, filler: 'x'.repeat(bytes) };
    return this.#write(0, async (trx) => {
      await trx
        .insertInto('probes')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      // What a request needs beside that row: a table that is gone is no place to write to.
      await trx
        .selectFrom(['contact_requests', 'deliveries', 'idempotency_keys'])
        .select('contact_requests.id')
        .limit(0)
        .execute();
    });
  }

  claim(claim: Claim): Promise<ClaimedDelivery[]> {
    return this.#write(BACKGROUND_WAIT_MS, (trx) => claimDue(trx, claim, this.#traits.skipLocked));
  }

  holds(id: string, owner: string): Promise<boolean> {
    return this.#attempt(async () => {
      const row = await this.#db
        .selectFrom('deliveries')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .where('lease_owner', '=', owner)
        .executeTakeFirst();
      return row !== undefined;
    });
  }

  readdress(recipients: readonly string[]): Promise<void> {
    return this.#write(BACKGROUND_WAIT_MS, (trx) => readdressDeliveries(trx, recipients));
  }

  settle(settlements: readonly Settlement[]): Promise<void> {
    return this.#write(BACKGROUND_WAIT_MS, async (trx) => {
      for (const settlement of settlements) await settleOne(trx, settlement);
    });
  }

  reclaim(owner: string | null, now: number): Promise<number> {
    return this.#write(BACKGROUND_WAIT_MS, async (trx) => {
      let update = trx
        .updateTable('deliveries')
        .set({ lease_owner: null, leased_at: null, lease_until: null, next_attempt_at: now, scheduled_at: now })
        .where('state', '=', 'pending');
      update = owner === null ? update.where('lease_owner', 'is not', null) : update.where('lease_owner', '=', owner);
      const result = await update.executeTakeFirst();
      return Number(result.numUpdatedRows);
    });
  }

  async purge(limits: PurgeLimits): Promise<number> {
    const purged = await purgeInSteps(limits, (step) => this.#write(BACKGROUND_WAIT_MS, step));
    if (purged > 0) await this.#attempt(this.#traits.scrub);
    return purged;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    this.#traits.release?.();
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async #write<T>(waitMs: number, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    const { assertInPlace, saveRemovedLog } = this.#traits;
    try {
      return await whileBusy(waitMs, () =>
        this.#db.transaction().execute((trx) => {
          assertInPlace?.();
          return work(trx);
        }),
      );
    } catch (error) {
      if (error instanceof StoreError && error.code === 'WAL_REPLACED') await saveRemovedLog?.();
      throw error;
    }
  }
}

async function settleOne(trx: Kysely<Tables>, settlement: Settlement): Promise<void> {
  const lease = { lease_owner: null, leased_at: null, lease_until: null };
  const update = trx.updateTable('deliveries').where('id', '=', settlement.id).where('state', '=', 'pending');
  if (settlement.kind === 'sent') {
    await update.set({ ...lease, state: 'sent', sent_at: settlement.at, last_error: null }).execute();
    return;
  }
  const failed = { ...lease, permanent_failures: settlement.permanentFailures, last_error: settlement.error };
  const mine = update.where('lease_owner', '=', settlement.owner);
  if (settlement.kind === 'dead') {
    await mine.set({ ...failed, state: 'dead' }).execute();
  } else {
    const { queuedAt, nextAttemptAt, at } = settlement;
    await mine.set({ ...failed, queued_at: queuedAt, next_attempt_at: nextAttemptAt, scheduled_at: at }).execute();
  }
}
