import type { DatabaseConfig } from '../../config.ts';
import type { Database } from './database.ts';

/** An existing database, for a command that runs beside the server. Loads only the driver in use. @throws StoreError */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.kind === 'postgres') {
    const { openPostgresDatabase } = await import('./postgres.ts');
    return openPostgresDatabase(config.url);
  }
  const { openSqliteDatabase } = await import('./sqlite.ts');
  return openSqliteDatabase(config, { mustExist: true });
}
