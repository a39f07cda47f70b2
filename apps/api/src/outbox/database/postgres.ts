import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '../../durations.ts';
import { type Database, MAX_QUICK_REWRITE_BYTES } from './database.ts';
import { QUERY_TIMEOUT, StoreError, toStoreError } from './errors.ts';
import { migrate } from './migrations.ts';
import { BACKGROUND_WAIT_MS, retryWhileLocked } from './retry-while-locked.ts';
import type { Tables } from './tables.ts';

/** Two writers for submissions at most, and a few connections for the dispatcher and health. */
const POOL_SIZE = 8;
/** A connection that hangs is free again after these times. A submission does not wait for them: `GroupCommit` ends its wait. */
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 3_500;
/** How long rewriting a table waits for transactions such as a backup's: meanwhile every submission waits behind it. */
const REWRITE_LOCK_TIMEOUT_MS = 1_000;
/** Vacuuming a large table may take minutes. */
const VACUUM_TIMEOUT_MS = 10 * MINUTE_MS;

/** Milliseconds since 1970 fit a JavaScript number; by default pg returns 64-bit integers as strings. */
const INT8_OID = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format),
};

/** After a query's time-out, pg leaves its connection waiting: the pool would lend it again until TCP gives up, after minutes. */
class DisconnectOnTimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this);
    Object.assign(this, {
      query: (text: string, values?: unknown[]) =>
        query(text, values).catch((error: Error) => {
          if (error.message === QUERY_TIMEOUT) void this.end();
          throw error;
        }),
    });
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    Client: DisconnectOnTimeoutClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'agency-api',
    // An acknowledgement waits for the write-ahead log on disk, whatever the server's default. An option would yield to the address's.
    onConnect: (client) => client.query('set synchronous_commit = on'),
  });
  // The next query replaces a connection closed by the server. Unhandled, these events would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Required server settings: durable commits, and an encoding for every text. */
async function assertSettings(db: Kysely<Tables>): Promise<void> {
  for (const [setting, wanted] of [
    ['synchronous_commit', 'on'],
    ['fsync', 'on'],
    ['server_encoding', 'UTF8'],
  ]) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value !== wanted) throw new StoreError('unavailable', `${setting}=${rows[0]?.value}`);
  }
}

/** The table of visitors' texts, and those that only name its requests. */
const TEXTS = 'contact_requests';
const REWRITTEN = [TEXTS, 'deliveries', 'idempotency_keys'];

/** PostgreSQL's code for a missing privilege. */
const NOT_OWNER = '42501';

/**
 * Rewrites the table of texts. PostgreSQL reports success even if it skips the table, which another account owns, or copies deleted
 * rows, which an older transaction still sees. Only its notice tells: the first number of its detail counts these rows.
 * @throws StoreError if deleted rows are still in the file
 */
async function rewriteTexts(client: pg.Client): Promise<void> {
  let kept: string | undefined;
  const read = ({ detail = '' }: { readonly detail?: string | undefined }): void => {
    kept ??= /\d+/.exec(detail)?.[0];
  };
  client.on('notice', read);
  await client.query(`vacuum (full, verbose) ${TEXTS}`).finally(() => client.off('notice', read));
  if (kept === undefined) throw new StoreError('unavailable', NOT_OWNER);
  if (kept !== '0') throw new StoreError('busy', 'OLD_SNAPSHOT');
}

/**
 * Rewrites the tables, so that no dead row version keeps deleted text, over a connection of its own. Rewriting locks the table: large
 * ones are only vacuumed, which locks nothing but leaves the bytes until the space is reused.
 */
async function eraseDeletedBytes(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: VACUUM_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`set lock_timeout = ${REWRITE_LOCK_TIMEOUT_MS}`);
    const { rows } = await client.query<{ bytes: string }>(
      'select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) as name',
      [REWRITTEN],
    );
    const isQuick = Number(rows[0]?.bytes) <= MAX_QUICK_REWRITE_BYTES;
    for (const table of REWRITTEN) {
      if (isQuick && table === TEXTS) await retryWhileLocked(BACKGROUND_WAIT_MS, () => rewriteTexts(client));
      else await client.query(`vacuum ${isQuick ? '(full)' : ''} ${table}`);
    }
    return isQuick;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A pool without connections: the database is neither checked nor migrated. */
export function connectPostgres(url: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url) }) });
}

/** Opens and migrates the PostgreSQL database; several API processes may do so together. @throws StoreError */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const db = connectPostgres(url);
  try {
    await assertSettings(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw toStoreError(error);
  }
  return { db, skipLocked: true, eraseDeletedBytes: () => eraseDeletedBytes(url), close: () => db.destroy() };
}
