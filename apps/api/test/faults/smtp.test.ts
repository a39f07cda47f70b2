import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { validRequest } from '../support/requests.ts';
import { changeSqlite } from '../support/rows.ts';
import { type Answer, until } from '../support/server-process.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import { startServerForFile } from '../support/start.ts';

const sink = await new SmtpSink().listen();
const server = startServerForFile({
  SMTP_URL: `smtp://agence:secret@127.0.0.1:${sink.port}`,
  // A fast schedule; backoff.test.ts checks the real one.
  MAIL_RETRY_SECONDS: '0.3,0.5,0.8',
  SMTP_GREETING_TIMEOUT_SECONDS: '1',
  SMTP_SOCKET_TIMEOUT_SECONDS: '1',
  // Longer than a late conversation.
  MAIL_LEASE_SECONDS: '4',
});
afterAll(() => sink.close());
beforeEach(() => sink.forget());

/** Text that no other request has. */
const submit = () => server.post({ ...validRequest, message: randomUUID() });
/** The first log line of this event about the request of an answer. */
const firstLineOf = (name: string, { body: { id } }: Answer) => server.event(name, { id });
/** A conversation that still hangs has not failed. */
const failures = ({ body: { id } }: Answer): number => server.events('mail.failed', { id }).length;
const drained = () => server.healthWith({ queued: 0, dead: 0 });

describe('a mail server that misbehaves', () => {
  it('refuses connections, then recovers: 201 meanwhile, one mail in the end', async () => {
    await sink.close();
    const answer = await submit();
    expect(answer.status).toBe(201);
    await firstLineOf('mail.failed', answer);
    await server.healthWith({ status: 'ok', queued: 1, dead: 0 });
    await sink.listen(sink.port);
    const [mail] = await sink.received(1);
    await drained();
    expect(sink.texts).toBe(1);
    // This header keeps absence notices from answering the site.
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('hangs before the banner: 201 without delay, other deliveries continue, one mail each', async () => {
    sink.modeOf = (conversation) => (conversation === 1 ? 'hang-before-banner' : 'accept');
    const first = await submit();
    await until(() => sink.connections === 1, 'the conversation that hangs');
    const second = await submit();
    // Both were answered before the hanging conversation timed out.
    expect([first.status, second.status, failures(first)]).toEqual([201, 201, 0]);
    const [passed] = await sink.received(1);
    expect(passed?.mail.messageId).toContain(second.body.id);
    await sink.received(2);
    await drained();
    expect(sink.texts).toBe(2);
  });

  it('takes its time for each reply, and longer for the text: one copy', async () => {
    sink.mode = 'late';
    const answer = await submit();
    await firstLineOf('mail.sent', answer);
    await drained();
    expect([sink.texts, failures(answer)]).toEqual([1, 0]);
  });

  it('never answers the text: 201 without delay, and one more copy with the same Message-ID and Date', async () => {
    sink.modeOf = (conversation) => (conversation === 1 ? 'silent-after-data' : 'accept');
    const first = await submit();
    await until(() => sink.texts === 1, 'the text that is never answered');
    const other = await submit();
    expect([other.status, failures(first)]).toEqual([201, 0]);
    const mails = await sink.received(3);
    await drained();
    const copies = mails.filter((mail) => mail.mail.messageId === `<${first.body.id}@epinette.example>`);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map((copy) => copy.mail.date)).size).toBe(1);
  });

  it('cuts the connection after the text: one extra copy, same Message-ID and Date', async () => {
    sink.modeOf = (conversation) => (conversation === 1 ? 'cut-after-data' : 'accept');
    await submit();
    const mails = await sink.received(2);
    await drained();
    expect(sink.texts).toBe(2);
    expect(mails[1]?.mail.messageId).toBe(mails[0]?.mail.messageId);
    expect(mails[1]?.mail.date).toBe(mails[0]?.mail.date);
    expect(mails[1]?.raw.replace(/boundary="[^"]+"|--_[^\s]+/g, '')).toBe(
      mails[0]?.raw.replace(/boundary="[^"]+"|--_[^\s]+/g, ''),
    );
  });

  it('refuses the password (535): logged as an error immediately, retried until it is correct', async () => {
    sink.mode = 'auth 535';
    const answer = await submit();
    expect(await firstLineOf('mail.failed', answer)).toMatchObject({
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
    await drained();
    expect(sink.texts).toBe(1);
  });

  it('waits for the text while the store breaks: nothing is sent before the store wants it', async () => {
    sink.mode = 'hang-before-banner';
    const answer = await submit();
    await until(() => sink.connections === 1, 'the conversation that hangs');
    changeSqlite(server.file, 'alter table deliveries rename to elsewhere');
    sink.mode = 'accept';
    sink.release();
    expect(await firstLineOf('mail.failed', answer)).toMatchObject({
      level: 'warn',
      kind: 'temporary',
      code: 'TABLE_MISSING',
    });
    expect(sink.texts).toBe(0);
    changeSqlite(server.file, 'alter table elsewhere rename to deliveries');
    await firstLineOf('mail.sent', answer);
    await drained();
    expect(sink.texts).toBe(1);
  });
});
