import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { HOUR_MS } from '../src/durations.ts';
import type { Deliver } from '../src/outbox/delivery/transport.ts';
import { Outbox } from '../src/outbox/outbox.ts';
import { changeSqlite } from './support/rows.ts';
import { until } from './support/server-process.ts';
import { fileWith, newRequest, TO } from './support/stores.ts';

/** As a replica with former settings stores it. */
const toFormer = (file: string) =>
  changeSqlite(
    file,
    "update deliveries set recipient = 'avant@agence.example', id = request_id || ' avant', state = 'pending'",
  );

it('delivers to the current address what waits for a former one: from its start, and within the hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { file } = await fileWith(newRequest({ receivedAt: Date.now() }));
  toFormer(file);
  const config = { ...parseConfig({}), database: { kind: 'sqlite', file } as const };
  const deliver = vi.fn<Deliver>();
  const transports = [{ name: 'mail', recipients: [TO], concurrency: 1, deliver } as const];
  const outbox = await Outbox.open({ config, transports, logger: pino({ level: 'silent' }) });
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
