import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { codeOf } from '../error-code.ts';
import type { StoreClient } from './store.ts';

/** Delay before a failed purge is retried. */
const RETRY_MS = 10 * MINUTE_MS;

/** Purges expired requests at start and every day. */
export class RetentionJob {
  readonly #store: StoreClient;
  readonly #limits: Pick<Config, 'retentionMs' | 'quarantineMs'>;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: StoreClient, limits: Pick<Config, 'retentionMs' | 'quarantineMs'>, logger: Logger) {
    this.#store = store;
    this.#limits = limits;
    this.#logger = logger;
  }

  start(): void {
    void this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    let waitMs = DAY_MS;
    try {
      const { retentionMs, quarantineMs } = this.#limits;
      const purged = await this.#store.purge({ now: Date.now(), retentionMs, quarantineMs });
      this.#logger.info({ event: 'retention.purged', requests: purged });
    } catch (error) {
      waitMs = RETRY_MS;
      this.#logger.warn({ event: 'retention.failed', code: codeOf(error) });
    }
    this.#timer = setTimeout(() => void this.#run(), waitMs);
  }
}
