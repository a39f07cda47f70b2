import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../src/durations.ts';
import type { NewRequest } from '../src/outbox/queries/accept.ts';
import type { PurgeOutcome } from '../src/outbox/queries/purge.ts';
import { openStore } from '../src/outbox/store/open.ts';
import { begin, queryPostgres } from './support/postgres.ts';
import { changeSqlite } from './support/rows.ts';
import { startPostgres } from './support/start.ts';
import { CLAIM, failed, LIMITS, NOW, newRequest, sent, sqliteFile, storeOf, storesOn, TO } from './support/stores.ts';

/** A later submission with the same key: it is stored only if the first one is gone. */
const again = ({ key }: NewRequest) => newRequest({ key });

const postgres = startPostgres();

describe.each(storesOn(postgres))('the store in %s', (_name, open) => {
  it('purges only requests past retention or quarantine, with their keys', async () => {
    const store = await open();
    const old = newRequest({ receivedAt: NOW - LIMITS.retentionMs - 1 });
    const oldTrap = newRequest({ receivedAt: NOW - LIMITS.quarantineMs - 1, isHeld: true });
    const recent = newRequest({ receivedAt: NOW - LIMITS.retentionMs + 1 });
    const recentTrap = newRequest({ receivedAt: NOW - LIMITS.quarantineMs + 1, isHeld: true });
    await store.purge({ now: NOW - DAY_MS, ...LIMITS });
    await store.accept([old, oldTrap, recent, recentTrap], [TO], 1_000);
    await store.settle([old, recent].map(({ id }) => sent(id)));
    expect(await store.purge({ now: NOW, ...LIMITS })).toEqual({
      kind: 'purged',
      requests: 2,
      overdue: 0,
      postponed: 0,
    });
    expect(await store.purge({ now: NOW, ...LIMITS })).toEqual({
      kind: 'purged',
      requests: 0,
      overdue: 0,
      postponed: 0,
    });
    expect((await store.accept([newRequest({ key: old.key })], [TO], 1_000))[0]?.kind).toBe('stored');
    expect((await store.accept([newRequest({ key: recent.key })], [TO], 1_000))[0]?.kind).toBe('replayed');
  });

  it('never purges what was not delivered, and reports what is past its retention', async () => {
    const store = await open();
    const old = () => newRequest({ receivedAt: NOW - 2 * LIMITS.retentionMs });
    const [pending, dead, half, done] = [old(), old(), old(), old()];
    const requests = [pending, dead, half, done];
    const both = [TO, 'b@x.ca'];
    await store.accept(requests, both, 1_000);
    await store.claim({ ...CLAIM, limit: 100 });
    await store.settle([sent(half.id), ...both.flatMap((to) => [sent(done.id, to), failed(dead.id, to)])]);
    expect(await store.purge({ now: NOW, ...LIMITS })).toMatchObject({ kind: 'purged', requests: 1, overdue: 3 });
    const answers = await store.accept(requests.map(again), [TO], 1_000);
    expect(answers.map(({ kind }) => kind)).toEqual(['replayed', 'replayed', 'replayed', 'stored']);
  });

  it.each([
    ['a year after the last purge', NOW + 365 * DAY_MS, 0, 'purged'],
    ['thirteen months after it', NOW + 400 * DAY_MS, 0, 'implausible'],
    ['two days before it', NOW - 2 * DAY_MS, 0, 'purged'],
    ['before this program was built', NOW - 2 * DAY_MS, NOW, 'implausible'],
  ])('purges by a plausible clock only: %s', async (_name, now, builtAt, kind) => {
    const store = await open();
    await store.purge({ now: NOW, ...LIMITS });
    const old = newRequest({ receivedAt: NOW - LIMITS.retentionMs - 30 * DAY_MS });
    await store.accept([old], [TO], 1_000);
    await store.settle([sent(old.id)]);
    expect(await store.purge({ now, builtAt, ...LIMITS })).toMatchObject({ kind });
    const isGone = (await store.accept([again(old)], [TO], 1_000))[0]?.kind === 'stored';
    expect(isGone).toBe(kind === 'purged');
  });

  it('erases no quarantine for a day after more than a week without a purge, restarts included: the clock may have jumped', async () => {
    const store = await open();
    await store.purge({ now: NOW, ...LIMITS });
    const limits = { ...LIMITS, retentionMs: 40 * DAY_MS };
    const delivered = newRequest();
    await store.accept([delivered, newRequest({ isHeld: true })], [TO], 1_000);
    await store.settle([sent(delivered.id)]);
    const now = NOW + 45 * DAY_MS;
    expect(await store.purge({ now, ...limits })).toMatchObject({ requests: 1, postponed: 1 });
    expect(await store.purge({ now: now + DAY_MS - 1, ...limits })).toMatchObject({ requests: 0, postponed: 1 });
    expect(await store.purge({ now: now + DAY_MS, ...limits })).toMatchObject({ requests: 1, postponed: 0 });
  });

  it.each([
    ['1970', 0],
    ['a time more than a year ahead', NOW + 400 * DAY_MS],
  ])(
    'keeps a request of %s for its whole retention, which begins with the first purge by a right clock',
    async (_name, receivedAt) => {
      const store = await open();
      await store.purge({ now: NOW, ...LIMITS });
      const [delivered, held] = [newRequest({ receivedAt }), newRequest({ receivedAt, isHeld: true })];
      await store.accept([delivered, held], [TO], 1_000);
      await store.settle([sent(delivered.id)]);
      const { quarantineMs, retentionMs } = LIMITS;
      const purges: PurgeOutcome[] = [];
      for (const ms of [0, quarantineMs, quarantineMs + 1, retentionMs, retentionMs + 1]) {
        purges.push(await store.purge({ now: NOW + DAY_MS + ms, ...LIMITS, isClockConfirmed: true }));
      }
      expect(purges).toMatchObject([0, 0, 1, 0, 1].map((requests) => ({ requests })));
    },
  );

  it('postpones nothing after a person has confirmed the clock', async () => {
    const store = await open();
    await store.accept([newRequest({ receivedAt: NOW, isHeld: true })], [TO], 1_000);
    const now = NOW + LIMITS.quarantineMs;
    expect(await store.purge({ now, ...LIMITS, isClockConfirmed: true })).toMatchObject({ requests: 0 });
    expect(await store.purge({ now: now + 1, ...LIMITS })).toMatchObject({ requests: 1 });
  });
});

