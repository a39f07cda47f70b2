import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { contactFields } from '@agency/shared/contact';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { fieldLabels } from '../../src/contact/labels.ts';
import { runHere } from '../support/command.ts';
import { validRequest } from '../support/requests.ts';
import { countRequests } from '../support/rows.ts';
import { AT_ONCE_MS, until } from '../support/server-process.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import { startReceiver, startServer, startServerForFile, startSink } from '../support/start.ts';
import { WEBHOOK_SECRET, WebhookReceiver } from '../support/webhook-receiver.ts';

/** A fast schedule; backoff.test.ts and config.test.ts check the real one. */
const FAST = { MAIL_RETRY_SECONDS: '0.2,0.3,3' };

const idsOf = (receiver: WebhookReceiver) => new Set(receiver.posts.map(({ id, body }) => `${id} ${body}`));

describe('a webhook', async () => {
  const receiver = await new WebhookReceiver().listen();
  const sink = await new SmtpSink().listen();
  const server = startServerForFile({ SMTP_URL: sink.url, ...FAST, ...receiver.env });
  afterAll(() => Promise.all([receiver.close(), sink.close()]));
  beforeEach(() => {
    receiver.forget();
    sink.forget();
  });

  it('gets each request once, signed, beside the mail: every field, its label and one line', async () => {
    const name = '<!channel> @all [ici](https://mal.example)';
    const { body } = await server.post({ ...validRequest, name, budget: '5000-15000' }, {}, '/devis');
    await sink.received(1);
    await server.event('webhook.sent');
    await server.healthWith({ queued: 0, dead: 0 });
    expect((await server.health()).body).toMatchObject({ mail: 'smtp', webhook: { queued: 0, dead: 0 } });
    expect(receiver.posts).toMatchObject([{ id: body.id, isSigned: true }]);
    const posted = JSON.parse(receiver.posts[0]?.body ?? '');
    expect(posted).toMatchObject({ id: body.id, page: '/devis', receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(Object.keys(posted)).toEqual(['text', 'id', 'receivedAt', 'page', 'fields']);
    expect(Object.keys(posted.fields)).toEqual(contactFields);
    expect(Object.values(posted.fields).map((field) => (field as { label: string }).label)).toEqual(
      Object.values(fieldLabels),
    );
    expect(posted.fields.name.value).toBe(name);
    expect(posted.fields.budget).toEqual({
      label: 'Budget',
      value: '5000-15000',
      readable: '5\u00a0000\u00a0$ à 15\u00a0000\u00a0$',
    });
    // A chat shows the line as text: nothing in it has an effect.
    expect(posted.text).toBe(
      'Nouvelle demande\u00a0: Automatisation intelligente – ‹!channel› @\u2060all [ici] (https://mal.example) – jeanne@exemple.ca',
    );
    const shown = await runHere(['show', String(body.id)], server.env);
    expect(shown.output).toMatch(/^ {2}webhook\u00a0: livrée le .*; tentatives\u00a0: 1$/m);
  });

  it('fails twice: the post is retried, in recognisable copies of one request', async () => {
    receiver.modeOf = (post) => (post <= 2 ? 400 : 204);
    receiver.answer = `Refus de ${validRequest.name}`;
    const answer = await server.post({ ...validRequest, message: 'Deux échecs' });
    const { id } = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.ms).toBeLessThan(AT_ONCE_MS);
    await server.event('webhook.sent', { id });
    await server.healthWith({ queued: 0, dead: 0 });
    expect(receiver.posts).toHaveLength(3);
    expect(receiver.posts.every(({ isSigned }) => isSigned)).toBe(true);
    expect(idsOf(receiver).size).toBe(1);
    expect(sink.mails).toHaveLength(1);
    expect(server.events('webhook.failed', { id })).toMatchObject(
      [1, 2].map((attempt) => ({ attempt, recipient: 'webhook', code: 'HTTP 400' })),
    );
    // Neither the visitor's words nor the answer, the address or the secret reach the log.
    const log = JSON.stringify(server.logs) + server.errors.join();
    for (const text of [validRequest.name, 'Refus de', receiver.url, WEBHOOK_SECRET]) expect(log).not.toContain(text);
  });

  it('answers 429 with Retry-After: the next post waits that long', async () => {
    receiver.modeOf = (post) => (post === 1 ? 429 : 204);
    receiver.headers['retry-after'] = '1';
    const { id } = (await server.post({ ...validRequest, message: 'Plus tard' })).body;
    const failure = await server.event('webhook.failed', { id });
    const sent = await server.event('webhook.sent', { id });
    const waitedMs = Date.parse(String(sent.time)) - Date.parse(String(failure.time));
    expect(waitedMs).toBeGreaterThanOrEqual(900);
  });

  it('answers 410: dead at once, reported, kept, and retried by command', async () => {
    receiver.mode = 410;
    const { id } = (await server.post({ ...validRequest, message: 'Disparu' })).body;
    const reported = { level: 'error', id, recipient: 'webhook', code: 'HTTP 410', variable: 'WEBHOOK_URL' };
    expect(await server.event('webhook.dead', { id })).toMatchObject({ ...reported, attempt: 1 });
    await server.healthWith({ queued: 0, dead: 1 });
    expect((await server.health()).body.webhook).toEqual({ queued: 0, dead: 1 });
    expect((await runHere(['list', '--state', 'dead'], server.env)).output).toContain('abandonnée (webhook)');
    receiver.mode = 204;
    expect(await runHere(['retry', '--all'], server.env)).toMatchObject({ code: 0 });
    await server.event('webhook.sent', { id });
    await server.healthWith({ queued: 0, dead: 0 });
    expect(idsOf(receiver).size).toBe(1);
  });
});

/** A server that mails and posts. */
async function start(receiver: WebhookReceiver, changes: Record<string, string> = {}) {
  const sink = await startSink();
  return { sink, server: await startServer({ SMTP_URL: sink.url, ...FAST, ...receiver.env, ...changes }) };
}

describe('a webhook, each time with a server of its own', () => {
  it('hangs for many requests: their mails do not wait', async () => {
    const receiver = await startReceiver('hang');
    const { server, sink } = await start(receiver);
    // The requests take less than the ten seconds after which a post has failed, also on a busy machine.
    await Promise.all(Array.from({ length: 12 }, (_, count) => server.post({ ...validRequest, message: `${count}` })));
    await sink.received(12);
    await server.healthWith({ status: 'ok', queued: 12 });
    expect((await server.health()).body.webhook).toEqual({ queued: 12, dead: 0 });
    expect(server.events('webhook.failed')).toEqual([]);
  });

  it('holds its answer until the lease is about to end: the attempt is aborted, and another follows', async () => {
    const receiver = await startReceiver();
    receiver.modeOf = (post) => (post === 1 ? 'hang' : 204);
    const { server } = await start(receiver, { MAIL_LEASE_SECONDS: '1' });
    await server.post(validRequest);
    expect(await server.event('webhook.failed')).toMatchObject({ kind: 'temporary', code: 'EABORTED' });
    await server.event('webhook.sent');
    expect(idsOf(receiver).size).toBe(1);
  });

  it('fails, and the person is erased before the next attempt: nothing is posted later', async () => {
    const receiver = await startReceiver(500);
    const { server } = await start(receiver, { MAIL_RETRY_SECONDS: '3600' });
    await server.post(validRequest);
    await server.event('webhook.failed');
    await runHere(['erase', validRequest.email, '--yes'], server.env);
    receiver.mode = 204;
    await server.post({ ...validRequest, email: 'luc@exemple.ca' });
    await server.event('webhook.sent');
    await server.healthWith({ queued: 0, dead: 0 });
    expect(receiver.posts.map(({ body }) => JSON.parse(body).fields.email.value)).toEqual([
      validRequest.email,
      'luc@exemple.ca',
    ]);
  });

  it('holds its answer while the server is killed: a recognisable copy follows, and nothing is lost', async () => {
    const receiver = await startReceiver('hang');
    const { server } = await start(receiver);
    const { body } = await server.post(validRequest);
    await receiver.received(1);
    await server.kill('SIGKILL');
    receiver.mode = 204;
    const second = await startServer(server.env);
    await second.event('webhook.sent');
    await second.healthWith({ queued: 0, dead: 0 });
    expect(receiver.posts.map(({ id }) => id)).toEqual([body.id, body.id]);
    expect(idsOf(receiver).size).toBe(1);
    expect(countRequests(server.file)).toBe(1);
  });

  it('is verified by the receiver of the guide, which knows a copy', async () => {
    const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, program = ''] = /^```js\n(import [\s\S]*?)^```$/m.exec(guide) ?? [];
    const port = await freePort();
    // In this folder, so that it finds the library.
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: import.meta.dirname,
      env: { PORT: String(port), WEBHOOK_SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const url = `http://127.0.0.1:${port}/`;
    const refused = () =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        ({ status }) => status === 401,
        () => false,
      );
    await until(refused, 'the receiver to refuse an unsigned post');
    const server = await startServer({ WEBHOOK_URL: url, WEBHOOK_SECRET });
    await server.post(validRequest);
    await server.event('webhook.sent');
    await until(() => output !== '', 'the line');
    expect(output).toBe('Nouvelle demande\u00a0: Automatisation intelligente – Jeanne Tremblay – jeanne@exemple.ca\n');
  });
});
