import { describe, expect, it } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { HOUR_MS } from '../src/durations.ts';
import { nextStep } from '../src/outbox/delivery/backoff.ts';

const { schedule } = parseConfig({});
const MIDDLE = 0.5;

describe('nextStep', () => {
  it('waits longer each time, then every 6 h, and gives up after 72 h', () => {
    let waitedMs = 0;
    const delays: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const step = nextStep({ attempts, permanentFailures: 0, waitedMs }, 'temporary', schedule, MIDDLE);
      if (step.kind === 'dead') break;
      delays.push(step.delayMs / 1_000);
      waitedMs += step.delayMs;
    }
    expect(delays.slice(0, 9)).toEqual([5, 15, 60, 300, 900, 3_600, 10_800, 21_600, 21_600]);
    expect(waitedMs).toBeGreaterThanOrEqual(72 * HOUR_MS);
    expect(waitedMs).toBeLessThan(79 * HOUR_MS);
  });

  it('does not give up before every delay was tried, however long the first attempts took', () => {
    const late = 2 * schedule.giveUpAfterMs;
    const kinds = [1, schedule.retryDelaysMs.length - 1, schedule.retryDelaysMs.length].map(
      (attempts) => nextStep({ attempts, permanentFailures: 0, waitedMs: late }, 'temporary', schedule, MIDDLE).kind,
    );
    expect(kinds).toEqual(['retry', 'retry', 'dead']);
  });

  it('attempts a permanently refused mail three times', () => {
    const step = (permanentFailures: number) =>
      nextStep({ attempts: permanentFailures + 1, permanentFailures, waitedMs: 0 }, 'permanent', schedule, MIDDLE);
    expect([0, 1, 2].map((before) => step(before).kind)).toEqual(['retry', 'retry', 'dead']);
  });

  it('abandons a recipient that is gone at once', () => {
    const step = nextStep({ attempts: 1, permanentFailures: 0, waitedMs: 0 }, 'gone', schedule, MIDDLE);
    expect(step.kind).toBe('dead');
  });

  it.each([
    [1_000, 5_000],
    [90_000, 90_000],
    [10 ** 12, 21_600_000],
  ])(
    'after a recipient asks for %i ms, waits %i ms: never less than the schedule, nor more than its longest delay',
    (retryAfterMs, delayMs) => {
      const attempt = { attempts: 1, permanentFailures: 0, waitedMs: 0, retryAfterMs };
      expect(nextStep(attempt, 'temporary', schedule, MIDDLE)).toMatchObject({ kind: 'retry', delayMs });
    },
  );

  it('never gives up while a setting is wrong, and restarts the count after that', () => {
    const late = 2 * schedule.giveUpAfterMs;
    for (let attempts = 1; attempts < 20; attempts += 1) {
      const step = nextStep({ attempts, permanentFailures: 0, waitedMs: late }, 'configuration', schedule, MIDDLE);
      expect(step).toMatchObject({ kind: 'retry', permanentFailures: 0, waitedMs: 0 });
    }
  });

  it('varies each delay by a fifth: mails that failed together are not retried together', () => {
    const attempt = { attempts: 1, permanentFailures: 0, waitedMs: 0 };
    const steps = [0, 1].map((chance) => nextStep(attempt, 'temporary', schedule, chance));
    expect(steps).toMatchObject([{ delayMs: 4_000 }, { delayMs: 6_000 }]);
  });
});
