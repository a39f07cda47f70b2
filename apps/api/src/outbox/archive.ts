import type { ContactRequest } from '@agency/shared';
import type { Kysely } from 'kysely';
import { removeRequests } from './removal.ts';
import { emailKey, toFields } from './rows.ts';
import type { DeliveryState, Tables } from './tables.ts';

/** A stored request with what became of it, as the agency reads it. */
export interface ArchivedRequest {
  readonly id: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly sentAt: number | null;
  readonly lastError: string | null;
}

export interface ArchiveFilter {
  /** Received at this time or later, in milliseconds. */
  readonly from?: number | undefined;
  /** Received before this time. */
  readonly before?: number | undefined;
  readonly service?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly limit?: number | undefined;
}

/** How many rows are read at once: an export of years does not have to fit in memory. */
const PAGE = 500;

/** Matching requests, the newest first. */
export async function* readArchive(db: Kysely<Tables>, filter: ArchiveFilter): AsyncGenerator<ArchivedRequest> {
  let last: ArchivedRequest | undefined;
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  while (left > 0) {
    const page = await readPage(db, filter, last, Math.min(PAGE, left));
    yield* page;
    last = page.at(-1);
    left -= page.length;
    if (page.length < PAGE) return;
  }
}

function archiveQuery(db: Kysely<Tables>) {
  return db
    .selectFrom('contact_requests')
    .innerJoin('deliveries', 'deliveries.request_id', 'contact_requests.id')
    .selectAll('contact_requests')
    .select(['state', 'attempts', 'next_attempt_at', 'sent_at', 'last_error']);
}

type ArchiveRow = Awaited<ReturnType<ReturnType<typeof archiveQuery>['execute']>>[number];

function toArchived(row: ArchiveRow): ArchivedRequest {
  return {
    id: row.id,
    receivedAt: row.received_at,
    fields: toFields(row),
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
  };
}

async function readPage(
  db: Kysely<Tables>,
  filter: ArchiveFilter,
  after: ArchivedRequest | undefined,
  size: number,
): Promise<ArchivedRequest[]> {
  const { from, before, service, state } = filter;
  let query = archiveQuery(db).orderBy('received_at', 'desc').orderBy('id', 'desc').limit(size);
  if (from !== undefined) query = query.where('received_at', '>=', from);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (service !== undefined) query = query.where('service_type', '=', service);
  if (state !== undefined) query = query.where('state', '=', state);
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('received_at', '<', after.receivedAt),
        eb.and([eb('received_at', '=', after.receivedAt), eb('id', '<', after.id)]),
      ]),
    );
  }
  return (await query.execute()).map(toArchived);
}

export async function findRequest(db: Kysely<Tables>, id: string): Promise<ArchivedRequest | undefined> {
  const row = await archiveQuery(db).where('id', '=', id).executeTakeFirst();
  return row && toArchived(row);
}

/** A new round of attempts, from now. */
function requeued(now: number) {
  return {
    state: 'pending' as const,
    queued_at: now,
    attempts: 0,
    permanent_failures: 0,
    next_attempt_at: now,
    scheduled_at: now,
    last_error: null,
  };
}

/**
 * Puts mails that were given up, or that wait for their next attempt, back at the head of the queue.
 * @param ids every `dead` one when undefined
 * @returns how many
 */
export async function retryDeliveries(
  db: Kysely<Tables>,
  ids: readonly string[] | undefined,
  now: number,
): Promise<number> {
  const update = db.updateTable('deliveries').set(requeued(now));
  const chosen = ids
    ? update.where('request_id', 'in', ids).where('state', 'in', ['dead', 'pending']).where('lease_owner', 'is', null)
    : update.where('state', '=', 'dead');
  const result = await chosen.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Lets a quarantined request out: it is mailed like any other. @returns how many */
export async function releaseDeliveries(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<number> {
  const result = await db
    .updateTable('deliveries')
    .set(requeued(now))
    .where('request_id', 'in', ids)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes every request that came from an address, mailed or not. @returns how many */
export async function erasePerson(db: Kysely<Tables>, email: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('contact_requests')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .execute();
    await removeRequests(
      trx,
      rows.map((row) => row.id),
    );
    return rows.length;
  });
}
