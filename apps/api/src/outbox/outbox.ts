import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { codeOf } from '../error-code.ts';
import { Loop } from '../loop.ts';
import { Dispatcher } from './delivery/dispatcher.ts';
import type { Transport } from './delivery/transport.ts';
import type { AcceptOutcome, NewRequest } from './queries/accept.ts';
import { dailyPurge } from './retention.ts';
import { GroupCommit } from './store/group-commit.ts';
import { openStore } from './store/open.ts';
import type { StoreClient } from './store/store.ts';
import { StoreHealth, type StoreStatus } from './store-health.ts';

export interface OutboxOptions {
  readonly config: Pick<Config, 'database' | 'schedule' | 'retentionMs' | 'quarantineMs' | 'storeWaitMs'>;
  /** Each request gets a delivery to every recipient of every transport. */
  readonly transports: readonly Transport[];
  readonly logger: Logger;
}

/** Time limit for running attempts when the process stops. */
const STOP_GRACE_MS = 4_000;
/** During a deployment, a replica with the former settings may store deliveries that only it would attempt. */
const READDRESS_MS = HOUR_MS;

function recipientsOf(transports: readonly Transport[]): readonly string[] {
  return transports.flatMap(({ recipients }) => recipients);
}

/** Stores requests, and delivers each to every recipient, with retries. */
export class Outbox {
  readonly #store: StoreClient;
  readonly #waitMs: number;
  readonly #commits: GroupCommit<NewRequest, AcceptOutcome>;
  readonly #health: StoreHealth;
  readonly #dispatchers: readonly Dispatcher[];
  readonly #purge: Loop;
  readonly #readdressing: Loop;
  readonly #logger: Logger;

  private constructor(store: StoreClient, { config, transports, logger }: OutboxOptions) {
    this.#store = store;
    this.#waitMs = config.storeWaitMs;
    this.#logger = logger;
    const recipients = recipientsOf(transports);
    this.#commits = new GroupCommit((requests, waitMs) => store.accept(requests, recipients, waitMs));
    this.#health = new StoreHealth(store, logger, transports);
    this.#dispatchers = transports.map(
      (transport) => new Dispatcher({ store, transport, schedule: config.schedule, owner: randomUUID(), logger }),
    );
    this.#purge = dailyPurge(store, config, logger);
    this.#readdressing = new Loop(async () => {
      try {
        await store.readdress(recipients);
        return READDRESS_MS;
      } catch (error) {
        logger.warn({ event: 'mail.readdress_failed', code: codeOf(error) });
        return MINUTE_MS;
      }
    });
  }

  /** Opens the database, and recovers the leases of an earlier process. @throws StoreError */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const { config, transports, logger } = options;
    const store = await openStore(config.database);
    // A failure does not stop the API: the next start erases the stale copies.
    await store.rewriteIfPostponed().catch((error: unknown) => {
      logger.warn({ event: 'store.rewrite_failed', code: codeOf(error) });
    });
    // Readdress before requests arrive: a database whose tables are locked must prevent the start. Then every hour.
    await store.readdress(recipientsOf(transports));
    // A SQLite file has one server: any lease belongs to a dead one.
    if (config.database.kind === 'sqlite') await store.reclaim(null, Date.now());
    return new Outbox(store, options);
  }

  async start(): Promise<void> {
    await this.#health.start();
    for (const dispatcher of this.#dispatchers) dispatcher.start();
    this.#purge.start();
    this.#readdressing.start();
  }

  /** Returns once the request is durable. @throws StoreError */
  async accept(request: NewRequest): Promise<AcceptOutcome> {
    try {
      const outcome = await this.#commits.submit(request, this.#waitMs);
      this.#health.recordSuccess();
      if (outcome.kind !== 'stored') return outcome;
      // The agency gets no mail about a held request.
      if (request.isHeld) this.#logger.warn({ event: 'request.held', id: outcome.id });
      else for (const dispatcher of this.#dispatchers) dispatcher.notify();
      return outcome;
    } catch (error) {
      this.#health.recordFailure(error);
      throw error;
    }
  }

  /** Whether a request can be stored now, and how many deliveries are waiting. Always responds promptly. */
  status(): Promise<StoreStatus> {
    return this.#health.status();
  }

  /** Ends running attempts. Call it while requests may still arrive, then `close`. */
  async stop(): Promise<void> {
    void this.#purge.stop();
    void this.#readdressing.stop();
    await Promise.all(this.#dispatchers.map((dispatcher) => dispatcher.stop(STOP_GRACE_MS)));
  }

  async close(): Promise<void> {
    this.#health.stop();
    await this.#store.close().catch(() => undefined);
  }
}
