import { randomUUID } from 'node:crypto';
import { emptyContactRequest } from '@agency/shared/contact';
import { type Kysely, sql } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewRequest } from '../src/outbox/accept.ts';
import { erasePerson, readArchive } from '../src/outbox/archive.ts';
import { migrate } from '../src/outbox/migrations.ts';
import { openStore } from '../src/outbox/open-store.ts';
import { connectPostgres } from '../src/outbox/postgres.ts';
import type { PurgeOutcome } from '../src/outbox/purge.ts';
import { toColumns } from '../src/outbox/rows.ts';
import { openSqlite } from '../src/outbox/sqlite.ts';
import { Store, type StoreClient } from '../src/outbox/store.ts';
import { deliveryId, fieldColumns, type RequestRow, type Tables } from '../src/outbox/tables.ts';
import { temporaryFolder } from './support/folder.ts';
import { PostgresServer } from './support/postgres.ts';
import { querySqlite } from './support/rows.ts';

const NOW = Date.UTC(2027, 0, 15);
const DAY = 86_400_000;
const LIMITS = { retentionMs: 1_095 * DAY, quarantineMs: 30 * DAY };
const TO = 'bonjour@agence.example';
const CLAIM = { owner: 'a', now: NOW, leaseMs: 60_000, limit: 10, recipients: [TO], except: [] };

