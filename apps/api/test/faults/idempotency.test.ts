import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rawPost } from '../support/raw-http.ts';
import { validRequest } from '../support/requests.ts';
import { countRequests, querySqlite } from '../support/rows.ts';
import { until } from '../support/server-process.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import { startServerForFile } from '../support/start.ts';

const sink = await new SmtpSink().listen();
const server = startServerForFile({ SMTP_URL: sink.url });
let before = { rows: 0, mails: 0 };
/** Text that no other test sends. */
let ours = validRequest;

afterAll(() => sink.close());
beforeEach(async () => {
  await until(isDrained, 'an empty queue');
  before = { rows: countRequests(server.file), mails: sink.texts };
  ours = { ...validRequest, message: randomUUID() };
});

/** Read from the file: health may report the last known count. */
function isDrained(): boolean {
  return querySqlite(server.file, "select id from deliveries where state = 'pending' limit 1").length === 0;
}

/** Exactly one more row and one more mail, now and later. */
async function expectSingle(): Promise<void> {
  await sink.received(before.mails + 1);
  await until(isDrained, 'an empty queue');
  expect(countRequests(server.file) - before.rows).toBe(1);
  expect(sink.texts - before.mails).toBe(1);
}

describe('the same request again', () => {
  it('20 times in parallel with its key, then in another layout, gets the first answer, one row and one mail', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.post(ours, headers)));
    answers.push(await server.post(JSON.stringify(ours, null, 2), headers));
    expect(answers.map((answer) => answer.status)).toEqual(Array(21).fill(201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(20);
    await expectSingle();
  });

  it('once its fields are corrected finds its key unused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await server.post({ ...ours, email: 'jeanne' }, headers)).status).toBe(400);
    const corrected = await server.post(ours, headers);
    expect(corrected.status).toBe(201);
    expect(corrected.headers.get('idempotent-replayed')).toBeNull();
    await expectSingle();
  });

  it('from a client that left before the answer gets one row and one mail', async () => {
    const key = randomUUID();
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(rawPost(JSON.stringify(ours), `Idempotency-Key: ${key}\r\n`), () => socket.destroy());
    await until(() => countRequests(server.file) === before.rows + 1, 'the request of the client that left');
    const retry = await server.post(ours, { 'idempotency-key': key });
    expect(retry.status).toBe(201);
    expect(retry.headers.get('idempotent-replayed')).toBe('true');
    await expectSingle();
  });
});
