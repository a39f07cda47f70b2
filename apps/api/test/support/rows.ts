import Database from 'libsql';

/** Opens a SQLite file beside the server, for one statement. */
function use<T>(file: string, work: (database: Database.Database) => T): T {
  const database = new Database(file, { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export function querySqlite(file: string, sql: string): Record<string, unknown>[] {
  return use(file, (database) => database.prepare(sql).all() as Record<string, unknown>[]);
}

export function changeSqlite(file: string, sql: string): void {
  use(file, (database) => database.exec(sql));
}

export function countRequests(file: string): number {
  return Number(querySqlite(file, 'select count(*) as total from contact_requests')[0]?.total);
}

export function storedIds(file: string): Set<string> {
  return new Set(querySqlite(file, 'select id from contact_requests').map((row) => String(row.id)));
}
