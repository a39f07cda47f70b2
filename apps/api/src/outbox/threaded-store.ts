import { Worker } from 'node:worker_threads';
import type { SqliteConfig } from '../config.ts';
import { StoreError, type StoreFailure } from './errors.ts';
import type {
  AcceptOutcome,
  Claim,
  ClaimedDelivery,
  NewRequest,
  PurgeLimits,
  QueueCounts,
  Settlement,
  Store,
} from './store.ts';

export interface ThreadCall {
  readonly id: number;
  readonly method: keyof Store;
  /** The arguments as JSON: for a batch of requests, several times cheaper than cloning its objects. */
  readonly args: string;
}

export type ThreadReply =
  | { readonly id: number; readonly value: string | undefined }
  | { readonly id: number; readonly failure: StoreFailure; readonly code: string };

/** The call that the thread answers first, unasked. */
export const OPENING = 0;

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

const THREAD = new URL('./sqlite-thread.js', import.meta.url);

/** A store whose queries run in a thread of their own, so that no disk wait ever stops the server's event loop. */
export class ThreadedStore implements Store {
  readonly #calls = new Map<number, Pending>();
  #nextId = 1;
  #isDead = false;
  #isClosing = false;
  readonly #worker: Worker;

  private constructor(worker: Worker, onDeath: (cause: unknown) => void) {
    this.#worker = worker;
    worker.on('message', (reply: ThreadReply) => this.#settle(reply));
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      this.#isDead = true;
      const isExpected = this.#isClosing || this.#calls.has(OPENING);
      for (const call of this.#calls.values()) call.reject(new StoreError('unavailable', 'THREAD_ENDED'));
      this.#calls.clear();
      if (!isExpected) onDeath(cause);
    });
  }

  /**
   * Starts the thread and waits until the database is open.
   * @param onDeath called if the thread ends by itself, at work or idle: the process should then restart
   * @throws StoreError
   */
  static async open(config: SqliteConfig, onDeath: (cause: unknown) => void): Promise<ThreadedStore> {
    const store = new ThreadedStore(new Worker(THREAD, { workerData: config }), onDeath);
    await new Promise((resolve, reject) => store.#calls.set(OPENING, { resolve, reject }));
    return store;
  }

  accept(requests: readonly NewRequest[], waitMs: number): Promise<AcceptOutcome[]> {
    return this.#call('accept', requests, waitMs);
  }

  counts(): Promise<QueueCounts> {
    return this.#call('counts');
  }

  probe(now: number, bytes: number): Promise<void> {
    return this.#call('probe', now, bytes);
  }

  claim(claim: Claim): Promise<ClaimedDelivery[]> {
    return this.#call('claim', claim);
  }

  readdress(recipients: readonly string[]): Promise<void> {
    return this.#call('readdress', recipients);
  }

  holds(id: string, owner: string): Promise<boolean> {
    return this.#call('holds', id, owner);
  }

  settle(settlements: readonly Settlement[]): Promise<void> {
    return this.#call('settle', settlements);
  }

  reclaim(owner: string | null, now: number): Promise<number> {
    return this.#call('reclaim', owner, now);
  }

  purge(limits: PurgeLimits): Promise<number> {
    return this.#call('purge', limits);
  }

  close(): Promise<void> {
    this.#isClosing = true;
    return this.#call('close');
  }

  /** The thread runs the same interface, so what comes back has the declared type. */
  #call<T>(method: keyof Store, ...args: readonly unknown[]): Promise<T> {
    if (this.#isDead) return Promise.reject(new StoreError('unavailable', 'THREAD_ENDED'));
    const id = this.#nextId++;
    const call: ThreadCall = { id, method, args: JSON.stringify(args) };
    return new Promise<T>((resolve, reject) => {
      this.#calls.set(id, { resolve: (value) => resolve(value as T), reject });
      this.#worker.postMessage(call);
    });
  }

  #settle(reply: ThreadReply): void {
    const call = this.#calls.get(reply.id);
    if (!call) return;
    this.#calls.delete(reply.id);
    if ('failure' in reply) call.reject(new StoreError(reply.failure, reply.code));
    else call.resolve(reply.value === undefined ? undefined : JSON.parse(reply.value));
  }
}