function newRequest(changes: Partial<NewRequest> = {}): NewRequest {
  const id = randomUUID();
  return {
    id,
    receivedAt: NOW,
    fields: { ...emptyContactRequest(), name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre' },
    page: '/devis',
    quarantined: false,
    messageId: `<${id}@exemple.ca>`,
    key: `key:${id}`,
    bodyHash: 'hash',
    keyExpiresAt: null,
    ...changes,
  };
}

/** A later submission with the same key: it is stored only if the first one is gone. */
const again = ({ key }: NewRequest) => newRequest({ key });

/** The outcome of a delivery that arrived, and of one that was abandoned. */
const sent = (id = '', to = TO) => ({ id: deliveryId(id, to), owner: 'a', kind: 'sent', at: NOW }) as const;
const failed = { owner: 'a', kind: 'dead', permanentFailures: 3, error: 'SMTP 554' } as const;

function sqliteFile() {
  const directory = temporaryFolder();
  return { kind: 'sqlite', file: `${directory}/requests.db`, directory } as const;
}

const postgres = new PostgresServer();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const stores: readonly [string, () => Promise<StoreClient>][] = [
  ['SQLite', () => openStore(sqliteFile())],
  ['PostgreSQL', async () => openStore({ kind: 'postgres', url: await postgres.createDatabase() })],
];

/** Empty databases, before any migration. */
const databases: readonly [string, () => Promise<{ db: Kysely<Tables>; store: Store }>][] = [
  ['SQLite', async () => asStore(openSqlite(sqliteFile()))],
  ['PostgreSQL', async () => asStore(connectPostgres(await postgres.createDatabase()))],
];

function asStore(db: Kysely<Tables>) {
  const database = { db, skipLocked: false, eraseDeletedBytes: async () => true, close: () => db.destroy() };
  return { db, store: new Store(database) };
}

describe.each(stores)('the store in %s', (_name, open) => {
  it('stores a batch once per key, in any order and with repetitions', async () => {
    const store = await open();
    const first = newRequest();
    const same = newRequest({ key: first.key });
    const other = newRequest({ key: first.key, bodyHash: 'another' });
    const alone = newRequest();
    expect(await store.accept([first, same, other, alone], [TO], 1_000)).toEqual([
      { kind: 'stored', id: first.id },
      { kind: 'replayed', id: first.id },
      { kind: 'conflict' },
      { kind: 'stored', id: alone.id },
    ]);
    expect(await store.accept([same], [TO], 1_000)).toEqual([{ kind: 'replayed', id: first.id }]);
    expect(await store.counts()).toEqual({ queued: 2, dead: 0 });
    await store.close();
  });

  it('frees an expired key, and not before it expires', async () => {
    const store = await open();
    const at = (receivedAt: number) => newRequest({ key: 'body:x', receivedAt, keyExpiresAt: receivedAt + 600_000 });
    const first = at(NOW);
    await store.accept([first], [TO], 1_000);
    expect(await store.accept([at(NOW + 599_999)], [TO], 1_000)).toEqual([{ kind: 'replayed', id: first.id }]);
    const later = at(NOW + 600_000);
    expect(await store.accept([later], [TO], 1_000)).toEqual([{ kind: 'stored', id: later.id }]);
    await store.close();
  });

  it('leases a delivery to one owner until the lease ends', async () => {
    const store = await open();
    const request = newRequest();
    await store.accept([request], [TO], 1_000);
    const [claimed] = await store.claim(CLAIM);
    expect(claimed).toMatchObject({
      request: { id: request.id, fields: request.fields, receivedAt: NOW },
      recipient: TO,
      attempts: 1,
    });
    expect(await store.claim({ ...CLAIM, owner: 'b', now: NOW + 59_999 })).toEqual([]);
    expect(await store.holds(deliveryId(request.id, TO), 'a')).toBe(true);
    const [taken] = await store.claim({ ...CLAIM, owner: 'b', now: NOW + 60_000 });
    expect(taken).toMatchObject({ request: { id: request.id }, attempts: 2 });
    expect(await store.holds(deliveryId(request.id, TO), 'a')).toBe(false);
    await store.close();
  });

  it('records the outcome of an attempt', async () => {
    const store = await open();
    const [sent, retried, dead] = [newRequest(), newRequest(), newRequest()];
    await store.accept([sent, retried, dead], [TO], 1_000);
    await store.claim(CLAIM);
    await store.settle([
      { id: deliveryId(sent.id, TO), owner: 'a', kind: 'sent', at: NOW },
      {
        id: deliveryId(retried.id, TO),
        owner: 'a',
        kind: 'retry',
        at: NOW,
        waitedMs: 7,
        nextAttemptAt: NOW + 5_000,
        permanentFailures: 1,
        error: 'x',
      },
      { id: deliveryId(dead.id, TO), owner: 'a', kind: 'dead', permanentFailures: 3, error: 'SMTP 554' },
    ]);
    expect(await store.counts()).toEqual({ queued: 1, dead: 1 });
    expect(await store.claim({ ...CLAIM, now: NOW + 4_999 })).toEqual([]);
    const [again] = await store.claim({ ...CLAIM, now: NOW + 5_000 });
    expect(again).toMatchObject({
      request: { id: retried.id },
      attempts: 2,
      permanentFailures: 1,
      waitedMs: 7,
      plannedMs: 5_000,
    });
    await store.close();
  });

  it('delivers without delay after the clock is set back', async () => {
    const store = await open();
    const request = newRequest({ receivedAt: NOW });
    await store.accept([request], [TO], 1_000);
    expect(await store.claim({ ...CLAIM, now: NOW - DAY })).toHaveLength(1);
    expect(await store.claim({ ...CLAIM, owner: 'b', now: NOW - 2 * DAY })).toHaveLength(1);
    await store.close();
  });

  it('does not deliver a quarantined request', async () => {
    const store = await open();
    await store.accept([newRequest({ quarantined: true })], [TO], 1_000);
    expect(await store.claim(CLAIM)).toEqual([]);
    expect(await store.counts()).toEqual({ queued: 0, dead: 0 });
    await store.close();
  });

  it('returns leases, so that deliveries are due immediately', async () => {
    const store = await open();
    await store.accept([newRequest(), newRequest()], [TO], 1_000);
    await store.claim({ ...CLAIM, limit: 1 });
    expect(await store.reclaim('b', NOW)).toBe(0);
    expect(await store.reclaim('a', NOW)).toBe(1);
    expect(await store.claim({ ...CLAIM, owner: 'b' })).toHaveLength(2);
    expect(await store.reclaim(null, NOW)).toBe(2);
    await store.close();
  });

  it('purges only requests past retention or quarantine, with their keys', async () => {
    const store = await open();
    const old = newRequest({ receivedAt: NOW - LIMITS.retentionMs - 1 });
    const oldTrap = newRequest({ receivedAt: NOW - LIMITS.quarantineMs - 1, quarantined: true });
    const recent = newRequest({ receivedAt: NOW - LIMITS.retentionMs + 1 });
    const recentTrap = newRequest({ receivedAt: NOW - LIMITS.quarantineMs + 1, quarantined: true });
    await store.purge({ now: NOW - DAY, ...LIMITS });
    await store.accept([old, oldTrap, recent, recentTrap], [TO], 1_000);
    await store.settle([old, recent].map(({ id }) => sent(id)));
    expect(await store.purge({ now: NOW, ...LIMITS })).toEqual({ kind: 'purged', requests: 2, overdue: 0 });
    expect(await store.purge({ now: NOW, ...LIMITS })).toEqual({ kind: 'purged', requests: 0, overdue: 0 });
    expect((await store.accept([newRequest({ key: old.key })], [TO], 1_000))[0]?.kind).toBe('stored');
    expect((await store.accept([newRequest({ key: recent.key })], [TO], 1_000))[0]?.kind).toBe('replayed');
    await store.close();
  });

  it('never purges what was not delivered, and reports what is past its retention', async () => {
    const store = await open();
    const receivedAt = NOW - 2 * LIMITS.retentionMs;
    const [pending, dead, half, done] = Array.from({ length: 4 }, () => newRequest({ receivedAt })) as NewRequest[];
    // Quarantined while the clock was at 2000.
    const undated = newRequest({ receivedAt: Date.UTC(2000, 0, 1), quarantined: true });
    const requests = [pending, dead, half, done].filter((request) => request !== undefined);
    await store.accept([...requests, undated], [TO, 'b@x.ca'], 1_000);
    await store.claim({ ...CLAIM, limit: 100 });
    await store.settle([
      ...[TO, 'b@x.ca'].map((to) => sent(done?.id, to)),
      sent(half?.id),
      ...[TO, 'b@x.ca'].map((to) => ({ ...failed, id: deliveryId(dead?.id ?? '', to) })),
    ]);
    const purges = [await store.purge({ now: NOW - DAY, ...LIMITS }), await store.purge({ now: NOW, ...LIMITS })];
    expect(purges).toEqual([1, 0].map((requests) => ({ kind: 'purged', requests, overdue: 4 })));
    const answers = await store.accept([...requests, undated].map(again), [TO], 1_000);
    expect(answers.map(({ kind }) => kind)).toEqual(['replayed', 'replayed', 'replayed', 'stored', 'replayed']);
    await store.close();
  });

  it.each([
    ['a year after the last purge', NOW + 365 * DAY, 0, 'purged'],
    ['thirteen months after it', NOW + 400 * DAY, 0, 'implausible'],
    ['two days before it', NOW - 2 * DAY, 0, 'purged'],
    ['before this program was built', NOW - 2 * DAY, NOW, 'implausible'],
  ])('purges by a plausible clock only: %s', async (_name, now, builtAt, kind) => {
    const store = await open();
    await store.purge({ now: NOW, ...LIMITS });
    const old = newRequest({ receivedAt: NOW - LIMITS.retentionMs - 30 * DAY });
    await store.accept([old], [TO], 1_000);
    await store.settle([sent(old.id)]);
    expect(await store.purge({ now, builtAt, ...LIMITS })).toMatchObject({ kind });
    const isGone = (await store.accept([again(old)], [TO], 1_000))[0]?.kind === 'stored';
    expect(isGone).toBe(kind === 'purged');
    await store.close();
  });

  it('purges again once a person vouches for the clock', async () => {
    const store = await open();
    await store.purge({ now: NOW, ...LIMITS });
    const later = { now: NOW + 800 * DAY, ...LIMITS };
    expect(await store.purge(later)).toMatchObject({ kind: 'implausible' });
    expect(await store.purge({ ...later, isClockVouchedFor: true })).toMatchObject({ kind: 'purged' });
    expect(await store.purge(later)).toMatchObject({ kind: 'purged' });
    await store.close();
  });

  it('lets the quarantine wait for the next purge after a long pause', async () => {
    const store = await open();
    await store.purge({ now: NOW, ...LIMITS });
    await store.accept([newRequest({ quarantined: true })], [TO], 1_000);
    const now = NOW + 90 * DAY;
    expect(await store.purge({ now, ...LIMITS })).toMatchObject({ requests: 0 });
    expect(await store.purge({ now: now + DAY, ...LIMITS })).toMatchObject({ requests: 1 });
    await store.close();
  });

  it('has one delivery per recipient, and moves undelivered ones to new recipients', async () => {
    const store = await open();
    const [two, held] = [newRequest(), newRequest({ quarantined: true })];
    await store.accept([two], ['a@x.ca', 'b@x.ca'], 1_000);
    await store.accept([held], [TO], 1_000);
    expect(await store.counts()).toEqual({ queued: 2, dead: 0 });
    await store.settle([{ id: deliveryId(two.id, 'a@x.ca'), owner: 'a', kind: 'sent', at: NOW }]);
    await store.readdress(['a@x.ca', 'c@x.ca']);
    const claim = { ...CLAIM, recipients: ['a@x.ca', 'c@x.ca'] };
    expect(await store.claim(claim)).toMatchObject([{ request: { id: two.id }, recipient: 'c@x.ca' }]);
    // The quarantined request now has both recipients, and is still held.
    expect(await store.counts()).toEqual({ queued: 1, dead: 0 });
    await store.readdress(['a@x.ca']);
    expect(await store.counts()).toEqual({ queued: 0, dead: 0 });
    await store.close();
  });

  it('keeps the webhook’s deliveries apart: claimed and counted by themselves, moved to no address', async () => {
    const store = await open();
    await store.accept([newRequest()], ['a@x.ca', 'webhook'], 1_000);
    expect(await store.claim({ ...CLAIM, recipients: ['webhook'] })).toMatchObject([{ recipient: 'webhook' }]);
    expect(await store.claim({ ...CLAIM, recipients: ['webhook'] })).toEqual([]);
    expect(await store.claim({ ...CLAIM, recipients: ['a@x.ca'] })).toMatchObject([{ recipient: 'a@x.ca' }]);
    expect(await store.counts(['webhook'])).toEqual({ queued: 1, dead: 0 });
    // The mail follows a changed MAIL_TO; the webhook gets nothing in its place, nor once it is no longer set.
    await store.readdress(['b@x.ca', 'webhook']);
    expect(await store.counts()).toEqual({ queued: 2, dead: 0 });
    expect(await store.claim({ ...CLAIM, recipients: ['b@x.ca'] })).toHaveLength(1);
    await store.readdress(['c@x.ca']);
    expect(await store.counts(['webhook'])).toEqual({ queued: 0, dead: 0 });
    expect(await store.claim({ ...CLAIM, recipients: ['c@x.ca'] })).toHaveLength(1);
    // A webhook set later gets the requests from then on.
    await store.readdress(['d@x.ca', 'webhook']);
    expect(await store.counts(['webhook'])).toEqual({ queued: 0, dead: 0 });
    await store.close();
  });

  it('proves that it can write', async () => {
    const store = await open();
    await store.probe(NOW, 64);
    await store.probe(NOW + 1, 32_768);
    await store.close();
  });
});

describe('a large SQLite file', () => {
  it('is purged in small steps, and rewritten at the next start instead of while visitors submit', async () => {
    const config = sqliteFile();
    const store = await openStore(config);
    querySqlite(config.file, 'insert into probes values (2, 0, hex(zeroblob(35000000))) returning id');
    const old = Array.from({ length: 1_200 }, () => newRequest({ receivedAt: NOW - LIMITS.retentionMs - 1 }));
    await store.accept(old, [TO], 1_000);
    await store.settle(old.map(({ id }) => sent(id)));
    let purged: PurgeOutcome | undefined;
    const purge = store.purge({ now: NOW, ...LIMITS }).then((outcome) => {
      purged = outcome;
    });
    let passed = 0;
    while (purged === undefined) {
      await store.accept([newRequest()], [TO], 1_000);
      passed += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await purge;
    expect(purged).toMatchObject({ requests: 1_200 });
    expect(passed).toBeGreaterThan(1);
    await store.close();
    expect(querySqlite(config.file, 'pragma user_version')).toEqual([{ user_version: 1 }]);
    await (await openStore(config)).close();
    expect(querySqlite(config.file, 'pragma user_version')).toEqual([{ user_version: 0 }]);
  });
});

describe('a SQLite file whose opening fails half-way', () => {
  it('is free again: the next start succeeds', async () => {
    const config = sqliteFile();
    await (await openStore(config)).close();
    querySqlite(config.file, 'pragma user_version = 1');
    const reader = new Database(config.file);
    reader.exec('begin; select * from probes');
    await expect(openStore(config)).rejects.toMatchObject({ code: 'CHECKPOINT' });
    reader.close();
    await (await openStore(config)).close();
  });
});

async function columnsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === 'contact_requests')?.columns.map(({ name }) => name) ?? [];
}

describe.each(databases)('a migrated database in %s', (_name, openDatabase) => {
  it('has a column for each field of a request', async () => {
    const { db, store } = await openDatabase();
    await migrate(db);
    const columns = await columnsOf(db);
    const missing = Object.values(fieldColumns).filter((column) => !columns.includes(column));
    expect(missing, 'a new field needs a new migration that adds its column: src/outbox/migrations.ts').toEqual([]);
    await store.close();
  });
});

describe.each(databases)('a database of a later version in %s', (_name, openDatabase) => {
  it('is refused by a code that says so', async () => {
    const { db, store } = await openDatabase();
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('999_later', '2030-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toMatchObject({ code: 'NEWER_SCHEMA' });
    await store.close();
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
    await store.close();
  });
});
