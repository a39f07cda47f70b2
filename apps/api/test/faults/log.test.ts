import { describe, expect, it } from 'vitest';
import { logsTo } from '../../src/log.ts';
import { freePort } from '../support/ports.ts';
import { validRequest } from '../support/requests.ts';
import { until } from '../support/server-process.ts';
import { spawnServer, startServer } from '../support/start.ts';

describe('what the log keeps', () => {
  it('never a word of a visitor, whatever is refused', async () => {
    const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'trace' });
    await server.post({ ...validRequest, name: 'Mot-secret' });
    await server.post({ ...validRequest, name: 'Mot-secret', email: 'Mot-secret' });
    await server.post('{"name":"Mot-secret');
    await server.fetch('/api/contact?name=Mot-secret');
    await server.fetch('/Mot-secret', { headers: { 'x-mot': 'Mot-secret', origin: 'https://mot-secret.example' } });
    await server.event('mail.failed');
    await server.kill('SIGTERM');
    expect(server.logs.filter((line) => line.event === 'http.request')).toHaveLength(5);
    expect(JSON.stringify([server.logs, server.errors])).not.toMatch(/mot-secret|jeanne|facturation/i);
  });

  it('names each answer so that its line can be found', async () => {
    const server = await startServer();
    const answer = await server.post(validRequest);
    const line = await server.event('http.request');
    expect(line).toMatchObject({
      level: 'info',
      requestId: answer.headers.get('x-request-id'),
      method: 'POST',
      route: '/api/contact',
      status: 201,
    });
  });

  it('is where a request is delivered without SMTP_URL', async () => {
    const server = await startServer();
    await server.post(validRequest);
    expect(await server.event('contact.request')).toMatchObject({
      replyTo: validRequest.email,
      text: expect.stringContaining(validRequest.message),
    });
  });

  it('on a full device: requests are answered, and delivered later; SIGTERM is obeyed', async () => {
    const port = await freePort();
    const server = spawnServer({ PORT: String(port) }, { wrapper: ['sh', '-c', 'exec "$0" "$@" > /dev/full'] });
    server.port = port;
    await until(() => server.health().catch(() => undefined), 'health to answer');
    expect((await server.post(validRequest)).status).toBe(201);
    await server.healthWith({ status: 'ok', queued: 1 });
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('delivers whatever LOG_LEVEL keeps quiet', () => {
    const lines: string[] = [];
    const { app, delivery } = logsTo({ write: (line) => lines.push(line) }, 'silent');
    app.fatal({ event: 'server.crashed' });
    delivery.info({ event: 'contact.request' });
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['contact.request']);
  });
});
