import { parentPort, workerData } from 'node:worker_threads';
import type { SqliteConfig } from '../config.ts';
import { toStoreError } from './errors.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { OPENING, type ThreadCall, type ThreadReply } from './threaded-store.ts';

/** The thread that owns the SQLite connection: a slow disk stops here, and the server's event loop goes on. */
async function serve(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('sqlite-thread runs as a worker only');
  const reply = (message: ThreadReply): void => port.postMessage(message);
  const fail = (id: number, error: unknown): void => {
    const { failure, code } = toStoreError(error);
    reply({ id, failure, code });
  };

  let store: Store;
  try {
    store = await openSqliteStore(workerData as SqliteConfig);
    reply({ id: OPENING, value: undefined });
  } catch (error) {
    fail(OPENING, error);
    return;
  }

  port.on('message', async (call: ThreadCall) => {
    try {
      reply({ id: call.id, value: JSON.stringify(await run(store, call)) });
    } catch (error) {
      fail(call.id, error);
    }
    if (call.method === 'close') port.close();
  });
}

function run(store: Store, call: ThreadCall): Promise<unknown> {
  const method = store[call.method] as (...args: readonly unknown[]) => Promise<unknown>;
  return method.apply(store, JSON.parse(call.args) as unknown[]);
}

await serve();
