import { StoreError } from './errors.ts';

interface Waiting<In, Out> {
  readonly item: In;
  readonly deadline: number;
  readonly resolve: (outcome: Out) => void;
  readonly reject: (error: StoreError) => void;
  readonly timer: NodeJS.Timeout;
  /** Its time passed: it was refused already. */
  isOver: boolean;
}

/**
 * So many waiting items are sent on although another batch is under way: while the store works on one, the next is ready,
 * and neither side waits for the other.
 */
const FULL_BATCH = 24;
const MAX_UNDER_WAY = 2;

export interface GroupCommitOptions {
  /** Most items in one transaction. */
  readonly maxBatch: number;
  /** Past this many waiting items, a further one is refused at once: memory stays bounded. */
  readonly maxWaiting: number;
}

/**
 * Lets items that arrive while a transaction is under way share the next one: the disk is waited for once for all of them.
 * Every item is answered within its own time, whatever the store does.
 */
export class GroupCommit<In, Out> {
  #waiting: Waiting<In, Out>[] = [];
  #underWay = 0;
  #isScheduled = false;
  readonly #commit: (items: readonly In[], waitMs: number) => Promise<readonly Out[]>;
  readonly #options: GroupCommitOptions;

  /** @param commit stores the items and gives one outcome each, in order; gets the time it may wait for a lock */
  constructor(commit: (items: readonly In[], waitMs: number) => Promise<readonly Out[]>, options: GroupCommitOptions) {
    this.#commit = commit;
    this.#options = options;
  }

  /**
   * @param waitMs past it, the item is refused; a commit that is already under way may still succeed afterwards, which
   * the item's idempotency key makes harmless
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
    if (this.#waiting.length >= FULL_BATCH && this.#underWay < MAX_UNDER_WAY) {
      void this.#start();
    } else if (this.#waiting.length > 0 && !this.#isScheduled) {
      this.#isScheduled = true;
      // What is parsed in this turn of the event loop joins the batch.
      setImmediate(() => {
        this.#isScheduled = false;
        if (this.#underWay === 0) void this.#start();
      });
    }
  }

  async #start(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#options.maxBatch).filter((entry) => !entry.isOver);
    if (batch.length > 0) {
      this.#underWay += 1;
      await this.#commitBatch(batch);
      this.#underWay -= 1;
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
      // A fault may come from one item alone: the others must not pay for it.
      if (failure.failure === 'fault' && batch.length > 1) {
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
