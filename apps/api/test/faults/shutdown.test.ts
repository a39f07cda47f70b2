import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { openRaw } from '@agency/http-server/test/raw-client';
import { describe, expect, it } from 'vitest';
import { answerOf, rawPost } from '../support/raw-http.ts';
import { validRequest } from '../support/requests.ts';
import { storedIds } from '../support/rows.ts';
import { until } from '../support/server-process.ts';
import { startServer, startSink } from '../support/start.ts';

interface Outcome {
  readonly kind: string;
  /** Whether the server had already answered on this connection: it has certainly accepted it. */
  readonly isAccepted: boolean;
  readonly status?: number;
  readonly id?: string;
}

/** One submission over a keep-alive connection: its answer, or how the connection failed. */
function submit(port: number, agent: Agent): Promise<Outcome> {
  const body = JSON.stringify({ ...validRequest, message: randomUUID() });
  return new Promise((resolve) => {
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      path: '/api/contact',
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const end = (kind: string, answer: Pick<Outcome, 'status' | 'id'> = {}) =>
      resolve({ kind, isAccepted: request.reusedSocket, ...answer });
    request.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    request.on('response', (response) => {
      (json(response) as Promise<{ id: string }>).then(
        ({ id }) => end('answer', { status: response.statusCode ?? 0, id }),
        () => end('cut answer'),
      );
    });
    request.end(body);
  });
}

describe('SIGTERM', () => {
  it('under load lets every started request be answered, resets none, and ends with code 0 within 10 s', async () => {
    const server = await startServer();
    const agent = new Agent({ keepAlive: true });
    const outcomes: Outcome[] = [];
    let isOpen = true;
    const client = async (): Promise<void> => {
      while (isOpen) {
        const outcome = await submit(server.port, agent);
        outcomes.push(outcome);
        if (outcome.kind === 'ECONNREFUSED') isOpen = false;
      }
    };
    const clients = Array.from({ length: 30 }, client);
    await until(() => outcomes.length > 200, 'load');
    server.child.kill('SIGTERM');
    // After 9 s the process would have exited with another code.
    const code = await server.ended;
    await Promise.all(clients);
    agent.destroy();
    expect(code).toBe(0);
    const kindsOf = (list: readonly Outcome[]) => [...new Set(list.map(({ kind }) => kind))].sort();
    // Connections that the kernel has completed and the server has not accepted are reset when it stops to listen.
    expect(['answer', 'ECONNREFUSED', 'ECONNRESET']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    expect(kindsOf(outcomes.filter(({ isAccepted }) => isAccepted))).toEqual(['answer']);
    const answers = outcomes.filter(({ kind }) => kind === 'answer');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    // Every stored request was answered, so none was reset; every answered one is stored.
    expect([...storedIds(server.file)].sort()).toEqual(answers.map(({ id }) => id).sort());
  });

  it('lets a half-sent request be answered when the rest arrives', async () => {
    const server = await startServer();
    const client = await openRaw(server.port);
    const bytes = rawPost(JSON.stringify(validRequest));
    client.socket.write(bytes.slice(0, -20));
    await server.health();
    server.child.kill('SIGTERM');
    await server.event('server.stopping');
    client.socket.write(bytes.slice(-20));
    expect(await answerOf(client)).toMatchObject({ status: 201, body: { success: true } });
    expect(await server.ended).toBe(0);
  });

  it('lets a mail under way finish, or leave after the next start', async () => {
    const sink = await startSink('silent-after-data');
    const server = await startServer({ SMTP_URL: sink.url });
    await server.post(validRequest);
    await until(() => sink.texts === 1, 'the text');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    sink.mode = 'accept';
    const next = await startServer(server.env);
    const [first, second] = await sink.received(2);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    await next.healthWith({ queued: 0 });
  });
});
