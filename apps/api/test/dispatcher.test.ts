import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MINUTE_MS } from '../src/durations.ts';
import { StoreError } from '../src/outbox/database/errors.ts';
import { Dispatcher } from '../src/outbox/delivery/dispatcher.ts';
import { DeliveryFailure, type Schedule, type Transport } from '../src/outbox/delivery/transport.ts';
import { runHere } from './support/command.ts';
import { changeSqlite } from './support/rows.ts';
import { until } from './support/server-process.ts';
import { newRequest, sqliteFile, storeOf, TO } from './support/stores.ts';

/** A dispatcher over a store with one request, and its log. */
async function dispatcherOf(deliver: Transport['deliver'], schedule: Partial<Schedule> = {}) {
  const database = sqliteFile();
  const store = await storeOf(database);
  await store.accept([newRequest()], [TO], 1_000);
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    { formatters: { level: (level) => ({ level }) } },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  const transport = { name: 'mail', recipients: [TO], concurrency: 1, deliver } as const;
  const options = { retryDelaysMs: [60_000], giveUpAfterMs: 60_000, leaseMs: 60_000, ...schedule };
  const dispatcher = new Dispatcher({ store, transport, schedule: options, owner: 'a', logger });
  onTestFinished(() => dispatcher.stop(1_000));
  return { store, lines, dispatcher, file: database.file, env: { DATABASE_URL: `file:${database.file}` } };
}

it('begins no delivery that it claimed after its stop began, and returns the lease', async () => {
  const deliver = vi.fn<Transport['deliver']>();
  const { store, dispatcher } = await dispatcherOf(deliver);
  // The claim is under way when the stop begins: both calls are in one turn of the event loop.
  dispatcher.start();
  await dispatcher.stop(1_000);
  expect(deliver).not.toHaveBeenCalled();
  const next = { owner: 'b', now: Date.now(), leaseMs: 60_000, limit: 1, recipients: [TO], except: [] };
  expect(await store.claim(next)).toHaveLength(1);
});

const stack = expect.stringMatching(/^ +at .*dispatcher\.test/);

it.each([
  ['an error of ours', new TypeError('Jeanne'), { level: 'error', code: 'TypeError', type: 'TypeError', stack }],
  [
    'a fault of the store',
    new StoreError('fault', '42601'),
    { level: 'error', code: '42601', type: 'StoreError', stack },
  ],
  ['a busy store', new StoreError('busy', 'SQLITE_BUSY'), { level: 'warn', code: 'SQLITE_BUSY' }],
  ['a refusal', new DeliveryFailure('temporary', 'SMTP 451'), { level: 'warn', code: 'SMTP 451' }],
])(
  'logs %s with its code, and with its place in the program if nobody else is at fault',
  async (_what, error, wanted) => {
    const { lines, dispatcher } = await dispatcherOf(async () => {
      throw error;
    });
    dispatcher.start();
    await vi.waitUntil(() => lines.length > 0);
    await dispatcher.stop(1_000);
    const { time: _, id: __, ...facts } = lines[0] ?? {};
    const attempt = { event: 'mail.failed', recipient: TO, attempt: 1, kind: 'temporary' };
    expect(lines).toHaveLength(1);
    expect(facts).toMatchObject({ ...attempt, ...wanted });
    expect('stack' in facts).toBe('stack' in wanted);
    expect(JSON.stringify(lines)).not.toContain('Jeanne');
  },
);

it('reports again each minute an outcome that the store does not record, and records it once', async () => {
  const deliver = vi.fn<Transport['deliver']>();
  const { store, lines, dispatcher, file } = await dispatcherOf(deliver);
  changeSqlite(file, "create trigger no before update of state on deliveries begin select raise(abort, ''); end");
  const kept = () => lines.filter(({ event }) => event === 'mail.outcome_kept');
  dispatcher.start();
  await until(() => kept().length > 0, 'the first report');
  const clock = performance.now.bind(performance);
  await sleep(1_200);
  expect(kept()).toEqual([expect.objectContaining({ level: 'warn', code: 'SQLITE_CONSTRAINT_TRIGGER' })]);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + MINUTE_MS);
  onTestFinished(() => void vi.restoreAllMocks());
  await until(() => kept().length > 1, 'the report a minute later');
  expect(kept()[1]).toMatchObject({ level: 'error', code: 'SQLITE_CONSTRAINT_TRIGGER' });
  changeSqlite(file, 'drop trigger no');
  await until(async () => (await store.counts()).queued === 0, 'the outcome');
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('gives a mail up after the time limit, and counts that time anew once it is retried by command', async () => {
  const refuse = async () => {
    throw new DeliveryFailure('temporary', 'SMTP 451');
  };
  const giveUpAfterMs = 300;
  const { store, lines, dispatcher, env } = await dispatcherOf(refuse, { retryDelaysMs: [100], giveUpAfterMs });
  dispatcher.start();
  await until(async () => (await store.counts()).dead === 1, 'the mail to be given up');
  expect(lines.length).toBeGreaterThan(1);
  // It stays dead for longer than the limit.
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + giveUpAfterMs);
  onTestFinished(() => void vi.restoreAllMocks());
  const before = lines.length;
  expect(await runHere(['retry', '--all'], env)).toMatchObject({ code: 0 });
  await until(() => lines.length > before, 'the next attempt');
  expect(lines[before]).toMatchObject({ event: 'mail.failed', attempt: 1 });
});
