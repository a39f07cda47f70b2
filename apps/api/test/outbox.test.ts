import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../src/config.ts';
import type { Deliver } from '../src/outbox/delivery/transport.ts';
import { Outbox } from '../src/outbox/outbox.ts';
import { changeSqlite } from './support/rows.ts';
import { until } from './support/server-process.ts';
import { newRequest, sqliteFile, TO } from './support/stores.ts';

it('delivers within the hour what another replica stored for a former address', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = sqliteFile();
  const config = { ...parseConfig({}), database };
  const deliver = vi.fn<Deliver>();
  const transports = [{ name: 'mail', recipients: [TO], concurrency: 1, deliver } as const];
  const outbox = await Outbox.open({ config, transports, logger: pino({ level: 'silent' }) });
  onTestFinished(() => outbox.close());
  onTestFinished(() => outbox.stop());
  await outbox.accept(newRequest());
  changeSqlite(database.file, "update deliveries set recipient = 'avant@agence.example', id = request_id || ' avant'");
  await outbox.start();
  vi.advanceTimersByTime(60 * 60_000);
  await until(() => deliver.mock.calls[0], 'the delivery', 5_000);
  expect(deliver.mock.calls[0]?.[1]).toBe(TO);
});
