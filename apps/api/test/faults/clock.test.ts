import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { DAY_MS } from '../../src/durations.ts';
import { openStore } from '../../src/outbox/store/open.ts';
import { TO_2000, WallClock } from '../support/clock.ts';
import { runHere, runRequests } from '../support/command.ts';
import { validRequest } from '../support/requests.ts';
import { type ServerProcess, until } from '../support/server-process.ts';
import { startServer, startSink } from '../support/start.ts';
import { sqliteFile } from '../support/stores.ts';

const MAILS = 5;
const FIVE_YEARS = 5 * 366;
/** No mail server listens there. */
const AWAY = 'smtp://127.0.0.1:1';

const failures = (server: ServerProcess): number => server.events('mail.failed').length;

describe.each([
  ['a day back', -1],
  ['five years forward', FIVE_YEARS],
])('a clock that jumps %s', (_jump, days) => {
  it('causes no mail storm and leaves nothing stuck', async () => {
    const clock = new WallClock();
    const sink = await startSink('text 451');
    const server = await startServer({
      ...clock.env,
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '3600',
      RATE_LIMIT_MAX: `${MAILS}`,
    });
    for (let number = 0; number < MAILS; number += 1) {
      await server.post({ ...validRequest, message: `Demande ${number}` });
    }
    await until(() => failures(server) === MAILS, 'the first attempt of each');

    clock.set(days);
    // Each waiting mail is retried once, and then waits an hour of the new time.
    await until(() => failures(server) === 2 * MAILS, 'one more attempt of each');
    // By the new clock, the client's limit and the time in which the same text is one request are over.
    const during = await server.post({ ...validRequest, message: 'Demande 0' });
    expect(during.status).toBe(201);
    await until(() => failures(server) === 2 * MAILS + 1, 'the attempt of the new one');
    expect(sink.texts).toBe(2 * MAILS + 1);
    await server.healthWith({ status: 'ok', queued: MAILS + 1, dead: 0 });
  });
});

/** purge.test.ts has what each kind of database then does. */
describe('a wrong clock', () => {
  const createDatabase = () => `file:${sqliteFile().file}`;

  const listed = async (env: Readonly<Record<string, string>>) => {
    const { output, errors } = await runHere(['list', '--json'], env);
    const requests = output.split('\n').filter(Boolean);
    return { states: requests.map((line) => JSON.parse(line).state as string).sort(), errors };
  };

  it('five years ahead at start erases nothing, delivered or not, and one line reports it', async () => {
    const sink = await startSink();
    const env = { DATABASE_URL: createDatabase() };
    const before = await startServer({ ...env, SMTP_URL: sink.url });
    await before.post(validRequest);
    await before.healthWith({ queued: 0 });
    await before.post({ ...validRequest, fax: 'robot' });
    await sink.close();
    await before.post({ ...validRequest, message: 'En attente' });
    await before.event('mail.failed');
    await before.kill('SIGKILL');

    const clock = new WallClock(FIVE_YEARS);
    const ahead = await startServer({ ...env, ...clock.env, SMTP_URL: AWAY });
    expect(await ahead.event('clock.implausible')).toMatchObject({ level: 'error', clock: expect.any(String) });
    expect(ahead.events('retention.purged')).toEqual([]);
    // What is accepted meanwhile makes the clock no more plausible.
    expect((await ahead.post({ ...validRequest, message: 'Entre-temps' })).status).toBe(201);
    const refused = await runRequests(['purge'], { ...env, ...clock.env });
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/^Horloge invraisemblable\u00a0: .*\nRien n’a été purgé\. .*--trust-clock\n$/);
    await ahead.kill('SIGKILL');

    const corrected = await startServer({ ...env, SMTP_URL: AWAY });
    expect(await corrected.event('retention.purged')).toMatchObject({ requests: 0 });
    expect(await listed(env)).toEqual({ states: ['held', 'pending', 'pending', 'sent'], errors: '' });
  });

  it('at 2000, then corrected while a mail waits, neither abandons nor erases that mail', async () => {
    const clock = new WallClock(TO_2000);
    const sink = await startSink('text 451');
    const env = { ...clock.env, DATABASE_URL: createDatabase(), MAIL_RETRY_SECONDS: '0.2,0.4' };
    const server = await startServer({ ...env, SMTP_URL: sink.url });
    expect(await server.event('clock.implausible')).toMatchObject({ clock: expect.stringMatching(/^(1999|2000)-/) });
    const { body } = await server.post(validRequest);
    await server.post({ ...validRequest, fax: 'robot' });
    await until(() => failures(server) >= 2, 'two failures');
    clock.set(0);
    const seen = failures(server);
    await until(() => failures(server) >= seen + 3, 'failures by the right clock');
    expect(server.events('mail.dead')).toEqual([]);
    expect(await runHere(['purge'], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^0\u00a0demande purgée\.\n.*\u00a0: 1\u00a0demande non livrée\./),
      errors: '',
    });
    sink.mode = 'accept';
    await server.event('mail.sent');
    expect(sink.mails.at(-1)?.mail.messageId).toContain(body.id);
    expect(sink.mails.at(-1)?.mail.date).toMatch(/^20[2-9]/);
    expect((await listed(env)).states).toEqual(['held', 'sent']);
  });

  it('is accepted when a person vouches for it', async () => {
    const env = { DATABASE_URL: createDatabase() };
    await (await openStore(parseConfig(env).database)).close();
    const purge = (...options: string[]) => runHere(['purge', ...options], env);
    expect(await purge()).toMatchObject({ code: 0 });
    vi.useFakeTimers({ now: Date.now() + 3 * 366 * DAY_MS, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await purge()).toMatchObject({ code: 1 });
    expect(await purge('--trust-clock')).toMatchObject({ code: 0 });
    expect(await purge()).toMatchObject({ code: 0, errors: '' });
  });
});
