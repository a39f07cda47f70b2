import { describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { validRequest } from '../support/requests.ts';
import { querySqlite } from '../support/rows.ts';
import { until } from '../support/server-process.ts';
import { spawnServer, startServer } from '../support/start.ts';

describe('the log', () => {
  it('contains the id of each response, and no text of a visitor, whatever is refused', async () => {
    const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'trace' });
    const { headers } = await server.post({ ...validRequest, name: 'Mot-secret' });
    await server.post({ ...validRequest, name: 'Mot-secret', email: 'Mot-secret' });
    await server.post('{"name":"Mot-secret');
    await server.fetch('/api/contact?name=Mot-secret');
    await server.fetch('/Mot-secret', { headers: { 'x-mot': 'Mot-secret', origin: 'https://mot-secret.example' } });
    await server.event('mail.failed');
    await server.kill('SIGTERM');
    const lines = server.events('http.request');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({
      level: 'info',
      requestId: headers.get('x-request-id'),
      method: 'POST',
      route: '/api/contact',
      status: 201,
    });
    expect(JSON.stringify([server.logs, server.errors])).not.toMatch(/mot-secret|jeanne|facturation/i);
  });

  it('on a full device: requests are answered, and delivered later; SIGTERM ends the server', async () => {
    const port = await freePort();
    const server = spawnServer({ PORT: String(port) }, { wrapper: ['sh', '-c', 'exec "$0" "$@" > /dev/full'] });
    server.port = port;
    await until(() => server.health().catch(() => undefined), 'health to answer');
    expect((await server.post(validRequest)).status).toBe(201);
    await server.healthWith({ status: 'ok', queued: 1 });
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('blocked, with its buffer full: a delivery is `sent` only once its line is written, and lost lines are counted', async () => {
    const server = await startServer({ MAIL_CONCURRENCY: '32', MAIL_RETRY_SECONDS: '0.2' });
    server.child.stdout?.pause();
    const text = '€'.repeat(9_900);
    const long = { ...validRequest, projectGoals: text, specificNeeds: text, currentChallenges: text };
    const posts = Array.from({ length: 20 }, (_, number) => server.post({ ...long, message: `${number} ${text}` }));
    expect((await Promise.all(posts)).map((answer) => answer.status)).toEqual(Array(20).fill(201));
    const begun = 'select count(*) as total from deliveries where attempts > 0';
    await until(() => querySqlite(server.file, begun)[0]?.total === 20, 'an attempt of each');
    // The rest of the buffer is smaller than a request.
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(Array.from({ length: 80 }, () => server.fetch('/rien')));
    }
    server.child.stdout?.resume();
    await server.healthWith({ queued: 0, dead: 0 });
    await until(() => server.events('contact.request').length === 20, 'the line of each', 5_000);
    expect(await server.event('log.dropped')).toMatchObject({ level: 'error', lines: expect.any(Number) });
  });

  it('receives each request once at every LOG_LEVEL when SMTP_URL is unset, however many addresses MAIL_TO lists', async () => {
    const port = await freePort();
    const server = spawnServer({ PORT: String(port), LOG_LEVEL: 'silent', MAIL_TO: 'a@x.ca, b@x.ca' });
    server.port = port;
    await until(() => server.health().catch(() => undefined), 'health to answer');
    await server.post(validRequest);
    const { message, email } = validRequest;
    expect(await server.event('contact.request')).toMatchObject({
      replyTo: email,
      text: expect.stringContaining(message),
    });
    await server.healthWith({ queued: 0 });
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.logs.map((line) => line.event)).toEqual(['contact.request']);
  });
});