it('a large SQLite file is purged in small steps, while visitors submit', async () => {
  const config = sqliteFile();
  const store = await storeOf(config);
  changeSqlite(config.file, 'insert into probes values (2, 0, zeroblob(68000000))');
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
});

describe('the bytes of deleted requests', () => {
  it('leave a SQLite file and its log with the requests, and the hash of a client’s address as soon as it counts no more', async () => {
    const config = sqliteFile();
    const store = await storeOf(config);
    const secret = randomUUID();
    const old = newRequest({ receivedAt: NOW - LIMITS.retentionMs - 1, page: `/${secret}` });
    const key = `body:${randomUUID()}`;
    await store.accept([old, newRequest({ key, keyExpiresAt: NOW })], [TO], 1_000);
    await store.settle([sent(old.id)]);
    const kept = () => {
      const files = Buffer.concat([config.file, `${config.file}-wal`].map((path) => readFileSync(path)));
      return [secret, key].filter((text) => files.includes(text));
    };
    expect(kept()).toEqual([secret, key]);
    expect(await store.purge({ now: NOW, ...LIMITS })).toMatchObject({ requests: 1 });
    expect(kept()).toEqual([]);
  });

  it('that a backup kept from being erased leave the files at the next purge', async () => {
    const url = await postgres.createDatabase();
    const store = await openStore({ kind: 'postgres', url });
    const old = newRequest({ receivedAt: NOW - LIMITS.retentionMs - 1 });
    await store.accept([old], [TO], 1_000);
    await store.settle([sent(old.id)]);
    const backup = await begin(url, 'lock table contact_requests in access share mode');
    await expect(store.purge({ now: NOW, ...LIMITS })).rejects.toMatchObject({ kind: 'busy', code: '55P03' });
    await backup.query('commit');
    const size = () => queryPostgres(url, "select pg_relation_size('contact_requests')::int as bytes");
    expect(await size()).not.toEqual([{ bytes: 0 }]);
    // Also if the process that deleted the requests has ended.
    await store.close();
    const next = await storeOf({ kind: 'postgres', url });
    expect(await next.purge({ now: NOW, ...LIMITS })).toMatchObject({ requests: 0 });
    expect(await size()).toEqual([{ bytes: 0 }]);
  });
});
