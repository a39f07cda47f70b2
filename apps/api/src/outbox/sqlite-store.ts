import { statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { SqliteConfig } from '../config.ts';
import { StoreError } from './errors.ts';
import { inPlaceCheck } from './in-place.ts';
import { KyselyStore, QUICK_REWRITE_BYTES } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { PATIENCE_MS, whileBusy } from './patience.ts';
import { lockForServer, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** In `user_version`: the file is to be rewritten before the next start. */
const POSTPONED = 1;

/** Empties the write-ahead log, where deleted text stands until then. @throws StoreError `busy` when a reader keeps it */
async function emptyLog(db: Kysely<Tables>): Promise<void> {
  await whileBusy(PATIENCE_MS, async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) throw new StoreError('busy', 'CHECKPOINT');
  });
}

/**
 * Rewrites the file without the pages of deleted rows, then empties the write-ahead log: `secure_delete` zeroes
 * deleted cells, but a page that was split may keep a stale copy, and so does the log until it is truncated.
 */
async function rewrite(db: Kysely<Tables>): Promise<void> {
  await whileBusy(PATIENCE_MS, () => sql`vacuum`.execute(db));
  await whileBusy(PATIENCE_MS, () => sql`pragma user_version = 0`.execute(db));
  await emptyLog(db);
}

/**
 * What follows a deletion, in the server or beside it. A large file is not rewritten under the visitors, but before the next
 * start: deleted cells are zeros already, and what waits is the stale copy that a split page may keep.
 * @returns false when it waits
 */
export async function scrubSqlite(db: Kysely<Tables>, file: string): Promise<boolean> {
  if (statSync(file).size <= QUICK_REWRITE_BYTES) {
    await rewrite(db);
    return true;
  }
  await whileBusy(PATIENCE_MS, () => sql.raw(`pragma user_version = ${POSTPONED}`).execute(db));
  await emptyLog(db);
  return false;
}

/** Does what `scrubSqlite` left for a moment when nobody waits. */
async function rewriteIfPostponed(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version === POSTPONED) await rewrite(db);
}

/** Opens and migrates the SQLite database. @throws StoreError */
export async function openSqliteDatabase(
  config: SqliteConfig,
  options: { readonly mustExist?: boolean } = {},
): Promise<Kysely<Tables>> {
  const db = await whileBusy(PATIENCE_MS, () => openSqlite(config, options));
  try {
    await whileBusy(PATIENCE_MS, () => migrate(db));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The outbox in SQLite, in the calling thread. @throws StoreError */
export async function openSqliteStore(config: SqliteConfig): Promise<Store> {
  const db = await openSqliteDatabase(config);
  const lock = lockForServer(config);
  await rewriteIfPostponed(db);
  const { rows } = await sql<{ page_size: number }>`pragma page_size`.execute(db);
  return new KyselyStore(db, {
    skipLocked: false,
    assertInPlace: inPlaceCheck(config.file, rows[0]?.page_size ?? 0),
    // SQLite still has the log that was removed: its requests go to the database file, which is in its place.
    saveRemovedLog: async () => void (await sql`pragma wal_checkpoint`.execute(db)),
    scrub: () => scrubSqlite(db, config.file),
    release: () => lock.close(),
  });
}
