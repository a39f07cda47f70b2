import pino from 'pino';
import { expect, it } from 'vitest';
import type { Transport } from '../src/outbox/delivery.ts';
import { Dispatcher } from '../src/outbox/dispatcher.ts';
import { openStore } from '../src/outbox/open-store.ts';
import { newRequest, sqliteFile, TO } from './support/stores.ts';

it('begins no delivery that it claimed after its stop began, and returns the lease', async () => {
  const store = await openStore(sqliteFile());
  await store.accept([newRequest()], [TO], 1_000);
  const begun: string[] = [];
  const transport: Transport = {
    name: 'mail',
    recipients: [TO],
    concurrency: 1,
    deliver: async (_request, recipient) => void begun.push(recipient),
  };
  const schedule = { retryDelaysMs: [1_000], giveUpAfterMs: 60_000, leaseMs: 60_000 };
  const logger = pino({ enabled: false });
  const dispatcher = new Dispatcher({ store, transport, schedule, owner: 'a', logger });
  // The claim is under way when the stop begins: both calls are in one turn of the event loop.
  dispatcher.start();
  await dispatcher.stop(1_000);
  expect(begun).toEqual([]);
  const next = { owner: 'b', now: Date.now(), leaseMs: 60_000, limit: 1, recipients: [TO], except: [] };
  expect(await store.claim(next)).toHaveLength(1);
  await store.close();
});
