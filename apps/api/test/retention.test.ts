import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/durations.ts';
import { dailyPurge } from '../src/outbox/retention.ts';
import type { Store } from '../src/outbox/store/store.ts';
import { LIMITS } from './support/stores.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('purges at start and every day, and ten minutes after a failure', async () => {
  const purge = vi.fn<Store['purge']>(async () => ({ kind: 'purged', requests: 0, overdue: 0, postponed: 0 }));
  const job = dailyPurge({ purge }, LIMITS, pino({ level: 'silent' }));
  const purgesAfter = async (ms: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms);
    return purge.mock.calls.length;
  };
  job.start();
  expect(await purgesAfter(DAY_MS - 1)).toBe(1);
  purge.mockRejectedValueOnce(new Error('The disk is full'));
  expect(await purgesAfter(1)).toBe(2);
  expect(purge).toHaveBeenLastCalledWith({ now: Date.now(), ...LIMITS });
  expect(await purgesAfter(10 * MINUTE_MS - 1)).toBe(2);
  expect(await purgesAfter(1)).toBe(3);
  expect(await purgesAfter(DAY_MS)).toBe(4);
  await job.stop();
  expect(await purgesAfter(2 * DAY_MS)).toBe(4);
});
