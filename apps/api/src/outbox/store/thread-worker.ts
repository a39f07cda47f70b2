/** The side of the thread: it runs the calls of `thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SqliteConfig } from '../../config.ts';
import { toStoreError } from '../database/errors.ts';
import { openSqliteForServer } from '../database/sqlite.ts';
import { Store } from './store.ts';
import { OPENING, type ThreadCall, type ThreadReply } from './thread.ts';

const reply = (message: ThreadReply): void => parentPort?.postMessage(message);

/** Runs one call and replies with its value, or with the failure. */
async function answer(id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    reply({ id, value: JSON.stringify(await work()) });
  } catch (error) {
    const { kind, code } = toStoreError(error);
    reply({ id, kind, code });
  }
}

let store: Store | undefined;
await answer(OPENING, async () => {
  store = new Store(await openSqliteForServer(workerData as SqliteConfig));
});

if (store) {
  const opened = store;
  parentPort?.on('message', async ({ id, method, args }: ThreadCall) => {
    const run = opened[method] as (...args: readonly unknown[]) => Promise<unknown>;
    await answer(id, () => run.apply(opened, JSON.parse(args) as unknown[]));
    if (method === 'close') parentPort?.close();
  });
}
