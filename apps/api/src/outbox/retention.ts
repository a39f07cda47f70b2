import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { codeOf } from '../error-code.ts';
import { Loop } from '../loop.ts';
import type { PurgeOutcome } from './queries/purge.ts';
import type { StoreClient } from './store/store.ts';

/** Delay before a failed purge is retried. */
const RETRY_MS = 10 * MINUTE_MS;

/** The clock's time may be outside the range of `Date`. */
function isoTime(time: number): string {
  return Number.isFinite(new Date(time).getTime()) ? new Date(time).toISOString() : String(time);
}

function report(logger: Logger, now: number, outcome: PurgeOutcome): void {
  if (outcome.kind === 'implausible') {
    const [clock, earliest, latest] = [now, outcome.bounds.earliest, outcome.bounds.latest].map(isoTime);
    logger.error({ event: 'clock.implausible', clock, earliest, latest });
    return;
  }
  const { requests, overdue } = outcome;
  logger.info({ event: 'retention.purged', requests });
  if (overdue > 0) logger.warn({ event: 'retention.undelivered', requests: overdue });
}

/** Purges expired requests at start and every day. */
export function dailyPurge(
  store: Pick<StoreClient, 'purge'>,
  { retentionMs, quarantineMs }: Pick<Config, 'retentionMs' | 'quarantineMs'>,
  logger: Logger,
): Loop {
  return new Loop(async () => {
    try {
      const now = Date.now();
      report(logger, now, await store.purge({ now, retentionMs, quarantineMs }));
      return DAY_MS;
    } catch (error) {
      logger.warn({ event: 'retention.failed', code: codeOf(error) });
      return RETRY_MS;
    }
  });
}
