import type { DatabaseConfig } from '../config.ts';
import { Store, type StoreClient } from './store.ts';

/** The store of the server; a missing SQLite file is created. Only the driver that is used is loaded. @throws StoreError */
export async function openStore(config: DatabaseConfig): Promise<StoreClient> {
  if (config.kind === 'postgres') {
    const { openPostgresDatabase } = await import('./postgres.ts');
    return new Store(await openPostgresDatabase(config.url));
  }
  // Run from source (`npm run dev`), there is no compiled file that a thread could load.
  if (import.meta.url.endsWith('.ts')) {
    const { openSqliteForServer } = await import('./sqlite-database.ts');
    return new Store(await openSqliteForServer(config));
  }
  const { openStoreThread } = await import('./store-thread.ts');
  return openStoreThread(config);
}
