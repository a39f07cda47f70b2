import type { Kysely } from 'kysely';
import { StoreError } from '../database/errors.ts';
import type { StoredRequest } from '../database/rows.ts';
import { toColumns } from '../database/rows.ts';
import { deliveryId, type Tables } from '../database/tables.ts';
import { CLOCK_TOLERANCE_MS } from './clock.ts';

/** A valid request, ready to be stored. */
export interface NewRequest extends StoredRequest {
  /** In quarantine: stored, not delivered. */
  readonly isHeld: boolean;
  /** Submissions with the same key are one request. */
  readonly key: string;
  readonly bodyHash: string;
  /** Null if the key expires with the request. */
  readonly keyExpiresAt: number | null;
}

/** `conflict`: the key belongs to another body; nothing was stored. */
export type AcceptOutcome =
  | { readonly kind: 'stored' | 'replayed'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Stores each request once per key, with a delivery to each recipient. Must run in one transaction. */
export async function acceptAll(
  trx: Kysely<Tables>,
  requests: readonly NewRequest[],
  recipients: readonly string[],
): Promise<AcceptOutcome[]> {
  // If several submissions of a batch share a key, store the first and compare the others with it.
  const leaders = new Map<string, NewRequest>();
  for (const request of requests) if (!leaders.has(request.key)) leaders.set(request.key, request);
  // All replicas lock keys in the same order, which prevents deadlocks.
  const ordered = [...leaders.values()].sort((a, b) => (a.key < b.key ? -1 : 1));

  const expiring = ordered.filter((request) => request.keyExpiresAt !== null);
  if (expiring.length > 0) {
    const now = Math.max(...expiring.map((request) => request.receivedAt));
    const latest = Math.max(...expiring.map((request) => request.keyExpiresAt ?? 0)) + CLOCK_TOLERANCE_MS;
    await trx
      .deleteFrom('idempotency_keys')
      .where(
        'key',
        'in',
        expiring.map((request) => request.key),
      )
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('expires_at', '>', latest)]))
      .execute();
  }

  const inserted = await trx
    .insertInto('idempotency_keys')
    .values(
      ordered.map(({ key, bodyHash, id, keyExpiresAt }) => ({
        key,
        body_hash: bodyHash,
        request_id: id,
        expires_at: keyExpiresAt,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  const freshKeys = new Set(inserted.map((row) => row.key));
  const fresh = ordered.filter((request) => freshKeys.has(request.key));
  if (fresh.length > 0) {
    await trx.insertInto('contact_requests').values(fresh.map(toColumns)).execute();
    await trx.insertInto('deliveries').values(deliveriesOf(fresh, recipients)).execute();
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

function deliveriesOf(requests: readonly NewRequest[], recipients: readonly string[]) {
  return requests.flatMap(({ id, receivedAt, isHeld, messageId }) =>
    recipients.map((recipient) => ({
      id: deliveryId(id, recipient),
      request_id: id,
      recipient,
      state: isHeld ? ('held' as const) : ('pending' as const),
      message_id: messageId,
      queued_at: receivedAt,
      attempts: 0,
      permanent_failures: 0,
      next_attempt_at: receivedAt,
      scheduled_at: receivedAt,
    })),
  );
}

async function knownKeys(trx: Kysely<Tables>, keys: string[]) {
  const rows = await trx
    .selectFrom('idempotency_keys')
    .select(['key', 'body_hash as bodyHash', 'request_id as requestId'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
