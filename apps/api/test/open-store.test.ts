import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import Database from 'libsql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '../src/outbox/database/migrations.ts';
import { connectPostgres } from '../src/outbox/database/postgres.ts';
import { toColumns } from '../src/outbox/database/rows.ts';
import { openSqliteDatabase } from '../src/outbox/database/sqlite.ts';
import { openSqlite } from '../src/outbox/database/sqlite-file.ts';
import { fieldColumns, type RequestRow, type Tables } from '../src/outbox/database/tables.ts';
import { countArchive, readArchive } from '../src/outbox/queries/archive.ts';
import { erasePerson } from '../src/outbox/queries/removal.ts';
import { openStore } from '../src/outbox/store/open.ts';
import { Store } from '../src/outbox/store/store.ts';
import { changeSqlite } from './support/rows.ts';
import { startPostgres } from './support/start.ts';
import { CLAIM, NOW, newRequest, sqliteFile } from './support/stores.ts';

const postgres = startPostgres();

/** Empty databases, before any migration. */
const databases: readonly [string, () => Promise<{ db: Kysely<Tables>; store: Store }>][] = [
  ['SQLite', async () => asStore(openSqlite(sqliteFile()))],
  ['PostgreSQL', async () => asStore(connectPostgres(await postgres.createDatabase()))],
];

function asStore(db: Kysely<Tables>) {
  const database = { db, skipLocked: false, eraseDeletedBytes: async () => true, close: () => db.destroy() };
  onTestFinished(() => db.destroy());
  return { db, store: new Store(database) };
}

it('a SQLite file whose opening fails half-way is free again: the next start succeeds', async () => {
  const config = sqliteFile();
  await (await openStore(config)).close();
  changeSqlite(config.file, "insert into kysely_migration values ('999_later', '2030-01-01')");
  await expect(openStore(config)).rejects.toMatchObject({ code: 'NEWER_SCHEMA' });
  changeSqlite(config.file, "delete from kysely_migration where name = '999_later'");
  await (await openStore(config)).close();
});

// Only a power cut, or a look at the bytes of the disk, would show the lack of one.
it('an open SQLite file has what an acknowledgement and an erasure depend on', async () => {
  const db = openSqlite(sqliteFile());
  onTestFinished(() => db.destroy());
  const settings = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, foreign_keys: 1 };
  for (const [name, value] of Object.entries(settings)) {
    const { rows } = await sql.raw(`pragma ${name}`).execute(db);
    expect(rows).toEqual([{ [name]: value }]);
  }
});

it('a SQLite file that another process writes to for long opens for a command that only reads', async () => {
  const config = sqliteFile();
  await (await openStore(config)).close();
  const other = new Database(config.file);
  other.exec('begin immediate');
  const { db, close } = await openSqliteDatabase(config, { mustExist: true });
  expect(await countArchive(db, {})).toBe(0);
  await close();
  other.close();
});

it('of two servers that start on a new file, one is refused, and leaves the lock file of the other', async () => {
  vi.resetModules();
  let unseen = '';
  // A spy of the whole module would also wrap the streams of the tests that follow in this process.
  vi.doMock('node:fs', async (original) => ({
    ...(await original<object>()),
    existsSync: (path: string) => path !== unseen && existsSync(path),
  }));
  onTestFinished(() => {
    vi.doUnmock('node:fs');
    vi.resetModules();
  });
  const { lockForServer } = await import('../src/outbox/database/sqlite-file.ts');
  const config = sqliteFile();
  const lock = await lockForServer(config);
  const path = `${config.file}-lock`;
  // The second looked for the lock file just before the first made it.
  unseen = path;
  await expect(lockForServer(config)).rejects.toMatchObject({ code: 'IN_USE' });
  expect(existsSync(path)).toBe(true);
  lock.close();
});

async function columnsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === 'contact_requests')?.columns.map(({ name }) => name) ?? [];
}

describe.each(databases)('a migrated database in %s', (_name, openDatabase) => {
  it('has a column for each field of a request', async () => {
    const { db } = await openDatabase();
    await migrate(db);
    const columns = await columnsOf(db);
    const missing = Object.values(fieldColumns).filter((column) => !columns.includes(column));
    expect(
      missing,
      'a new field needs a new migration that adds its column: src/outbox/database/migrations.ts',
    ).toEqual([]);
  });

  it('proves that it can write, in one row', async () => {
    const { db, store } = await openDatabase();
    await migrate(db);
    await store.probe(NOW, 64);
    await store.probe(NOW + 1, 32_768);
    const filler = 'x'.repeat(32_768);
    expect(await db.selectFrom('probes').selectAll().execute()).toEqual([{ id: 1, at: NOW + 1, filler }]);
  });
});

describe.each(databases)('a database without one of its tables in %s', (_name, openDatabase) => {
  it('refuses the probe of health, so it does not seem to recover', async () => {
    const { db, store } = await openDatabase();
    await migrate(db);
    await store.probe(NOW, 64);
    await db.schema.dropTable('idempotency_keys').execute();
    await expect(store.probe(NOW, 64)).rejects.toMatchObject({ kind: 'unavailable', code: 'TABLE_MISSING' });
  });
});

describe.each(databases)('a database of the first version in %s', (_name, openDatabase) => {
  it('keeps sent deliveries, and sends pending ones to every recipient', async () => {
    const { db, store } = await openDatabase();
    await migrate(db, '001_outbox');
    const firstColumns = await columnsOf(db);
    for (const [id, state] of [
      ['r1', 'sent'],
      ['r2', 'pending'],
      ['r3', 'dead'],
    ] as const) {
      // The first version stored the address as typed, including invisible characters.
      const row = { ...toColumns(newRequest({ id })), email_key: 'jeanne@fo\u200brêt.ca' };
      const columns = Object.fromEntries(Object.entries(row).filter(([column]) => firstColumns.includes(column)));
      await db
        .insertInto('contact_requests')
        .values(columns as unknown as RequestRow)
        .execute();
      await sql`insert into deliveries (request_id, state, message_id, queued_at, attempts, permanent_failures,
        next_attempt_at, scheduled_at) values (${id}, ${state}, ${`<${id}@x>`}, ${NOW}, 2, 1, ${NOW}, ${NOW})`.execute(
        db,
      );
    }
    await migrate(db);
    expect(await db.selectFrom('clock').select('trusted_at').execute()).toEqual([{ trusted_at: NOW }]);
    await store.readdress(['a@x.ca', 'b@x.ca']);
    expect(await store.counts()).toEqual({ queued: 2, dead: 2 });
    const claimed = await store.claim({ ...CLAIM, recipients: ['a@x.ca', 'b@x.ca'] });
    expect(claimed.map(({ request, recipient }) => `${request.id} ${recipient}`).sort()).toEqual([
      'r2 a@x.ca',
      'r2 b@x.ca',
    ]);
    expect(claimed[0]).toMatchObject({ request: { page: '', messageId: '<r2@x>' }, attempts: 3, permanentFailures: 1 });
    const requests = [];
    for await (const request of readArchive(db, {})) requests.push(`${request.id} ${request.state}`);
    expect(requests).toEqual(['r3 dead', 'r2 pending', 'r1 sent']);
    expect(await erasePerson(db, 'jeanne@xn--fort-ipa.ca')).toBe(3);
  });
});
