import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createHttpServer, type ServerOptions } from '../src/index.ts';
import { answerTo, GONE_WITHIN_MS, get, openRaw } from './raw-client.ts';
import { serve } from './serve.ts';

const refusal = (status: number) => ({ headers: { 'Content-Type': 'text/plain' }, body: `refused ${status}` });
/** A refusal, as the client reads it. */
const refused = (line: string) =>
  `HTTP/1.1 ${line}\r\nContent-Type: text/plain\r\nContent-Length: 11\r\nConnection: close\r\n\r\nrefused ${line.slice(0, 3)}`;
const create = (listener: RequestListener, options: Partial<ServerOptions> = {}): Server =>
  createHttpServer(listener, { refusal, keepAliveMs: 5_000, ...options });

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

const CLOSING = get('/', 'Connection: close\r\n');

it.concurrent.each([
  ['that asks to close', CLOSING, {}, GONE_WITHIN_MS],
  ['of a connection that stays open', get('/'), { stallMs: 500 }, 2_000],
])('drops a client %s and reads nothing', async (_who, request, options, withinMs) => {
  const server = create((_request, response) => void response.end(Buffer.alloc(50_000_000)), options);
  const port = await serve(server);
  const { socket } = await openRaw(port);
  socket.pause().write(request);
  await vi.waitUntil(async () => (await connections(server)) === 1);
  const start = performance.now();
  await vi.waitUntil(async () => (await connections(server)) === 0, { timeout: 2 * GONE_WITHIN_MS });
  expect(performance.now() - start).toBeLessThan(withinMs);
  socket.destroy();
});

/** Node looks for late requests every half-second; the rest is for a busy machine. */
const NOTICED_WITHIN_MS = 1_500;

it.concurrent.each([
  ['an unfinished head', 5_000, 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['an unfinished body', 8_000, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nbonjour'],
])('refuses %s after %i ms, in the application’s shape', async (_what, limitMs, bytes) => {
  const port = await serve(create((request, response) => void request.resume().once('end', () => response.end())));
  const { socket, received } = await openRaw(port);
  const start = performance.now();
  socket.write(bytes);
  await once(socket, 'end');
  const ms = performance.now() - start;
  expect(received()).toBe(refused('408 Request Timeout'));
  expect(ms).toBeGreaterThan(limitMs - 100);
  expect(ms).toBeLessThan(limitMs + NOTICED_WITHIN_MS);
  socket.destroy();
});

it.concurrent('lets a slow response finish, however early the connection will close', async ({ expect }) => {
  const port = await serve(create((_request, response) => setTimeout(() => response.end('done'), GONE_WITHIN_MS)));
  const { socket, received } = await openRaw(port);
  socket.write(CLOSING);
  await once(socket, 'end');
  expect(received()).toMatch(/^HTTP\/1\.1 200 [\s\S]+done$/);
  socket.destroy();
});

it.concurrent('closes a connection that was never used, without a word', async ({ expect }) => {
  const port = await serve(create((_request, response) => void response.end()));
  const { socket, received } = await openRaw(port);
  const start = performance.now();
  await once(socket, 'end');
  expect(received()).toBe('');
  expect(performance.now() - start).toBeLessThan(5_000 + NOTICED_WITHIN_MS);
  socket.destroy();
});

it('never writes a refusal into a response that has started', async () => {
  let finish = () => undefined as unknown;
  const listener: RequestListener = (_request, response) => {
    response.write('begin-');
    finish = () => response.end('end');
  };
  const port = await serve(create(listener));
  const { socket, received } = await openRaw(port);
  socket.write('GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n');
  await vi.waitUntil(() => received().includes('begin-'));
  socket.write('bonjour\r\n\r\n');
  finish();
  await once(socket, 'end');
  expect(received()).toMatch(/\r\n\r\nbegin-end$/);
  socket.destroy();
});

it('asks for a body only when the listener does; without it, the answer is the connection’s last', async () => {
  const listener: RequestListener = (request, response) => {
    if (Number(request.headers['content-length']) > 9) return response.writeHead(413).end();
    response.writeContinue();
    return request.resume().once('end', () => response.end('read'));
  };
  const port = await serve(create(listener));
  const post = (length: number) =>
    `POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
  expect((await answerTo(port, `${post(7)}bonjour`)).text).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 [\s\S]+read/,
  );
  const { socket, received } = await openRaw(port);
  socket.write(post(1e9));
  await once(socket, 'end');
  expect(received()).toMatch(/^HTTP\/1\.1 413 [\s\S]+Connection: close/);
  socket.destroy();
});
