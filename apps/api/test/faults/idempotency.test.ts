import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { validRequest } from '../support/requests.ts';
import { countRequests } from '../support/rows.ts';
import { until } from '../support/server-process.ts';
import { startServer, startSink } from '../support/start.ts';

async function serverWithSink() {
  const file = `${temporaryFolder()}/requests.db`;
  const sink = await startSink();
  const server = await startServer({ DATABASE_URL: `file:${file}`, SMTP_URL: sink.url });
  /** One row and one mail, and none that comes later. */
  const expectSingle = async () => {
    await sink.received(1);
    await until(async () => (await server.health()).body.queued === 0, 'an empty queue');
    expect(countRequests(file)).toBe(1);
    expect(sink.texts).toBe(1);
  };
  return { file, sink, server, expectSingle };
}

describe('the same request again', () => {
  it('same key twice: the first answer, one row, one mail', async () => {
    const { server, expectSingle } = await serverWithSink();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await server.post(validRequest, headers);
    const second = await server.post(JSON.stringify(validRequest, null, 2), headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.status).toBe(201);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    await expectSingle();
  });

  it('same key, 20 in parallel: one id, one row, one mail', async () => {
    const { server, expectSingle } = await serverWithSink();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.post(validRequest, headers)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    await expectSingle();
  });

  it('same key, other body: 422 and nothing stored', async () => {
    const { server, expectSingle } = await serverWithSink();
    const headers = { 'idempotency-key': randomUUID() };
    await server.post(validRequest, headers);
    const other = await server.post({ ...validRequest, message: 'Autre chose' }, headers);
    expect(other.status).toBe(422);
    expect(other.body).toEqual({ success: false, message: expect.stringContaining('clé') });
    await expectSingle();
  });

  it('an invalid request does not use its key up', async () => {
    const { server, expectSingle } = await serverWithSink();
    const headers = { 'idempotency-key': randomUUID() };
    expect((await server.post({ ...validRequest, email: 'jeanne' }, headers)).status).toBe(400);
    const corrected = await server.post(validRequest, headers);
    expect(corrected.status).toBe(201);
    expect(corrected.headers.get('idempotent-replayed')).toBeNull();
    await expectSingle();
  });

  it('no key, double click: one row, one mail', async () => {
    const { server, expectSingle } = await serverWithSink();
    const [first, second] = await Promise.all([server.post(validRequest), server.post(validRequest)]);
    const third = await server.post(validRequest);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first.body.id, second.body.id, third.body.id]).size).toBe(1);
    await expectSingle();
  });

  it('no key, other words: another request', async () => {
    const { file, server } = await serverWithSink();
    await server.post(validRequest);
    await server.post({ ...validRequest, message: 'Autre chose' });
    expect(countRequests(file)).toBe(2);
  });

  it('client gone before the answer, then a retry: one row, one mail', async () => {
    const { file, server, expectSingle } = await serverWithSink();
    const key = randomUUID();
    const body = JSON.stringify(validRequest);
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      () => socket.destroy(),
    );
    await until(() => countRequests(file) === 1, 'the request of the client that left');
    const retry = await server.post(validRequest, { 'idempotency-key': key });
    expect(retry.status).toBe(201);
    expect(retry.headers.get('idempotent-replayed')).toBe('true');
    await expectSingle();
  });
});
