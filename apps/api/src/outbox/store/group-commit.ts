import { StoreError, toStoreError } from '../database/errors.ts';

interface Waiting<In, Out> {
  readonly item: In;
  readonly deadline: number;
  readonly resolve: (outcome: Out) => void;
  readonly reject: (error: StoreError) => void;
}

/**
 * With this many waiting items, a second batch starts before the first is committed, and at once, so that the store is never idle. On disk,
 * the throughput is 0.53 of a bare handler's; 0.48 if a full batch also waits for the end of the turn (`npm run bench`).
 */
const FULL_BATCH = 24;

/** Most items of a transaction: SQLite limits the values of a statement, see `MAX_RECIPIENTS`. */
export const MAX_BATCH = 128;
/** With this many waiting items, further ones are rejected immediately: 5,000 of the longest requests occupy 0.4 GB. */
export const MAX_WAITING = 5_000;

/**
 * Commits items that arrive during a transaction together in the next one: they share one disk sync. Each item gets its outcome
 * within its own time limit, even if the store is not ready.
 */
export class GroupCommit<In, Out> {
  /** Items that no batch contains yet. */
  readonly #waiting = new Set<Waiting<In, Out>>();
  /** Batches that are committed, or about to be. */
  #batches = 0;
  readonly #commit: (items: readonly In[], waitMs: number) => Promise<readonly Out[]>;

  /** @param commit stores the items and returns their outcomes in order; waits at most `waitMs` for a lock */
  constructor(commit: (items: readonly In[], waitMs: number) => Promise<readonly Out[]>) {
    this.#commit = commit;
  }

  /**
   * @param waitMs time after which the item is rejected. A running commit may still succeed: the item's idempotency key makes that
   * harmless
   * @throws StoreError
   */
  async submit(item: In, waitMs: number): Promise<Out> {
    if (this.#waiting.size >= MAX_WAITING) throw new StoreError('busy', 'QUEUE_FULL');
    let timer: NodeJS.Timeout | undefined;
    const outcome = new Promise<Out>((resolve, reject) => {
      const entry = { item, deadline: performance.now() + waitMs, resolve, reject };
      timer = setTimeout(() => {
        this.#waiting.delete(entry);
        reject(new StoreError('busy', 'TIMEOUT'));
      }, waitMs);
      this.#waiting.add(entry);
    });
    this.#startBatch();
    return outcome.finally(() => clearTimeout(timer));
  }

  #startBatch(): void {
    const isFull = this.#waiting.size >= FULL_BATCH;
    if (this.#waiting.size === 0 || this.#batches >= (isFull ? 2 : 1)) return;
    this.#batches += 1;
    // Requests parsed in this turn of the event loop join a small batch.
    if (isFull) void this.#runBatch();
    else setImmediate(() => this.#runBatch());
  }

  async #runBatch(): Promise<void> {
    const batch = [...this.#waiting].slice(0, MAX_BATCH);
    for (const entry of batch) this.#waiting.delete(entry);
    if (batch.length > 0) await this.#commitBatch(batch);
    this.#batches -= 1;
    this.#startBatch();
  }

  async #commitBatch(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outcomes = await this.#commit(
        batch.map((entry) => entry.item),
        Math.max(...batch.map((entry) => entry.deadline)) - performance.now(),
      );
      for (const [index, entry] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) entry.reject(new StoreError('fault', 'NO_OUTCOME'));
        else entry.resolve(outcome);
      }
    } catch (error) {
      const failure = toStoreError(error);
      // One item may have caused the fault: commit the others without it.
      if (failure.kind === 'fault' && batch.length > 1) {
        for (const entry of batch) await this.#commitBatch([entry]);
        return;
      }
      for (const entry of batch) entry.reject(failure);
    }
  }
}
