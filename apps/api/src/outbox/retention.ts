/** The daily purge. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { codeOf } from '../error-code.ts';
import type { PurgeOutcome } from './queries/purge.ts';
import type { StoreClient } from './store/store.ts';

/** Delay before a failed purge is retried. */
const RETRY_MS = 10 * MINUTE_MS;

/** A clock may be outside the range of dates. */
function isoTime(time: number): string {
  return Number.isFinite(new Date(time).getTime()) ? new Date(time).toISOString() : String(time);
}

/** Purges expired requests at start and every day. */
export class RetentionJob {
  readonly #store: StoreClient;
  readonly #limits: Pick<Config, 'retentionMs' | 'quarantineMs'>;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(store: StoreClient, limits: Pick<Config, 'retentionMs' | 'quarantineMs'>, logger: Logger) {
    this.#store = store;
    this.#limits = limits;
    this.#logger = logger;
  }

  start(): void {
    void this.#run();
  }

  /** Also ends the series of a purge that is running. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #report(now: number, outcome: PurgeOutcome): void {
    if (outcome.kind === 'implausible') {
      const [clock, earliest, latest] = [now, outcome.bounds.earliest, outcome.bounds.latest].map(isoTime);
      this.#logger.error({ event: 'clock.implausible', clock, earliest, latest });
      return;
    }
    const { requests, overdue } = outcome;
    this.#logger.info({ event: 'retention.purged', requests });
    if (overdue > 0) this.#logger.warn({ event: 'retention.undelivered', requests: overdue });
  }

  async #run(): Promise<void> {
    let waitMs = DAY_MS;
    try {
      const { retentionMs, quarantineMs } = this.#limits;
      const now = Date.now();
      this.#report(now, await this.#store.purge({ now, retentionMs, quarantineMs }));
    } catch (error) {
      waitMs = RETRY_MS;
      this.#logger.warn({ event: 'retention.failed', code: codeOf(error) });
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), waitMs);
  }
}
