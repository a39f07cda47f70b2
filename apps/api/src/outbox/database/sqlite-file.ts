import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import type { DatabaseConfig, SqliteConfig } from '../../config.ts';
import { codeOf } from '../../error-code.ts';
import { StoreError, toStoreError } from './errors.ts';
import { explainOpening } from './reasons.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import { libsqlDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

function pragma(database: Libsql.Database, source: string): unknown {
  const rows: unknown = database.prepare(`pragma ${source}`).all();
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

/** Sets a pragma and reads it back: SQLite silently ignores unsupported values. */
function setPragma(database: Libsql.Database, name: string, value: string, expected: unknown): void {
  pragma(database, `${name} = ${value}`);
  if (pragma(database, name) !== expected) throw new StoreError('unavailable', `PRAGMA ${name}`);
}

/**
 * Prevents a second server on the file: it would treat this one's leases as those of a dead process, and deliver twice. The kernel
 * releases the lock when the process ends, even by SIGKILL. A new lock file proves nothing, since somebody may have removed the one
 * that another server holds: the database itself must then be open nowhere else.
 * @throws StoreError when another server holds it
 */
export async function lockForServer(
  config: SqliteConfig,
  { mustExist = false } = {},
): Promise<{ readonly close: () => void }> {
  checkPlace(config, mustExist);
  const path = `${config.file}-lock`;
  const isNew = !existsSync(path);
  const lock = connect(path);
  let isOurs = false;
  try {
    lock.exec('begin exclusive');
    isOurs = true;
    if (isNew && existsSync(config.file))
      await retryWhileLocked(OTHER_PROCESS_WAIT_MS, () => assertNotOpenElsewhere(config.file));
    return lock;
  } catch (error) {
    // Remove our own lock file: the next server would not see that it is new. One that we could not lock belongs to another server.
    if (isOurs) rmSync(path, { force: true });
    lock.close();
    const failure = toStoreError(error);
    throw failure.kind === 'busy' ? new StoreError('unavailable', 'IN_USE') : failure;
  }
}

/** Why no server can use the file, in one French line; undefined if one can, or without a file. */
export async function fileProblem(config: DatabaseConfig): Promise<string | undefined> {
  if (config.kind !== 'sqlite') return undefined;
  // Whoever can read the lock's file can hold it.
  const mask = process.umask(0o077);
  try {
    (await lockForServer(config)).close();
    return undefined;
  } catch (error) {
    return explainOpening(config, codeOf(error));
  } finally {
    process.umask(mask);
  }
}

/** How long a `requests` command may delay a server without a lock file. */
const OTHER_PROCESS_WAIT_MS = 3_000;

/** Throws if another process has the file open: in exclusive mode SQLite locks the file itself, whatever name it was opened by. */
function assertNotOpenElsewhere(file: string): void {
  const database = connect(file);
  try {
    pragma(database, 'locking_mode = exclusive');
    database.prepare('select count(*) from sqlite_master').all();
  } catch (error) {
    // Opening the database properly explains any other error.
    if (toStoreError(error).kind === 'busy') throw error;
  } finally {
    database.close();
  }
}

/** libsql's error has no code if the file cannot be opened (a folder, no permission, no such path). */
function connect(file: string): Libsql.Database {
  try {
    return new Libsql(file);
  } catch {
    throw new StoreError('unavailable', 'SQLITE_CANTOPEN');
  }
}

/** Checks what is at the path before SQLite opens it, and creates the folder. */
function checkPlace(config: SqliteConfig, mustExist: boolean): void {
  const stats = statSync(config.file, { throwIfNoEntry: false });
  if (mustExist && !stats) throw new StoreError('unavailable', 'ENOENT');
  // SQLite would write to a device, or wait forever for a pipe.
  if (stats && !stats.isFile()) throw new StoreError('unavailable', 'NOT_A_FILE');
  // Each name of a file has a write-ahead log of its own, which the other name does not see: https://sqlite.org/howtocorrupt.html, section 2.5.
  if (stats && stats.nlink > 1) throw new StoreError('unavailable', 'HARD_LINK');
  const folder = dirname(config.file);
  if (existsSync(folder)) return;
  // Create only the last folder: a missing mount must not produce a new, empty database.
  if (!existsSync(dirname(folder))) throw new StoreError('unavailable', 'ENOENT');
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Opens the SQLite file, and checks the durability settings that an acknowledgement depends on.
 * @throws StoreError `busy` if another process holds the file, `unavailable` if it is missing, damaged or unreadable
 */
export function openSqlite(config: SqliteConfig, { mustExist = false } = {}): Kysely<Tables> {
  let database: Libsql.Database | undefined;
  try {
    checkPlace(config, mustExist);
    database = connect(config.file);
    setPragma(database, 'journal_mode', 'wal', 'wal');
    // 2 is FULL: a commit returns once the write-ahead log is on disk.
    setPragma(database, 'synchronous', 'full', 2);
    // Deleted text is overwritten with zeros, not only unlinked.
    setPragma(database, 'secure_delete', 'on', 1);
    setPragma(database, 'foreign_keys', 'on', 1);
    // A burst can grow the write-ahead log: it is truncated to this size after a checkpoint.
    pragma(database, 'journal_size_limit = 16777216');
    if (pragma(database, 'quick_check(1)') !== 'ok') throw new StoreError('unavailable', 'SQLITE_CORRUPT');
    return new Kysely<Tables>({ dialect: libsqlDialect(database) });
  } catch (error) {
    database?.close();
    throw toStoreError(error);
  }
}
