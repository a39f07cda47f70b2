import { type Kysely, sql, type Transaction } from 'kysely';
import { MINUTE_MS } from '../../durations.ts';
import type { Database } from '../database/database.ts';
import { StoreError, toStoreError } from '../database/errors.ts';
import { BACKGROUND_WAIT_MS, retryWhileLocked } from '../database/retry-while-locked.ts';
import { NO_LEASE, PENDING_OR_DEAD, type Tables } from '../database/tables.ts';
import { type AcceptOutcome, acceptAll, type NewRequest } from '../queries/accept.ts';
import { type Claim, type ClaimedDelivery, claimDue } from '../queries/claim.ts';
import { type PurgeOutcome, purgeInSteps, type RetentionLimits } from '../queries/purge.ts';
import { readdressDeliveries } from '../queries/readdress.ts';
import { type Settlement, settle } from '../queries/settle.ts';

export interface QueueCounts {
  /** Pending deliveries. */
  readonly queued: number;
  /** Dead deliveries, until `requests retry`. */
  readonly dead: number;
}

/** From this attempt on, a delivery that was cut by a crash waits. */
const CRASH_ATTEMPTS = 3;
const CRASH_PAUSE_MS = MINUTE_MS;

/**
 * The queries of the running server, the same for SQLite and PostgreSQL. Every method may throw a StoreError; a write returns only
 * once it is durable.
 */
export class Store {
  readonly #database: Database;
  readonly #db: Kysely<Tables>;
  /** Bytes of deleted requests may still be in the files: the next purge erases them. */
  #hasDeletedBytes: boolean;

  constructor(database: Database) {
    this.#database = database;
    this.#db = database.db;
    // The start of a SQLite file reads a mark about the bytes that an earlier process left. PostgreSQL has no such mark: assume some.
    this.#hasDeletedBytes = !database.rewriteIfPostponed;
  }

  /** One transaction for all requests, deliveries and keys. @param waitMs longest wait for a lock */
  accept(requests: readonly NewRequest[], recipients: readonly string[], waitMs: number): Promise<AcceptOutcome[]> {
    return this.#write(waitMs, (trx) => acceptAll(trx, requests, recipients));
  }

  /** @param recipients all if undefined */
  counts(recipients?: readonly string[]): Promise<QueueCounts> {
    return this.#attempt(async () => {
      let query = this.#db
        .selectFrom('deliveries')
        .select(['state', (eb) => eb.fn.countAll<number>().as('total')])
        .where('state', 'in', PENDING_OR_DEAD)
        .groupBy('state');
      if (recipients) query = query.where('recipient', 'in', recipients);
      const rows = await query.execute();
      const total = (state: string): number => Number(rows.find((row) => row.state === state)?.total ?? 0);
      return { queued: total('pending'), dead: total('dead') };
    });
  }

  /** Writes `bytes` to prove that a request could be stored. */
  probe(now: number, bytes: number): Promise<void> {
    const row = { at: now, filler: 'x'.repeat(bytes) };
    return this.#write(0, async (trx) => {
      await trx
        .insertInto('probes')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      // The other tables of a request must exist too.
      await trx
        .selectFrom(['contact_requests', 'deliveries', 'idempotency_keys'])
        .select('contact_requests.id')
        .limit(0)
        .execute();
    });
  }

  claim(claim: Claim): Promise<ClaimedDelivery[]> {
    return this.#write(BACKGROUND_WAIT_MS, (trx) => claimDue(trx, claim, this.#database.skipLocked));
  }

  /** Whether the delivery still exists, is pending, and is leased to `owner`. */
  holdsLease(id: string, owner: string): Promise<boolean> {
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
      for (const settlement of settlements) await settle(trx, settlement);
    });
  }

  /**
   * Ends the leases of `owner`, which stops: interrupted attempts do not count. With null, ends those of crashed processes: a delivery may
   * have caused the crash, so each waits from its third attempt on, and the others leave first. No crash makes a delivery dead.
   * @returns number of leases
   */
  reclaim(owner: string | null, now: number): Promise<number> {
    return this.#write(BACKGROUND_WAIT_MS, async (trx) => {
      const pauseMs = sql`case when attempts < ${CRASH_ATTEMPTS} then 0 else ${sql.lit(CRASH_PAUSE_MS)} end`;
      const update = trx
        .updateTable('deliveries')
        .set({ ...NO_LEASE, scheduled_at: now })
        .where('state', '=', 'pending');
      const returned =
        owner === null
          ? update
              .set({ next_attempt_at: sql`cast(${now} as bigint) + ${pauseMs}` })
              .where('lease_owner', 'is not', null)
          : update.set({ next_attempt_at: now, attempts: sql`attempts - 1` }).where('lease_owner', '=', owner);
      const result = await returned.executeTakeFirst();
      return Number(result.numUpdatedRows);
    });
  }

  /** Deletes delivered requests past their retention, bytes included. */
  async purge(limits: RetentionLimits): Promise<PurgeOutcome> {
    const outcome = await purgeInSteps(limits, (step) => this.#write(BACKGROUND_WAIT_MS, step));
    this.#hasDeletedBytes ||= outcome.kind === 'purged' && outcome.requests > 0;
    if (this.#hasDeletedBytes) await this.#attempt(this.#database.eraseDeletedBytes);
    this.#hasDeletedBytes = false;
    return outcome;
  }

  /** Rewrites the files at start, if they were too large to be rewritten while visitors submitted. */
  async rewriteIfPostponed(): Promise<void> {
    await this.#attempt(async () => this.#database.rewriteIfPostponed?.());
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async #write<T>(waitMs: number, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    const { assertInPlace, saveRemovedWal } = this.#database;
    try {
      return await retryWhileLocked(waitMs, () =>
        this.#db.transaction().execute((trx) => {
          assertInPlace?.();
          return work(trx);
        }),
      );
    } catch (error) {
      if (error instanceof StoreError && error.code === 'WAL_REPLACED') await saveRemovedWal?.();
      throw error;
    }
  }
}

/** The store as the server uses it, in any thread. */
export type StoreClient = Pick<Store, keyof Store>;
