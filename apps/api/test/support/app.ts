import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config.ts';
import { GroupCommit } from '../../src/outbox/group-commit.ts';
import { openSqliteStore } from '../../src/outbox/sqlite-store.ts';
import type { AcceptOutcome, NewRequest } from '../../src/outbox/store.ts';
import { StoreHealth } from '../../src/outbox/store-health.ts';
import { temporaryFolder } from './folder.ts';

/** The app over a real SQLite file, in this process: what supertest talks to. */
export async function appOverSqlite(env: Record<string, string> = {}) {
  const config = parseConfig({ DATABASE_URL: `file:${temporaryFolder()}/requests.db`, ...env });
  if (config.database.kind !== 'sqlite') throw new Error('This helper opens SQLite only');
  const logger = pino({ level: 'silent' });
  const store = await openSqliteStore(config.database);
  const health = new StoreHealth(store, logger);
  const commits = new GroupCommit<NewRequest, AcceptOutcome>((items, waitMs) => store.accept(items, waitMs), {
    maxBatch: 64,
    maxWaiting: 1_000,
  });
  const app = createApp({
    config,
    logger,
    load: { current: 0 },
    accept: (request) => commits.submit(request, config.storeWaitMs),
    notify: () => undefined,
    status: () => health.status(),
  });
  return { app, store, config };
}
