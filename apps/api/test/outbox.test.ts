import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { HOUR_MS } from '../src/durations.ts';
import { deliveryId } from '../src/outbox/database/tables.ts';
import type { Transport } from '../src/outbox/delivery/transport.ts';
import { Outbox } from '../src/outbox/outbox.ts';
import { changeSqlite } from './support/rows.ts';
import { until } from './support/server-process.ts';
import { startPostgres } from './support/start.ts';
import { CLAIM, fileWith, newRequest, storeOf, TO } from './support/stores.ts';

const transportBy = (deliver: Transport['deliver']) =>
  ({ name: 'mail', recipients: [TO], concurrency: 1, deliver }) as const;

/** Changes the recipient of a stored delivery, as a replica with former settings stores it. */
const toFormer = (file: string) =>
  changeSqlite(
    file,
    "update deliveries set recipient = 'avant@agence.example', id = request_id || ' avant', state = 'pending'",
  );

const postgres = startPostgres();

it('leaves the leases of other replicas when it starts on their PostgreSQL: their mails are under way', async () => {
  const database = { kind: 'postgres', url: await postgres.createDatabase() } as const;
  const store = await storeOf(database);
  const request = newRequest();
  await store.accept([request], [TO], 1_000);
  await store.claim({ ...CLAIM, now: Date.now() });
  const config = { ...parseConfig({}), database };
  const outbox = await Outbox.open({ config, transports: [transportBy(vi.fn())], logger: pino({ level: 'silent' }) });
  onTestFinished(() => outbox.close());
  expect(await store.holdsLease(deliveryId(request.id, TO), CLAIM.owner)).toBe(true);
});

it('delivers to the current address what waits for a former one: from its start, and within the hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { file } = await fileWith(newRequest({ receivedAt: Date.now() }));
  toFormer(file);
  const config = { ...parseConfig({}), database: { kind: 'sqlite', file } as const };
  const deliver = vi.fn<Transport['deliver']>();
  const outbox = await Outbox.open({ config, transports: [transportBy(deliver)], logger: pino({ level: 'silent' }) });
  onTestFinished(() => outbox.close());
  onTestFinished(() => outbox.stop());
  const delivered = (times: number) =>
    until(
      async () => deliver.mock.calls.length === times && (await outbox.status()).queued === 0,
      'the delivery',
      5_000,
    );

  await outbox.start();
  await delivered(1);
  toFormer(file);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await delivered(2);
  expect(deliver.mock.calls.map(([, recipient]) => recipient)).toEqual([TO, TO]);
});
