import type { DatabaseConfig } from '../../config.ts';
import { openDatabase } from '../database/open.ts';
import type { StoreClient } from './store.ts';

/**
 * The server's store; creates a missing SQLite file. Loads only the driver in use, and the queries only in the thread that makes them.
 * @throws StoreError
 */
export async function openStore(config: DatabaseConfig): Promise<StoreClient> {
  // From source (`npm run dev`), a thread has no compiled file to load.
  if (config.kind === 'sqlite' && !import.meta.url.endsWith('.ts')) {
    const { openStoreThread } = await import('./thread.ts');
    return openStoreThread(config);
  }
  const { Store } = await import('./store.ts');
  if (config.kind === 'postgres') return new Store(await openDatabase(config));
  const { openSqliteForServer } = await import('../database/sqlite.ts');
  return new Store(await openSqliteForServer(config));
}
