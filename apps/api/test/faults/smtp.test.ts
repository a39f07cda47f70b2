import { describe, expect, it } from 'vitest';
import { validRequest } from '../support/requests.ts';
import { changeSqlite } from '../support/rows.ts';
import { type ServerProcess, until } from '../support/server-process.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { startServer, startSink } from '../support/start.ts';

/** A fast schedule; backoff.test.ts checks the real one. */
const FAST = {
  MAIL_RETRY_SECONDS: '0.3,0.5,0.8',
  SMTP_GREETING_TIMEOUT_SECONDS: '2',
  SMTP_SOCKET_TIMEOUT_SECONDS: '2',
};
/** How many attempts have failed; a conversation that still hangs has not. */
const failures = (server: ServerProcess): number => server.events('mail.failed').length;

async function start(sink: SmtpSink, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ SMTP_URL: sink.url, ...FAST, ...env });
  // The first request of a process compiles its code: exclude it from the measurement.
  await server.post({ ...validRequest, email: 'pas une adresse' });
  return server;
}

async function drained(server: ServerProcess): Promise<void> {
  await server.healthWith({ queued: 0 });
}

describe('a mail server that misbehaves', () => {
  it('refuses connections, then recovers: 201 without delay meanwhile, one mail in the end', async () => {
    const sink = await startSink();
    await sink.close();
    const server = await start(sink);
    const answer = await server.post(validRequest);
    expect(answer.status).toBe(201);
    await server.event('mail.failed');
    await server.healthWith({ status: 'ok', queued: 1, dead: 0 });
    await sink.listen(sink.port);
    await sink.received(1);
    await drained(server);
    expect(sink.texts).toBe(1);
  });

  it('hangs before the banner: 201 without delay, other deliveries continue, one mail each', async () => {
    const sink = await startSink();
    sink.modeOf = (conversation) => (conversation === 1 ? 'hang-before-banner' : 'accept');
    const server = await start(sink);
    const first = await server.post(validRequest);
    await until(() => sink.connections === 1, 'the conversation that hangs');
    const second = await server.post({ ...validRequest, message: 'La suivante' });
    // Both were answered before the hanging conversation timed out.
    expect([first.status, second.status, failures(server)]).toEqual([201, 201, 0]);
    const [passed] = await sink.received(1);
    expect(passed?.mail.messageId).toContain(second.body.id);
    await sink.received(2);
    await drained(server);
    expect(sink.texts).toBe(2);
  });

  it('waits for the text while the store breaks: nothing is sent before the store wants it', async () => {
    const sink = await startSink('hang-before-banner');
    const server = await start(sink);
    await server.post(validRequest);
    await until(() => sink.connections === 1, 'the conversation that hangs');
    changeSqlite(server.file, 'alter table deliveries rename to elsewhere');
    sink.mode = 'accept';
    sink.release();
    expect(await server.event('mail.failed')).toMatchObject({
      level: 'warn',
      kind: 'temporary',
      code: 'TABLE_MISSING',
    });
    expect(sink.texts).toBe(0);
    changeSqlite(server.file, 'alter table elsewhere rename to deliveries');
    await server.event('mail.sent');
    await drained(server);
    expect(sink.texts).toBe(1);
  });

  it('takes its time for each reply, and longer for the text: one copy', async () => {
    const sink = await startSink('late');
    const server = await start(sink);
    await server.post(validRequest);
    await server.event('mail.sent');
    await drained(server);
    expect([sink.texts, failures(server)]).toEqual([1, 0]);
  });

  it('never answers the text: 201 without delay, and one more copy with the same Message-ID and Date', async () => {
    const sink = await startSink();
    sink.modeOf = (conversation) => (conversation === 1 ? 'silent-after-data' : 'accept');
    const server = await start(sink, { MAIL_LEASE_SECONDS: '3' });
    await server.post(validRequest);
    await until(() => sink.texts === 1, 'the text that is never answered');
    const other = await server.post({ ...validRequest, message: 'La suivante' });
    expect([other.status, failures(server)]).toEqual([201, 0]);
    const mails = await sink.received(3);
    await drained(server);
    const copies = mails.filter((mail) => mail.mail.messageId !== `<${other.body.id}@epinette.example>`);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map((copy) => `${copy.mail.messageId} ${copy.mail.date}`)).size).toBe(1);
  });

  it('cuts the connection after the text: one extra copy, same Message-ID and Date', async () => {
    const sink = await startSink();
    sink.modeOf = (conversation) => (conversation === 1 ? 'cut-after-data' : 'accept');
    const server = await start(sink);
    await server.post(validRequest);
    const mails = await sink.received(2);
    await drained(server);
    expect(sink.texts).toBe(2);
    expect(mails[1]?.mail.messageId).toBe(mails[0]?.mail.messageId);
    expect(mails[1]?.mail.date).toBe(mails[0]?.mail.date);
    expect(mails[1]?.raw.replace(/boundary="[^"]+"|--_[^\s]+/g, '')).toBe(
      mails[0]?.raw.replace(/boundary="[^"]+"|--_[^\s]+/g, ''),
    );
  });

  it('refuses the password (535): logged as an error immediately, retried until it is correct', async () => {
    const sink = await startSink('auth 535');
    const server = await start(sink, { SMTP_URL: `smtp://agence:faux@127.0.0.1:${sink.port}` });
    await server.post(validRequest);
    expect(await server.event('mail.failed')).toMatchObject({
      level: 'error',
      kind: 'configuration',
      variable: 'SMTP_URL',
      code: 'SMTP 535',
      attempt: 1,
    });
    await until(() => sink.connections >= 4, 'more attempts than a permanent failure gets');
    await server.healthWith({ queued: 1, dead: 0 });
    sink.mode = 'accept';
    await sink.received(1);
    await drained(server);
    expect(sink.texts).toBe(1);
  });

  it('gets no more attempts after the time limit', async () => {
    const sink = await startSink('text 451');
    const server = await start(sink, { MAIL_GIVE_UP_HOURS: '0.001' });
    await server.post(validRequest);
    expect(await server.event('mail.dead')).toMatchObject({ code: 'SMTP 451', kind: 'temporary' });
    await server.healthWith({ queued: 0, dead: 1 });
  });
});
