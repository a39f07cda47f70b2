import { type Kysely, sql } from 'kysely';
import { WEBHOOK_RECIPIENT } from './delivery.ts';
import { deliveryId, type Tables } from './tables.ts';

const UNDELIVERED = ['pending', 'held', 'dead'] as const;

/** State that a new delivery inherits from the one it replaces. */
const INHERITED = [
  'request_id',
  'state',
  'message_id',
  'queued_at',
  'attempts',
  'waited_ms',
  'permanent_failures',
  'next_attempt_at',
  'scheduled_at',
  'last_error',
] as const;

/**
 * Moves undelivered deliveries from former recipients to the current ones. The new delivery inherits the state of the old one; a
 * recipient that already has a delivery of the request gets no second one. Nothing moves to or from the webhook: what another
 * recipient did not get is not its, and without a webhook its deliveries end, since each request has one to an address too.
 */
export async function readdressDeliveries(db: Kysely<Tables>, recipients: readonly string[]): Promise<void> {
  for (const recipient of recipients.filter((name) => name !== WEBHOOK_RECIPIENT)) {
    await db
      .insertInto('deliveries')
      .columns(['id', 'recipient', ...INHERITED])
      .expression((eb) =>
        eb
          .selectFrom('deliveries')
          .select([
            sql<string>`request_id || ${deliveryId('', recipient)}`.as('id'),
            sql<string>`cast(${recipient} as text)`.as('recipient'),
            ...INHERITED,
          ])
          .where('state', 'in', UNDELIVERED)
          .where('recipient', 'not in', [...recipients, WEBHOOK_RECIPIENT])
          // Of several former deliveries of one request, a pending one takes precedence over a dead one.
          .orderBy('state', 'desc'),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  await db
    .deleteFrom('deliveries')
    .where('state', 'in', UNDELIVERED)
    .where('recipient', 'not in', recipients)
    .execute();
}
