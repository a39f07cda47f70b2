import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { validRequest } from '../support/requests.ts';
import { until } from '../support/server-process.ts';
import { startServer, startSink } from '../support/start.ts';

const PRELOAD = fileURLToPath(new URL('../support/shifted-clock.mjs', import.meta.url));
const DAY_MS = 86_400_000;
const MAILS = 12;

describe.each([
  ['forward', DAY_MS],
  ['back', -DAY_MS],
])('the clock jumps a day %s', (_direction, jump) => {
  it('causes no mail storm and leaves nothing stuck', async () => {
    const clock = `${temporaryFolder()}/shift`;
    writeFileSync(clock, '0');
    const sink = await startSink('text 451');
    const server = await startServer(
      { SMTP_URL: sink.url, MAIL_RETRY_SECONDS: '3600', CLOCK_SHIFT_FILE: clock },
      { nodeArguments: ['--import', PRELOAD] },
    );
    for (let number = 0; number < MAILS; number += 1) {
      await server.post({ ...validRequest, message: `Demande ${number}` });
    }
    await until(() => sink.texts === MAILS, 'the first attempt of each');
    const failures = () => server.logs.filter((line) => line.event === 'mail.failed').length;
    await until(() => failures() === MAILS, 'the failures to be noted');

    writeFileSync(clock, String(jump));
    server.child.kill('SIGUSR2');
    await server.event('test.clock');
    // Nothing is stuck: each waiting mail is retried. No storm: once each, then its hour counts from the new time.
    await until(() => failures() === 2 * MAILS, 'one more attempt of each');
    const during = await server.post({ ...validRequest, message: 'Après le saut' });
    expect(during.status).toBe(201);
    await until(() => failures() === 2 * MAILS + 1, 'the attempt of the new one');
    expect(sink.texts).toBe(2 * MAILS + 1);
    await server.healthWith({ status: 'ok', queued: MAILS + 1, dead: 0 });
  });
});
