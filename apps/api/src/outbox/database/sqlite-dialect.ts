import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type Libsql from 'libsql';

/** Most cached prepared statements: each batch size has its own. */
const MAX_STATEMENTS = 200;

/** Keeps prepared statements: libsql prepares at each call, which costs more than running a small statement. */
class CachingDatabase implements SqliteDatabase {
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql) as unknown as SqliteStatement;
    if (this.#statements.size >= MAX_STATEMENTS) {
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
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    super({ database: new CachingDatabase(database) });
    this.#database = database;
  }

  /** Takes the write lock immediately, so that a locked database fails before any read or write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite itself ends the transaction; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite can roll back a `create table`, although Kysely's adapter says otherwise: a crash leaves no partial migration. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export const libsqlDialect = (database: Libsql.Database): Dialect =>
  Object.assign(new SqliteDialect({ database: new CachingDatabase(database) }), {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(database),
  });
