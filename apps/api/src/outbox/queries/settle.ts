import type { Kysely } from 'kysely';
import { NO_LEASE, type Tables } from '../database/tables.ts';

export type Settlement = { readonly id: string; readonly owner: string } & (
  | { readonly kind: 'sent'; readonly at: number }
  | {
      readonly kind: 'retry';
      readonly at: number;
      readonly waitedMs: number;
      readonly nextAttemptAt: number;
      readonly permanentFailures: number;
      readonly error: string;
    }
  | { readonly kind: 'dead'; readonly permanentFailures: number; readonly error: string }
);

/** Records the outcome of an attempt. `sent` is recorded even if another process now holds the lease: the request has left. */
export async function settle(trx: Kysely<Tables>, settlement: Settlement): Promise<void> {
  const update = trx.updateTable('deliveries').where('id', '=', settlement.id).where('state', '=', 'pending');
  if (settlement.kind === 'sent') {
    await update.set({ ...NO_LEASE, state: 'sent', sent_at: settlement.at, last_error: null }).execute();
    return;
  }
  const failed = { ...NO_LEASE, permanent_failures: settlement.permanentFailures, last_error: settlement.error };
  const mine = update.where('lease_owner', '=', settlement.owner);
  if (settlement.kind === 'dead') {
    await mine.set({ ...failed, state: 'dead' }).execute();
  } else {
    const { waitedMs, nextAttemptAt, at } = settlement;
    await mine.set({ ...failed, waited_ms: waitedMs, next_attempt_at: nextAttemptAt, scheduled_at: at }).execute();
  }
}
