import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import Database from 'libsql';
import type { SqliteConfig } from '../config.ts';
import { StoreError, toStoreError } from './errors.ts';
import type { Tables } from './tables.ts';

/** How many prepared statements are kept: a batch of n rows is a text of its own, and batches have many sizes. */
const STATEMENT_CACHE = 200;

/** libsql prepares anew at each call, which costs more than running a small statement: keep the recent ones. */
class CachingDatabase implements SqliteDatabase {
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql) as unknown as SqliteStatement;
    if (this.#statements.size >= STATEMENT_CACHE) {
      const oldest = this.#statements.keys().next();
      if (!oldest.done) this.#statements.delete(oldest.value);
    }
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: new CachingDatabase(database) });
    this.#database = database;
  }

  /** Takes the write lock at once: a transaction that fails, fails before it has read or written anything. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite ends the transaction by itself on a full disk; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite can roll back a `create table`; Kysely's adapter says otherwise. A crash leaves no half migration. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDialect implements Dialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

function pragma(database: Database.Database, source: string): unknown {
  const rows: unknown = database.prepare(`pragma ${source}`).all();
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

/** Sets a pragma and reads it back: SQLite ignores in silence what it cannot do. */
function insist(database: Database.Database, name: string, value: string, expected: unknown): void {
  pragma(database, `${name} = ${value}`);
  if (pragma(database, name) !== expected) throw new StoreError('unavailable', `PRAGMA ${name}`);
}

/** A missing mount must not be answered by a new, empty database elsewhere: only the last folder is made. */
function prepareFolder(config: SqliteConfig): void {
  if (existsSync(config.directory)) return;
  if (!existsSync(dirname(config.directory))) throw new StoreError('unavailable', 'ENOENT');
  mkdirSync(config.directory, { mode: 0o700 });
}

/**
 * Keeps a second server off the file: it would take this one's leases for those of a dead process and mail everything twice.
 * The kernel releases the lock however the process ends.
 * @throws StoreError when another server holds it
 */
export function lockForServer(config: SqliteConfig): { readonly close: () => void } {
  const lock = connect(`${config.file}-lock`);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw toStoreError(error).failure === 'busy' ? new StoreError('unavailable', 'IN_USE') : toStoreError(error);
  }
}

/** libsql gives no code when the file itself cannot be opened (a folder, no right, no such path). */
function connect(file: string): Database.Database {
  try {
    return new Database(file);
  } catch {
    throw new StoreError('unavailable', 'SQLITE_CANTOPEN');
  }
}

function open(config: SqliteConfig, mustExist: boolean): Database.Database {
  const stats = statSync(config.file, { throwIfNoEntry: false });
  if (mustExist && !stats) throw new StoreError('unavailable', 'ENOENT');
  // SQLite would write to a device, and wait forever for a pipe.
  if (stats && !stats.isFile()) throw new StoreError('unavailable', 'NOT_A_FILE');
  prepareFolder(config);
  const database = connect(config.file);
  try {
    insist(database, 'journal_mode', 'wal', 'wal');
    // 2 is FULL: a commit returns after the log reached the disk.
    insist(database, 'synchronous', 'full', 2);
    // Erased text is overwritten with zeros, not only unlinked.
    insist(database, 'secure_delete', 'on', 1);
    insist(database, 'foreign_keys', 'on', 1);
    // The log is cut back to this size after a checkpoint, whatever a burst made of it.
    pragma(database, 'journal_size_limit = 16777216');
    if (pragma(database, 'quick_check(1)') !== 'ok') throw new StoreError('unavailable', 'SQLITE_CORRUPT');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the SQLite file with the durability that the promise needs, asserted.
 * @throws StoreError `busy` when another process holds the file, `unavailable` when it is missing, damaged or unreadable
 */
export function openSqlite(config: SqliteConfig, options: { readonly mustExist?: boolean } = {}): Kysely<Tables> {
  try {
    return new Kysely<Tables>({ dialect: new LibsqlDialect(open(config, options.mustExist ?? false)) });
  } catch (error) {
    throw toStoreError(error);
  }
}
