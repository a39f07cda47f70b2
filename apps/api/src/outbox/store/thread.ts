/** The server's side of the thread that runs a SQLite store. */
import { Worker } from 'node:worker_threads';
import type { SqliteConfig } from '../../config.ts';
import { StoreError, type StoreFailureKind } from '../database/errors.ts';
import type { Store, StoreClient } from './store.ts';

export interface ThreadCall {
  readonly id: number;
  readonly method: keyof Store;
  /** The arguments as JSON: for a batch of requests, several times cheaper than structured cloning. */
  readonly args: string;
}

export type ThreadReply =
  | { readonly id: number; readonly value: string | undefined }
  | { readonly id: number; readonly kind: StoreFailureKind; readonly code: string };

/** The id of the first reply, which belongs to no call: the database is open, or could not be opened. */
export const OPENING = 0;

const METHODS: Readonly<Record<keyof Store, true>> = {
  accept: true,
  claim: true,
  close: true,
  counts: true,
  holdsLease: true,
  probe: true,
  purge: true,
  readdress: true,
  reclaim: true,
  rewriteIfPostponed: true,
  settle: true,
};

/**
 * Runs a store in a thread of its own, so that disk waits never block the server's event loop. If the thread ends unexpectedly, so
 * does the process.
 * @throws StoreError if the database cannot be opened
 */
export async function openStoreThread(config: SqliteConfig): Promise<StoreClient> {
  const worker = new Worker(new URL('./store-thread-worker.js', import.meta.url), { workerData: config });
  const calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: StoreError) => void }>();
  let isEnding = false;
  let nextId = OPENING;

  const waitFor = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => calls.set(id, { resolve, reject }));

  worker.on('message', (reply: ThreadReply) => {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ('kind' in reply) call?.reject(new StoreError(reply.kind, reply.code));
    else call?.resolve(reply.value === undefined ? undefined : JSON.parse(reply.value));
  });
  worker.on('exit', () => {
    if (!isEnding) throw new StoreError('unavailable', 'THREAD_ENDED');
  });

  const call = (method: keyof Store, args: readonly unknown[]): Promise<unknown> => {
    isEnding ||= method === 'close';
    nextId += 1;
    worker.postMessage({ id: nextId, method, args: JSON.stringify(args) } satisfies ThreadCall);
    return waitFor(nextId);
  };

  await waitFor(OPENING).catch((error: unknown) => {
    isEnding = true;
    throw error;
  });
  const methods = Object.keys(METHODS) as (keyof Store)[];
  const client = methods.map((method) => [method, (...args: unknown[]) => call(method, args)]);
  // The thread runs a Store, so its replies have a Store's types.
  return Object.fromEntries(client) as StoreClient;
}
