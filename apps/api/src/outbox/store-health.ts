import type { Logger } from 'pino';
import { Loop } from '../loop.ts';
import { StoreError } from './database/errors.ts';
import type { Transport, TransportName } from './delivery/transport.ts';
import type { QueueCounts, StoreClient } from './store/store.ts';

export interface StoreStatus extends QueueCounts {
  /** False if a request cannot be stored now: disk full, database unreachable. A lock held by another process does not count. */
  readonly isAvailable: boolean;
  /** The counts of each transport, if there are several. */
  readonly parts: Readonly<Partial<Record<TransportName, QueueCounts>>>;
}

/** Interval between probes without other writes. */
const IDLE_PROBE_MS = 10_000;
/** Interval between probes while the store is unavailable. */
const RECOVERY_PROBE_MS = 500;
/** A probe that takes longer counts as hanging. A lock delays it less: SQLite's does not wait for one, PostgreSQL's waits 3 s. */
const PROBE_LIMIT_MS = 5_000;
const SMALL_PROBE_BYTES = 64;
/** Bytes that a recovered store must accept: an ordinary request with its delivery, keys and indexes. */
const RECOVERY_PROBE_BYTES = 32_768;
/** Health answers within 100 ms: after this wait, it reports the last known counts. */
export const COUNTS_WAIT_MS = 40;

/** Tracks whether the store accepts writes, from the writes of requests, or from a small probe when there are none. */
export class StoreHealth {
  readonly #store: StoreClient;
  readonly #logger: Logger;
  #isAvailable = true;
  #lastWrite = performance.now();
  readonly #transports: readonly Pick<Transport, 'name' | 'recipients'>[];
  #counts: Omit<StoreStatus, 'isAvailable'> = { queued: 0, dead: 0, parts: {} };
  #counting: Promise<void> | undefined;
  readonly #probing = new Loop(() => this.#probe());

  constructor(store: StoreClient, logger: Logger, transports: readonly Pick<Transport, 'name' | 'recipients'>[]) {
    this.#store = store;
    this.#transports = transports.length > 1 ? transports : [];
    this.#logger = logger;
  }

  async start(): Promise<void> {
    await this.#count();
    this.#probing.start();
  }

  /** Does not wait for a probe that is running: the store may hang. */
  stop(): void {
    void this.#probing.stop();
  }

  recordSuccess(): void {
    this.#lastWrite = performance.now();
    this.#set(true, '');
  }

  recordFailure(error: unknown): void {
    if (error instanceof StoreError && error.kind === 'unavailable') this.#set(false, error.code);
  }

  /** Responds in time even if the database does not. */
  async status(): Promise<StoreStatus> {
    this.#counting ??= this.#count().finally(() => {
      this.#counting = undefined;
    });
    await Promise.race([this.#counting, new Promise((resolve) => setTimeout(resolve, COUNTS_WAIT_MS))]);
    return { isAvailable: this.#isAvailable, ...this.#counts };
  }

  async #count(): Promise<void> {
    try {
      const [all, ...parts] = await Promise.all([
        this.#store.counts(),
        ...this.#transports.map(({ recipients }) => this.#store.counts(recipients)),
      ]);
      this.#counts = {
        ...all,
        parts: Object.fromEntries(this.#transports.map(({ name }, index) => [name, parts[index]])),
      };
    } catch (error) {
      this.recordFailure(error);
    }
  }

  #set(isAvailable: boolean, code: string): void {
    if (isAvailable === this.#isAvailable) return;
    this.#isAvailable = isAvailable;
    if (isAvailable) this.#logger.info({ event: 'store.recovered' });
    else this.#logger.error({ event: 'store.unavailable', code });
    this.#probing.notify();
  }

  /** A store that hangs gets no second probe: the answer to the first one ends the outage. @returns the pause before the next probe */
  async #probe(): Promise<number> {
    const isRecent = performance.now() - this.#lastWrite < IDLE_PROBE_MS;
    if (!this.#isAvailable || !isRecent) {
      const limit = setTimeout(() => this.#set(false, 'TIMEOUT'), PROBE_LIMIT_MS);
      try {
        await this.#store.probe(Date.now(), this.#isAvailable ? SMALL_PROBE_BYTES : RECOVERY_PROBE_BYTES);
        this.recordSuccess();
      } catch (error) {
        this.recordFailure(error);
      }
      clearTimeout(limit);
    }
    return this.#isAvailable ? IDLE_PROBE_MS : RECOVERY_PROBE_MS;
  }
}
