import Database from 'libsql';

/** One query on a SQLite file, beside the server. */
export function querySqlite(file: string, sql: string): Record<string, unknown>[] {
  const database = new Database(file, { timeout: 5_000 });
  try {
    return database.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Number of requests in the file. */
export function countRequests(file: string): number {
  return Number(querySqlite(file, 'select count(*) as total from contact_requests')[0]?.total);
}

export function storedIds(file: string): Set<string> {
  return new Set(querySqlite(file, 'select id from contact_requests').map((row) => String(row.id)));
}
