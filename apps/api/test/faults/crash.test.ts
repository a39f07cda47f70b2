import { expect, it } from 'vitest';
import { runCrashTest } from '../support/run-crash-test.ts';
import { startPostgres, startReceiver, startSink } from '../support/start.ts';
import { databasesOn } from '../support/stores.ts';

/** The long crash test, on both databases: `CRASH_ROUNDS=100 npm run crash-test`. */
const { CRASH_ROUNDS } = process.env;
const rounds = Number(CRASH_ROUNDS ?? 2);
const databases = databasesOn(startPostgres()).slice(0, CRASH_ROUNDS ? 2 : 1);

it.each(databases)(
  `kill -9 at random under load loses nothing acknowledged in %s, and stores nothing twice, in ${rounds} rounds`,
  { timeout: rounds * 120_000 },
  async (_name, createDatabase) => {
    const [sink, receiver] = [await startSink(), await startReceiver()];
    const maxAcknowledged = CRASH_ROUNDS ? 120 : 20;
    const result = await runCrashTest({ url: await createDatabase(), rounds, maxAcknowledged, sink, receiver });
    console.info(result);
    const { acknowledged } = result;
    expect(acknowledged).toBeGreaterThan(1);
    const whole = { stored: acknowledged, delivered: acknowledged, storedTwice: 0, differing: 0, damaged: false };
    expect(result).toMatchObject(whole);
    // What crashes cut three times waits for a minute.
    if (rounds < 3) expect(result.slowestRecoveryMs).toBeLessThan(10_000);
  },
);
