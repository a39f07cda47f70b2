import { StoreError } from './errors.ts';

interface Waiting<In, Out> {
  readonly item: In;
  readonly deadline: number;
  readonly resolve: (outcome: Out) => void;
  readonly reject: (error: StoreError) => void;
  readonly timer: NodeJS.Timeout;
  /** It timed out and was rejected. */
  isOver: boolean;
}

/** With this many waiting items, a second batch starts before the first is committed, so that the store is never idle. */
const FULL_BATCH = 24;
const MAX_STARTED = 2;

export interface GroupCommitOptions {
  /** Most items per transaction. */
  readonly maxBatch: number;
  /** With this many waiting items, further ones are rejected immediately: memory is bounded. */
  readonly maxWaiting: number;
}

/**
 * Commits items that arrive during a transaction together in the next one: they share one disk sync. Each item gets its outcome
 * within its own time limit, even if the store is not ready.
 */
export class GroupCommit<In, Out> {
  #waiting: Waiting<In, Out>[] = [];
  #started = 0;
  #isScheduled = false;
  readonly #commit: (items: readonly In[], waitMs: number) => Promise<readonly Out[]>;
  readonly #options: GroupCommitOptions;

  /** @param commit stores the items and returns their outcomes in order; waits at most `waitMs` for a lock */
  constructor(commit: (items: readonly In[], waitMs: number) => Promise<readonly Out[]>, options: GroupCommitOptions) {
    this.#commit = commit;
    this.#options = options;
  }

  /**
   * @param waitMs time after which the item is rejected. A running commit may still succeed: the item's idempotency key makes that
   * harmless
   * @throws StoreError
   */
  submit(item: In, waitMs: number): Promise<Out> {
    if (this.#waiting.length >= this.#options.maxWaiting) {
      return Promise.reject(new StoreError('busy', 'QUEUE_FULL'));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        entry.isOver = true;
        reject(new StoreError('busy', 'TIMEOUT'));
      }, waitMs);
      const deadline = performance.now() + waitMs;
      const entry: Waiting<In, Out> = { item, deadline, resolve, reject, timer, isOver: false };
      this.#waiting.push(entry);
      this.#proceed();
    });
  }

  #proceed(): void {
    if (this.#waiting.length >= FULL_BATCH && this.#started < MAX_STARTED) {
      void this.#start();
    } else if (this.#waiting.length > 0 && !this.#isScheduled) {
      this.#isScheduled = true;
      // Requests parsed in this turn of the event loop join the batch.
      setImmediate(() => {
        this.#isScheduled = false;
        if (this.#started === 0) void this.#start();
      });
    }
  }

  async #start(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#options.maxBatch).filter((entry) => !entry.isOver);
    if (batch.length > 0) {
      this.#started += 1;
      await this.#commitBatch(batch);
      this.#started -= 1;
    }
    this.#proceed();
  }

  async #commitBatch(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outcomes = await this.#commit(
        batch.map((entry) => entry.item),
        Math.max(...batch.map((entry) => entry.deadline)) - performance.now(),
      );
      for (const [index, entry] of batch.entries()) {
        clearTimeout(entry.timer);
        const outcome = outcomes[index];
        if (outcome === undefined) entry.reject(new StoreError('fault', 'NO_OUTCOME'));
        else entry.resolve(outcome);
      }
    } catch (error) {
      const failure = error instanceof StoreError ? error : new StoreError('fault', 'UNKNOWN');
      // One item may have caused the fault: commit the others without it.
      if (failure.failureType === 'fault' && batch.length > 1) {
        for (const entry of batch) await this.#commitBatch([entry]);
        return;
      }
      for (const entry of batch) {
        clearTimeout(entry.timer);
        entry.reject(failure);
      }
    }
  }
}
