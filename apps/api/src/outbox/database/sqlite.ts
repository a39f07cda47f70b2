import { statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { SqliteConfig } from '../../config.ts';
import { type Database, MAX_QUICK_REWRITE_BYTES, STALE } from './database.ts';
import { StoreError } from './errors.ts';
import { migrate } from './migrations.ts';
import { LOCK_WAIT_MS, retryWhileLocked } from './retry-while-locked.ts';
import { lockForServer, openSqlite } from './sqlite-file.ts';
import { inPlaceCheck } from './sqlite-in-place.ts';
import type { Tables } from './tables.ts';

/** Empties the write-ahead log, which contains deleted text until then. @throws StoreError `busy` if a reader prevents it */
async function emptyWal(db: Kysely<Tables>): Promise<void> {
  await retryWhileLocked(LOCK_WAIT_MS, async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) throw new StoreError('busy', 'CHECKPOINT');
  });
}

/**
 * Rewrites the file without the pages of deleted rows, then empties the write-ahead log. `secure_delete` zeroes deleted cells, but a
 * split page may keep a stale copy, and so does the write-ahead log until it is truncated.
 */
async function rewrite(db: Kysely<Tables>): Promise<void> {
  await retryWhileLocked(LOCK_WAIT_MS, () => sql`vacuum`.execute(db));
  await emptyWal(db);
  await retryWhileLocked(LOCK_WAIT_MS, () => sql`pragma user_version = 0`.execute(db));
}

async function isStale(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version === STALE;
}

/**
 * A large file is not rewritten while visitors submit, but at the next start. Until then only stale copies in split pages remain:
 * deleted cells are already zero.
 */
async function eraseDeletedBytes(db: Kysely<Tables>, file: string): Promise<boolean> {
  if (statSync(file).size <= MAX_QUICK_REWRITE_BYTES) {
    await rewrite(db);
    return true;
  }
  await emptyWal(db);
  return !(await isStale(db));
}

interface OpenOptions {
  readonly mustExist?: boolean;
}

/** Opens and migrates the SQLite database. @throws StoreError */
export async function openSqliteDatabase(config: SqliteConfig, options: OpenOptions = {}): Promise<Database> {
  const db = await retryWhileLocked(LOCK_WAIT_MS, () => openSqlite(config, options));
  try {
    await retryWhileLocked(LOCK_WAIT_MS, () => migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    skipLocked: false,
    eraseDeletedBytes: () => eraseDeletedBytes(db, config.file),
    close: () => db.destroy(),
  };
}

/** The same for the server; a file has only one. @throws StoreError */
export async function openSqliteForServer(config: SqliteConfig, options: OpenOptions = {}): Promise<Database> {
  const lock = await lockForServer(config, options);
  let database: Database | undefined;
  const close = async () => {
    await database?.close();
    lock.close();
  };
  try {
    database = await openSqliteDatabase(config, options);
    const { db } = database;
    const { rows } = await sql<{ page_size: number }>`pragma page_size`.execute(db);
    return {
      ...database,
      rewriteIfPostponed: async () => {
        if (await isStale(db)) await rewrite(db);
      },
      assertInPlace: inPlaceCheck(config.file, rows[0]?.page_size ?? 0),
      // SQLite still has the removed write-ahead log open: move its requests to the database file, where a restart finds them.
      saveRemovedWal: async () => void (await sql`pragma wal_checkpoint`.execute(db)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
