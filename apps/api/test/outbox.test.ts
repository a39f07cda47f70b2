import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../src/config.ts';
import type { Deliver } from '../src/outbox/delivery/transport.ts';
import { Outbox } from '../src/outbox/outbox.ts';
import { changeSqlite } from './support/rows.ts';
import { until } from './support/server-process.ts';
import { fileWith, newRequest, TO } from './support/stores.ts';

const toFormer = "update deliveries set recipient = 'avant@agence.example', id = request_id || ' avant'";

async function openOutbox(file: string) {
  const config = { ...parseConfig({}), database: { kind: 'sqlite', file } as const };
  const deliver = vi.fn<Deliver>();
  const transports = [{ name: 'mail', recipients: [TO], concurrency: 1, deliver } as const];
  const outbox = await Outbox.open({ config, transports, logger: pino({ level: 'silent' }) });
  onTestFinished(() => outbox.close());
  onTestFinished(() => outbox.stop());
  const delivered = async () => (await until(() => deliver.mock.calls[0], 'the delivery', 5_000))[1];
  return { outbox, delivered };
}

it('delivers to the current address, from its start, what waits for a former one', async () => {
  const { file } = await fileWith(newRequest({ receivedAt: Date.now() }));
  changeSqlite(file, toFormer);
  const { outbox, delivered } = await openOutbox(file);
  await outbox.start();
  expect(await delivered()).toBe(TO);
});

it('delivers within the hour what another replica stored for a former address', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { file } = await fileWith();
  const { outbox, delivered } = await openOutbox(file);
  await outbox.accept(newRequest());
  changeSqlite(file, toFormer);
  await outbox.start();
  vi.advanceTimersByTime(60 * 60_000);
  expect(await delivered()).toBe(TO);
});
