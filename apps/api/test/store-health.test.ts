import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueueCounts, StoreClient } from '../src/outbox/store/store.ts';
import { StoreHealth } from '../src/outbox/store-health.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose counts arrive when the test resolves them. */
function slowStore() {
  const waiting: ((counts: QueueCounts) => void)[] = [];
  const counts = () => new Promise<QueueCounts>((resolve) => waiting.push(resolve));
  return { store: { counts } as unknown as StoreClient, waiting };
}

it('answers within 100 ms while the store is slow: with the last known counts, then with the new ones', async () => {
  const { store, waiting } = slowStore();
  const health = new StoreHealth(store, pino({ level: 'silent' }), []);

  const first = vi.fn();
  void health.status().then(first);
  await vi.advanceTimersByTimeAsync(100);
  expect(first).toHaveBeenCalledWith({ isAvailable: true, queued: 0, dead: 0, parts: {} });

  // The store is still busy with the first query: it gets no second one.
  const second = vi.fn();
  void health.status().then(second);
  expect(waiting).toHaveLength(1);
  waiting[0]?.({ queued: 3, dead: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(second).toHaveBeenCalledWith({ isAvailable: true, queued: 3, dead: 1, parts: {} });
});

it('probes a store ten seconds after its last write, and not before', async () => {
  const probe = vi.fn(async () => undefined);
  const store = { counts: async () => ({ queued: 0, dead: 0 }), probe } as unknown as StoreClient;
  const health = new StoreHealth(store, pino({ level: 'silent' }), []);
  await health.start();
  await vi.advanceTimersByTimeAsync(9_000);
  health.recordSuccess();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probe).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(probe).toHaveBeenCalledTimes(1);
  health.stop();
});

it('probes no more once it is stopped, even during a probe', async () => {
  let finish = () => undefined as unknown;
  const probe = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const store = { counts: async () => ({ queued: 0, dead: 0 }), probe } as unknown as StoreClient;
  const health = new StoreHealth(store, pino({ level: 'silent' }), []);
  await health.start();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(probe).toHaveBeenCalledTimes(1);
  health.stop();
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
