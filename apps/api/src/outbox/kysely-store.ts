import type { ContactRequest } from '@agency/shared';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StoreError, toStoreError } from './errors.ts';
import type { RowWriter } from './insert-rows.ts';
import { whileBusy } from './patience.ts';
import { purgeExpired } from './purge.ts';
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
import { fieldColumns, type RequestRow, type Tables } from './tables.ts';

/** What differs between the two databases, beside the dialect. */
export interface DatabaseTraits {
  readonly writer: RowWriter;
  /** Rows locked by another process are passed over instead of waited for. */
  readonly skipLocked: boolean;
  /** Makes the bytes of deleted rows disappear from the files. */
  readonly scrub: () => Promise<void>;
}

/** How long housekeeping waits for a lock; it comes back anyway. */
const BACKGROUND_WAIT_MS = 3_000;
/**
 * A schedule or a lease decided this much later than now was decided by a clock that has since been set back: it would
 * be stuck for as long as the jump, so it counts as due. Wide enough for two replicas whose clocks differ a little.
 */
const CLOCK_TOLERANCE_MS = 60_000;

type Db = Kysely<Tables> | Transaction<Tables>;

/** The queries of the outbox, the same for SQLite and PostgreSQL. */
export class KyselyStore implements Store {
  readonly #db: Kysely<Tables>;
  readonly #traits: DatabaseTraits;

  constructor(db: Kysely<Tables>, traits: DatabaseTraits) {
    this.#db = db;
    this.#traits = traits;
  }

  accept(requests: readonly NewRequest[], waitMs: number): Promise<AcceptOutcome[]> {
    return this.#write(waitMs, (trx) => acceptAll(trx, requests, this.#traits.writer));
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
    return this.#attempt(async () => {
      await this.#db
        .insertInto('probes')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
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
        .select('request_id')
        .where('request_id', '=', id)
        .where('state', '=', 'pending')
        .where('lease_owner', '=', owner)
        .executeTakeFirst();
      return row !== undefined;
    });
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
    const purged = await this.#write(BACKGROUND_WAIT_MS, (trx) => purgeExpired(trx, limits));
    if (purged > 0) await this.#attempt(() => this.#traits.scrub());
    return purged;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toStoreError(error);
    }
  }

  #write<T>(waitMs: number, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return whileBusy(waitMs, () => this.#db.transaction().execute(work));
  }
}

function toColumns(request: NewRequest): RequestRow {
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

async function acceptAll(trx: Db, requests: readonly NewRequest[], writer: RowWriter): Promise<AcceptOutcome[]> {
  // Two submissions of one key in one batch: the first leads, the others are compared with what it left.
  const leaders = new Map<string, NewRequest>();
  for (const request of requests) if (!leaders.has(request.key)) leaders.set(request.key, request);
  // In one order everywhere, so that two replicas never wait for each other's keys in a ring.
  const ordered = [...leaders.values()].sort((a, b) => (a.key < b.key ? -1 : 1));

  const expiring = ordered.filter((request) => request.keyExpiresAt !== null);
  if (expiring.length > 0) {
    const now = Math.max(...expiring.map((request) => request.receivedAt));
    await trx
      .deleteFrom('idempotency_keys')
      .where(
        'key',
        'in',
        expiring.map((request) => request.key),
      )
      .where('expires_at', '<=', now)
      .execute();
  }

  const insertedKeys = await writer.insertKeys(trx, ordered.map(keyRow));
  const freshKeys = new Set(insertedKeys);
  const fresh = ordered.filter((request) => freshKeys.has(request.key));
  if (fresh.length > 0) {
    await writer.insertRequests(trx, fresh.map(toColumns));
    await writer.insertDeliveries(trx, fresh.map(firstDelivery));
  }
  if (fresh.length === requests.length) return requests.map((request) => ({ kind: 'stored', id: request.id }));

  const known = await knownKeys(trx, [...leaders.keys()]);
  return requests.map((request) => {
    const owner = known.get(request.key);
    if (!owner) throw new StoreError('busy', 'KEY_VANISHED');
    if (owner.requestId === request.id) return { kind: 'stored', id: request.id };
    if (owner.bodyHash !== request.bodyHash) return { kind: 'conflict' };
    return { kind: 'replayed', id: owner.requestId };
  });
}

function keyRow(request: NewRequest) {
  return {
    key: request.key,
    body_hash: request.bodyHash,
    request_id: request.id,
    expires_at: request.keyExpiresAt,
  };
}

function firstDelivery(request: NewRequest) {
  return {
    request_id: request.id,
    state: request.quarantined ? ('held' as const) : ('pending' as const),
    message_id: request.messageId,
    queued_at: request.receivedAt,
    attempts: 0,
    permanent_failures: 0,
    next_attempt_at: request.receivedAt,
    scheduled_at: request.receivedAt,
  };
}

async function knownKeys(trx: Db, keys: string[]): Promise<Map<string, { requestId: string; bodyHash: string }>> {
  const rows = await trx
    .selectFrom('idempotency_keys')
    .select(['key', 'body_hash', 'request_id'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, { requestId: row.request_id, bodyHash: row.body_hash }]));
}

async function claimDue(trx: Db, claim: Claim, skipLocked: boolean): Promise<ClaimedDelivery[]> {
  const { now } = claim;
  let due = trx
    .selectFrom('deliveries')
    .select('request_id')
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('next_attempt_at', '<=', now), eb('scheduled_at', '>', now + CLOCK_TOLERANCE_MS)]))
    .where((eb) =>
      eb.or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<=', now),
        eb('leased_at', '>', now + CLOCK_TOLERANCE_MS),
      ]),
    )
    .orderBy('next_attempt_at')
    .limit(claim.limit);
  if (claim.except.length > 0) due = due.where('request_id', 'not in', claim.except);
  if (skipLocked) due = due.forUpdate().skipLocked();
  const ids = (await due.execute()).map((row) => row.request_id);
  if (ids.length === 0) return [];

  await trx
    .updateTable('deliveries')
    .set({
      lease_owner: claim.owner,
      leased_at: now,
      lease_until: now + claim.leaseMs,
      attempts: sql<number>`attempts + 1`,
    })
    .where('request_id', 'in', ids)
    .execute();
  const rows = await trx
    .selectFrom('contact_requests')
    .innerJoin('deliveries', 'deliveries.request_id', 'contact_requests.id')
    .selectAll('contact_requests')
    .select(['message_id', 'queued_at', 'attempts', 'permanent_failures'])
    .where('contact_requests.id', 'in', ids)
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    fields: toFields(row),
    messageId: row.message_id,
    queuedAt: row.queued_at,
    attempts: row.attempts,
    permanentFailures: row.permanent_failures,
  }));
}

async function settleOne(trx: Db, settlement: Settlement): Promise<void> {
  const lease = { lease_owner: null, leased_at: null, lease_until: null };
  const update = trx.updateTable('deliveries').where('request_id', '=', settlement.id).where('state', '=', 'pending');
  if (settlement.kind === 'sent') {
    await update.set({ ...lease, state: 'sent', sent_at: settlement.at, last_error: null }).execute();
    return;
  }
  const failed = { ...lease, permanent_failures: settlement.permanentFailures, last_error: settlement.error };
  const mine = update.where('lease_owner', '=', settlement.owner);
  if (settlement.kind === 'dead') {
    await mine.set({ ...failed, state: 'dead' }).execute();
  } else {
    await mine.set({ ...failed, next_attempt_at: settlement.nextAttemptAt, scheduled_at: settlement.at }).execute();
  }
}
