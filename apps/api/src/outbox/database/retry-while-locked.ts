import { setTimeout as sleep } from 'node:timers/promises';
import { toStoreError } from './errors.ts';

/** How long a command waits for the server's lock, and the server for a backup's lock. */
export const LOCK_WAIT_MS = 10_000;
/** How long a background write of the server waits for a lock before its next retry. */
export const BACKGROUND_WAIT_MS = 3_000;

/** First and longest pause between two attempts. */
const PAUSE_MS = { first: 5, max: 60 };

/**
 * Repeats the work while another process holds the lock; never waits inside the database's own code.
 * @throws StoreError `busy` after the time limit
 */
export async function retryWhileLocked<T>(waitMs: number, work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.max)) {
    try {
      return await work();
    } catch (error) {
      const failure = toStoreError(error);
      if (failure.kind !== 'busy' || performance.now() + pause > deadline) throw failure;
    }
    await sleep(pause);
  }
}
