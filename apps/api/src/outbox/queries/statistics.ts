import { type Kysely, sql } from 'kysely';
import { HOUR_MS } from '../../durations.ts';
import { type DeliveryState, deliveryStates, type Tables, UNSENT } from '../database/tables.ts';

/** Requests in one state, of one hour or with the same answers. */
export type GroupCount = { readonly state: DeliveryState; readonly total: number } & (
  | {
      /** Number of hours since 1970 (UTC). */
      readonly hour: number;
    }
  | { readonly service: string; readonly budget: string }
);

/** Rank of each state, the most urgent first. A request has the lowest rank of its deliveries; `sent` has the highest. */
const RANKS = sql.raw(deliveryStates.map((state, rank) => `when '${state}' then ${rank}`).join(' '));
const SENT = sql.lit(deliveryStates.indexOf('sent'));

/**
 * Counts the requests received from `from` to before `before`, in milliseconds. The database counts, so no request leaves it. It looks
 * up only the deliveries that are not sent, by their index: looking up all of them takes three times as long.
 */
export async function countByGroup(db: Kysely<Tables>, from: number, before: number): Promise<readonly GroupCount[]> {
  const { rows } = await sql<{ hour: number | null; service: string; budget: string; rank: number; total: number }>`
    with unsent as materialized (
      select request_id, min(case state ${RANKS} end) as rank from deliveries
      where state in (${sql.join(UNSENT.map((state) => sql.lit(state)))}) group by request_id
    ), requests as materialized (
      select received_at / ${sql.lit(HOUR_MS)} as hour, service_type, budget, coalesce(rank, ${SENT}) as rank
      from contact_requests left join unsent on request_id = id
      where received_at >= ${from} and received_at < ${before}
    )
    select hour, '' as service, '' as budget, rank, count(*) as total from requests group by hour, rank
    union all
    select null, service_type, budget, rank, count(*) from requests group by service_type, budget, rank`.execute(db);
  return rows.map(({ hour, service, budget, rank, total }) => {
    const count = { state: deliveryStates[rank] ?? 'sent', total: Number(total) };
    return hour === null ? { ...count, service, budget } : { ...count, hour: Number(hour) };
  });
}
