import type { Kysely } from 'kysely';
import { StoreError } from './errors.ts';
import { toColumns } from './rows.ts';
import type { AcceptOutcome, NewRequest } from './store.ts';
import { deliveryId, type Tables } from './tables.ts';

/** Stores each request once per key; to be run in one transaction. */
export async function acceptAll(trx: Kysely<Tables>, requests: readonly NewRequest[]): Promise<AcceptOutcome[]> {
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

  const inserted = await trx
    .insertInto('idempotency_keys')
    .values(ordered.map(keyRow))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  const freshKeys = new Set(inserted.map((row) => row.key));
  const fresh = ordered.filter((request) => freshKeys.has(request.key));
  if (fresh.length > 0) {
    await trx.insertInto('contact_requests').values(fresh.map(toColumns)).execute();
    await trx.insertInto('deliveries').values(fresh.flatMap(firstDeliveries)).execute();
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

function firstDeliveries(request: NewRequest) {
  return request.recipients.map((recipient) => ({
    id: deliveryId(request.id, recipient),
    request_id: request.id,
    recipient,
    state: request.quarantined ? ('held' as const) : ('pending' as const),
    message_id: request.messageId,
    queued_at: request.receivedAt,
    attempts: 0,
    permanent_failures: 0,
    next_attempt_at: request.receivedAt,
    scheduled_at: request.receivedAt,
  }));
}

async function knownKeys(
  trx: Kysely<Tables>,
  keys: string[],
): Promise<Map<string, { requestId: string; bodyHash: string }>> {
  const rows = await trx
    .selectFrom('idempotency_keys')
    .select(['key', 'body_hash', 'request_id'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, { requestId: row.request_id, bodyHash: row.body_hash }]));
}
