import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { validRequest } from '../support/requests.ts';
import { changeSqlite } from '../support/rows.ts';
import { type ServerProcess, until } from '../support/server-process.ts';
import { type SinkMode, SmtpSink } from '../support/smtp-sink.ts';
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

/** A server that speaks SMTP up to the text, and answers that by anything. @returns its address */
async function startNonsense(answer: string): Promise<string> {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isText = false;
    say('220 ready');
    // The server under test is killed in the middle of a conversation: the lines have that error too.
    const lines = createInterface({ input: socket.on('error', () => undefined) }).on('error', () => undefined);
    lines.on('line', (line) => {
      if (isText) {
        if (line !== '.') return;
        isText = false;
        say(answer);
      } else if (line === 'DATA') {
        isText = true;
        say('354 go on');
      } else say('250 OK');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

  type Refusal = [what: string, mode: SinkMode, sink: SmtpSink, url: (sink: SmtpSink) => string, code: string | RegExp];
  it.each<[...Refusal, variable?: string]>([
    ['an untrusted certificate', 'accept', new SmtpSink('from the start'), ({ url }) => url, /CERT|UNABLE_TO_VERIFY/],
    [
      'an untrusted certificate after STARTTLS',
      'accept',
      new SmtpSink('offered'),
      ({ url }) => url,
      /CERT|UNABLE_TO_VERIFY/,
    ],
    ['TLS where the server speaks none', 'accept', new SmtpSink(), ({ port }) => `smtps://127.0.0.1:${port}`, /SSL/],
    ['STARTTLS required, not offered', 'accept', new SmtpSink(), ({ url }) => `${url}?requireTLS=true`, /SMTP 50\d/],
    ['AUTH answered 550', 'auth 550', new SmtpSink(), ({ port }) => `smtp://a:b@127.0.0.1:${port}`, 'SMTP 550'],
    ['AUTH answered 454', 'auth 454', new SmtpSink(), ({ port }) => `smtp://a:b@127.0.0.1:${port}`, 'SMTP 454'],
    ['503 for the recipient, before AUTH', 'recipient 503', new SmtpSink(), ({ url }) => url, 'SMTP 503'],
    ['554 for a greeting', 'connect 554', new SmtpSink(), ({ url }) => url, 'SMTP 554'],
    ['550 for the sender', 'sender 550', new SmtpSink(), ({ url }) => url, 'SMTP 550', 'MAIL_FROM'],
  ])(
    'is reported at once with the setting to correct, and no mail is abandoned: %s',
    async (_what, mode, sink, url, code, variable = 'SMTP_URL') => {
      await startSink(mode, sink);
      const server = await start(sink, { SMTP_URL: url(sink), MAIL_RETRY_SECONDS: '0.1' });
      await server.post(validRequest);
      expect(await server.event('mail.failed')).toMatchObject({
        level: 'error',
        kind: 'configuration',
        variable,
        code: expect.stringMatching(code),
        attempt: 1,
      });
      await until(() => failures(server) > 3, 'more attempts than a permanent failure gets');
      await server.healthWith({ queued: 1, dead: 0 });
    },
  );

  it('refuses a mail above its size limit (RFC 1870): only that one is dead, after three attempts', async () => {
    const sink = await startSink('sender 552');
    const server = await start(sink);
    const { body } = await server.post(validRequest);
    const dead = { level: 'error', id: body.id, code: 'SMTP 552', attempt: 3 };
    expect(await server.event('mail.dead')).toMatchObject(dead);
    await server.healthWith({ status: 'ok', queued: 0, dead: 1 });
    expect(sink.connections).toBe(3);
  });

  it.each(['hello', '999 ?', '600-no\r\n600 no'])(
    'answers the text by %j, which is no SMTP: temporary, never abandoned',
    async (answer) => {
      const nonsense = await startNonsense(answer);
      const server = await start(new SmtpSink(), { SMTP_URL: nonsense, MAIL_RETRY_SECONDS: '0.1' });
      await server.post(validRequest);
      expect(await server.event('mail.failed')).toMatchObject({ kind: 'temporary', attempt: 1 });
      await until(() => failures(server) > 3, 'more attempts than a permanent failure gets');
      await server.healthWith({ queued: 1, dead: 0 });
    },
  );

  it('gets no more attempts after the time limit', async () => {
    const sink = await startSink('text 451');
    const server = await start(sink, { MAIL_GIVE_UP_HOURS: '0.001' });
    await server.post(validRequest);
    expect(await server.event('mail.dead')).toMatchObject({ code: 'SMTP 451', kind: 'temporary' });
    await server.healthWith({ queued: 0, dead: 1 });
  });
});
