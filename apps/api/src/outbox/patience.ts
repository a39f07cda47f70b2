import { setTimeout as sleep } from 'node:timers/promises';
import { toStoreError } from './errors.ts';

/** How long another process may hold the file while this one waits: a command for the server, the server for a copy. */
export const PATIENCE_MS = 10_000;

/** First and longest wait for a lock that another process holds. */
const WAIT_MS = { first: 5, longest: 60 };

/**
 * Does the work, again and again while another process holds the lock; never waits inside the database's own code.
 * @throws StoreError `busy` once the patience is over
 */
export async function whileBusy<T>(patienceMs: number, work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let wait = WAIT_MS.first; ; wait = Math.min(wait * 2, WAIT_MS.longest)) {
    try {
      return await work();
    } catch (error) {
      const failure = toStoreError(error);
      if (failure.failure !== 'busy' || performance.now() + wait > deadline) throw failure;
    }
    await sleep(wait);
  }
}
