import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createHttpServer } from '../src/index.ts';
import { answerTo, GONE_WITHIN_MS, get, openRaw } from './raw-client.ts';
import { serve } from './serve.ts';

const refusal = (status: number) => ({ headers: { 'Content-Type': 'text/plain' }, body: `refused ${status}` });
const create = (listener: RequestListener): Server => createHttpServer(listener, { refusal, keepAliveMs: 5_000 });

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

const CLOSING = get('/', 'Connection: close\r\n');

it.concurrent('drops a client that asks to close and reads nothing', async ({ expect }) => {
  const server = create((_request, response) => void response.end(Buffer.alloc(50_000_000)));
  const port = await serve(server);
  const { socket } = await openRaw(port);
  socket.pause().write(CLOSING);
  await vi.waitUntil(async () => (await connections(server)) === 1);
  const start = performance.now();
  await vi.waitUntil(async () => (await connections(server)) === 0, { timeout: 2 * GONE_WITHIN_MS });
  expect(performance.now() - start).toBeLessThan(GONE_WITHIN_MS);
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
  const start = performance.now();
  const { socket, received } = await openRaw(port);
  await once(socket, 'end');
  expect(performance.now() - start).toBeLessThan(5_000 + GONE_WITHIN_MS);
  expect(received()).toBe('');
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

it('refuses in the application’s shape', async () => {
  const port = await serve(create((_request, response) => void response.end()));
  const { text } = await answerTo(port, 'bonjour\r\n\r\n');
  expect(text).toBe(
    'HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: 11\r\nConnection: close\r\n\r\nrefused 400',
  );
});
