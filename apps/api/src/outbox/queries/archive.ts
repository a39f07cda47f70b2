import type { Kysely } from 'kysely';
import { type StoredRequest, toRequest } from '../database/rows.ts';
import {
  type DeliveryState,
  deliveryStates,
  PENDING_OR_DEAD,
  type RequestRow,
  requestsIn,
  type Tables,
} from '../database/tables.ts';

export interface ArchivedDelivery {
  readonly recipient: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly sentAt: number | null;
  readonly lastError: string | null;
}

/** A stored request with its deliveries, as the agency reads it. */
export interface ArchivedRequest extends Omit<StoredRequest, 'messageId'> {
  /** The state that needs attention first, among those of its deliveries. */
  readonly state: DeliveryState;
  readonly deliveries: readonly ArchivedDelivery[];
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

/** Rows per query: an export of years need not fit in memory. */
const PAGE = 1_000;

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

async function withDeliveries(db: Kysely<Tables>, rows: readonly RequestRow[]): Promise<ArchivedRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['request_id', 'recipient', 'state', 'attempts'])
    .select(['next_attempt_at as nextAttemptAt', 'sent_at as sentAt', 'last_error as lastError'])
    .where('request_id', 'in', ids)
    .orderBy('recipient')
    .execute();
  const byRequest = new Map<string, ArchivedDelivery[]>(rows.map((row) => [row.id, []]));
  for (const { request_id, ...delivery } of deliveries) byRequest.get(request_id)?.push(delivery);
  return rows.map((row) => {
    const own = byRequest.get(row.id) ?? [];
    return {
      ...toRequest(row),
      state: deliveryStates.find((state) => own.some((delivery) => delivery.state === state)) ?? 'sent',
      deliveries: own,
    };
  });
}

/** Number of matching requests, whatever the filter's limit. */
export async function countArchive(db: Kysely<Tables>, filter: ArchiveFilter): Promise<number> {
  const row = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

function matching(db: Kysely<Tables>, { from, before, service, state }: ArchiveFilter) {
  let query = db.selectFrom('contact_requests');
  if (from !== undefined) query = query.where('received_at', '>=', from);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (service !== undefined) query = query.where('service_type', '=', service);
  if (state !== undefined) {
    const worse = deliveryStates.slice(0, deliveryStates.indexOf(state));
    query = query.where('id', 'in', requestsIn(db, [state]));
    if (worse.length > 0) query = query.where('id', 'not in', requestsIn(db, worse));
  }
  return query;
}

async function readPage(
  db: Kysely<Tables>,
  filter: ArchiveFilter,
  after: ArchivedRequest | undefined,
  size: number,
): Promise<ArchivedRequest[]> {
  let query = matching(db, filter).selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc').limit(size);
  if (after) {
    const { receivedAt, id } = after;
    // The first condition alone lets the index find the page.
    query = query
      .where('received_at', '<=', receivedAt)
      .where((eb) => eb.or([eb('received_at', '<', receivedAt), eb('id', '<', id)]));
  }
  return withDeliveries(db, await query.execute());
}

export async function findRequest(db: Kysely<Tables>, id: string): Promise<ArchivedRequest | undefined> {
  const rows = await db.selectFrom('contact_requests').selectAll().where('id', '=', id).execute();
  const [request] = await withDeliveries(db, rows);
  return request;
}

function requeued(now: number) {
  return {
    state: 'pending' as const,
    queued_at: now,
    attempts: 0,
    waited_ms: 0,
    permanent_failures: 0,
    next_attempt_at: now,
    scheduled_at: now,
    last_error: null,
  };
}

/**
 * Puts dead deliveries, or those waiting for their next attempt, back in the queue: their next attempt is due now.
 * @param ids all `dead` ones if undefined
 * @returns number of requests
 */
export async function retryDeliveries(
  db: Kysely<Tables>,
  ids: readonly string[] | undefined,
  now: number,
): Promise<number> {
  const update = db.updateTable('deliveries').set(requeued(now));
  const chosen = ids
    ? update.where('request_id', 'in', ids).where('state', 'in', PENDING_OR_DEAD).where('lease_owner', 'is', null)
    : update.where('state', '=', 'dead');
  return countRequests(await chosen.returning('request_id').execute());
}

function countRequests(deliveries: readonly { request_id: string }[]): number {
  return new Set(deliveries.map((delivery) => delivery.request_id)).size;
}

/** Releases requests from quarantine: they are then delivered as usual. @returns number of requests */
export async function releaseDeliveries(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<number> {
  const released = await db
    .updateTable('deliveries')
    .set(requeued(now))
    .where('request_id', 'in', ids)
    .where('state', '=', 'held')
    .returning('request_id')
    .execute();
  return countRequests(released);
}
