import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import type { Scrub } from './kysely-store.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly scrub: Scrub;
}

/** An existing database, for a command beside the server. @throws StoreError */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  // Each driver takes a while to load, and a command needs one of them.
  if (config.kind === 'postgres') {
    const { openPostgresDatabase, scrubPostgres } = await import('./postgres.ts');
    const db = await openPostgresDatabase(config.url);
    return { db, scrub: () => scrubPostgres(config.url) };
  }
  const { openSqliteDatabase, scrubSqlite } = await import('./sqlite-store.ts');
  const db = await openSqliteDatabase(config, { mustExist: true });
  return { db, scrub: () => scrubSqlite(db, config.file) };
}
