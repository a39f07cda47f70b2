import type { DatabaseConfig } from '../config.ts';
import { Store, type StoreClient } from './store.ts';

/** The server's store; creates a missing SQLite file. Loads only the driver in use. @throws StoreError */
export async function openStore(config: DatabaseConfig): Promise<StoreClient> {
  if (config.kind === 'postgres') {
    const { openPostgresDatabase } = await import('./postgres.ts');
    return new Store(await openPostgresDatabase(config.url));
  }
  // From source (`npm run dev`), a thread has no compiled file to load.
  if (import.meta.url.endsWith('.ts')) {
    const { openSqliteForServer } = await import('./sqlite-database.ts');
    return new Store(await openSqliteForServer(config));
  }
  const { openStoreThread } = await import('./store-thread.ts');
  return openStoreThread(config);
}
