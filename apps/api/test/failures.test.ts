import { expect, it } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { renderMail } from '../src/contact/mail-text.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { webhookPoster } from '../src/webhook/post.ts';
import { type SinkMode, SmtpSink } from './support/smtp-sink.ts';
import { startNonsense, startReceiver, startSink } from './support/start.ts';
import { newRequest, TO } from './support/stores.ts';
import { type ReceiverMode, WEBHOOK_SECRET, type WebhookReceiver } from './support/webhook-receiver.ts';

/** What an attempt to mail or to post means, by what the other side does. `faults/` has what the server then does. */

const control = () => ({ isStillWanted: async () => true, signal: new AbortController().signal });
const failureOf = (attempt: Promise<void> | undefined) => attempt?.catch((error: unknown) => error);

function mailed(url: string) {
  const { mail } = parseConfig({ SMTP_URL: url });
  return failureOf(mail.smtp && smtpMailer(mail.smtp)(renderMail(newRequest(), mail), TO, control()));
}

function posted(url: string) {
  const { webhook } = parseConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET, WEBHOOK_TIMEOUT_SECONDS: '1' });
  return failureOf(webhook && webhookPoster(webhook)('r1', '{}', control()));
}

type Refusal = [what: string, mode: SinkMode, sink: SmtpSink, url: (sink: SmtpSink) => string, code: string | RegExp];

it.each<[...Refusal, setting?: string]>([
  ['an untrusted certificate', 'accept', new SmtpSink('from the start'), ({ url }) => url, /CERT|UNABLE_TO_VERIFY/],
  ['an untrusted one after STARTTLS', 'accept', new SmtpSink('offered'), ({ url }) => url, /CERT|UNABLE_TO_VERIFY/],
  ['TLS where the server speaks none', 'accept', new SmtpSink(), ({ port }) => `smtps://127.0.0.1:${port}`, /SSL/],
  ['STARTTLS required, not offered', 'accept', new SmtpSink(), ({ url }) => `${url}?requireTLS=true`, /SMTP 50\d/],
  ['AUTH answered 550', 'auth 550', new SmtpSink(), ({ port }) => `smtp://a:b@127.0.0.1:${port}`, 'SMTP 550'],
  ['AUTH answered 454', 'auth 454', new SmtpSink(), ({ port }) => `smtp://a:b@127.0.0.1:${port}`, 'SMTP 454'],
  ['503 for the recipient, before AUTH', 'recipient 503', new SmtpSink(), ({ url }) => url, 'SMTP 503'],
  ['554 for a greeting', 'connect 554', new SmtpSink(), ({ url }) => url, 'SMTP 554'],
  ['550 for the sender', 'sender 550', new SmtpSink(), ({ url }) => url, 'SMTP 550', 'MAIL_FROM'],
])('a mail server: %s is a setting to correct', async (_what, mode, sink, url, code, setting = 'SMTP_URL') => {
  await startSink(mode, sink);
  const failure = { kind: 'configuration', code: expect.stringMatching(code), details: { setting } };
  expect(await mailed(url(sink))).toMatchObject(failure);
});

it('a mail server: a mail above its size limit (RFC 1870) is refused, and no other', async () => {
  const sink = await startSink('sender 552');
  expect(await mailed(sink.url)).toMatchObject({ kind: 'permanent', code: 'SMTP 552' });
});

it.each(['hello', '999 ?', '600-no\r\n600 no'])('a mail server: %j is no SMTP, and refuses nothing', async (answer) => {
  expect(await mailed(await startNonsense(answer))).toMatchObject({ kind: 'temporary', code: 'SMTP_INVALID' });
});

it('a mail server that answers DATA by 250 and reads the text as commands has accepted no text', async () => {
  const url = await startNonsense('250 OK', '250 OK');
  expect(await mailed(url)).toMatchObject({ kind: 'temporary', code: 'SMTP_INVALID' });
});

it.each<[ReceiverMode, string | RegExp]>([
  [400, 'HTTP 400'],
  ['hang', 'ETIMEDOUT'],
  ['reset', /^(ECONNRESET|UND_ERR_SOCKET)$/],
])('a webhook: %s is temporary', async (mode, code) => {
  const { url } = await startReceiver(mode);
  expect(await posted(url)).toMatchObject({ kind: 'temporary', code: expect.stringMatching(code) });
});

it.each([
  [302, 'WEBHOOK_URL'],
  [401, 'WEBHOOK_SECRET'],
  [404, 'WEBHOOK_URL'],
])('a webhook: %i names %s, and nothing is followed', async (status, setting) => {
  const receiver = await startReceiver(status);
  receiver.headers.location = '/elsewhere';
  const failure = { kind: 'configuration', code: `HTTP ${status}`, details: { setting } };
  expect(await posted(receiver.url)).toMatchObject(failure);
  expect(receiver.followed).toBe(0);
});

it.each([
  ['without TLS', ({ url }: WebhookReceiver) => url.replace('http:', 'https:'), /SSL|EPROTO/],
  ['on a port that fetch refuses', () => 'http://127.0.0.1:6000/hook', /^BAD_PORT$/],
])('a webhook %s is a setting to correct', async (_fault, address, code) => {
  const failure = { kind: 'configuration', details: { setting: 'WEBHOOK_URL' }, code: expect.stringMatching(code) };
  expect(await posted(address(await startReceiver()))).toMatchObject(failure);
});

it.each([
  ['seconds', () => '60'],
  ['a date', () => new Date(Date.now() + 60_000).toUTCString()],
])('a webhook: Retry-After in %s is the time to wait', async (_format, retryAfter) => {
  const receiver = await startReceiver(429);
  receiver.headers['retry-after'] = retryAfter();
  const { details } = (await posted(receiver.url)) as { details: { retryAfterMs: number } };
  // A busy machine takes its time.
  expect(details.retryAfterMs).toBeGreaterThan(30_000);
  expect(details.retryAfterMs).toBeLessThanOrEqual(60_000);
});
