import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { openPostgresDatabase, scrubPostgres } from './postgres.ts';
import { openSqliteDatabase, scrubSqlite } from './sqlite-store.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  /** Makes the bytes of deleted rows disappear from the files. */
  readonly scrub: () => Promise<void>;
}

/** An existing database, for a command beside the server. @throws StoreError */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.kind === 'postgres') {
    const db = await openPostgresDatabase(config.url);
    return { db, scrub: () => scrubPostgres(db) };
  }
  const db = await openSqliteDatabase(config, { mustExist: true });
  return { db, scrub: () => scrubSqlite(db) };
}
