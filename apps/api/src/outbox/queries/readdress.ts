import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { deliveryId, RECIPIENT, type Tables, UNSENT } from '../database/tables.ts';

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
 * Moves unsent deliveries from former recipients to the current ones. The new delivery inherits the state of the old one; a
 * recipient that already has a delivery of the request gets no second one. Addresses and the webhook take over nothing from each other:
 * each request has deliveries of both kinds. Without a webhook, its deliveries are deleted.
 * @param requestIds all requests if undefined
 */
export async function readdressDeliveries(
  db: Kysely<Tables>,
  recipients: readonly string[],
  requestIds?: readonly string[],
): Promise<void> {
  const isUnsent = (eb: ExpressionBuilder<Tables, 'deliveries'>) =>
    eb.and([eb('state', 'in', UNSENT), ...(requestIds ? [eb('request_id', 'in', requestIds)] : [])]);
  for (const recipient of recipients.filter((name) => name !== RECIPIENT.webhook)) {
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
          .where(isUnsent)
          .where('recipient', 'not in', [...recipients, RECIPIENT.webhook])
          // Of several former deliveries of a request, the first one is inherited. Z to A, the states are pending, held, dead.
          .orderBy('state', 'desc'),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  await db.deleteFrom('deliveries').where(isUnsent).where('recipient', 'not in', recipients).execute();
}
