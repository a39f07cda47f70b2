import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { AcceptOutcome, NewRequest } from './accept.ts';
import type { Deliver } from './delivery.ts';
import { Dispatcher } from './dispatcher.ts';
import { GroupCommit } from './group-commit.ts';
import { openStore } from './open-store.ts';
import { RetentionJob } from './retention.ts';
import type { StoreClient } from './store.ts';
import { StoreHealth, type StoreStatus } from './store-health.ts';

export interface OutboxOptions {
  readonly config: Pick<Config, 'database' | 'mail' | 'retentionMs' | 'quarantineMs' | 'storeWaitMs'>;
  /** The recipients of each request, at least one, without duplicates. */
  readonly recipients: readonly string[];
  readonly deliver: Deliver;
  readonly logger: Logger;
}

/** Time limit for running attempts when the process stops. */
const STOP_GRACE_MS = 4_000;
const GROUP = { maxBatch: 128, maxWaiting: 5_000 };

/** Stores requests, and delivers each to every recipient, with retries. */
export class Outbox {
  readonly #store: StoreClient;
  readonly #waitMs: number;
  readonly #commits: GroupCommit<NewRequest, AcceptOutcome>;
  readonly #health: StoreHealth;
  readonly #dispatcher: Dispatcher;
  readonly #retention: RetentionJob;

  private constructor(store: StoreClient, { config, recipients, deliver, logger }: OutboxOptions) {
    this.#store = store;
    this.#waitMs = config.storeWaitMs;
    this.#commits = new GroupCommit((requests, waitMs) => store.accept(requests, recipients, waitMs), GROUP);
    this.#health = new StoreHealth(store, logger);
    this.#dispatcher = new Dispatcher({ store, deliver, config: config.mail, owner: randomUUID(), logger });
    this.#retention = new RetentionJob(store, config, logger);
  }

  /** Opens the database, and recovers the leases of an earlier process. @throws StoreError */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const { config, recipients } = options;
    const store = await openStore(config.database);
    await store.readdress(recipients);
    // A SQLite file has one server: any lease belongs to a dead one.
    if (config.database.kind === 'sqlite') await store.reclaim(null, Date.now());
    return new Outbox(store, options);
  }

  /** Starts deliveries, health probes and purges. */
  async start(): Promise<void> {
    await this.#health.start();
    this.#dispatcher.start();
    this.#retention.start();
  }

  /** Returns once the request is durable. @throws StoreError */
  async accept(request: NewRequest): Promise<AcceptOutcome> {
    try {
      const outcome = await this.#commits.submit(request, this.#waitMs);
      this.#health.recordSuccess();
      if (outcome.kind === 'stored') this.#dispatcher.notify();
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
    this.#retention.stop();
    await this.#dispatcher.stop(STOP_GRACE_MS);
  }

  async close(): Promise<void> {
    this.#health.stop();
    await this.#store.close().catch(() => undefined);
  }
}
