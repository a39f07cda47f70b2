import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_WAITING, oneRequestAtATime } from '../src/one-request-at-a-time.ts';
import { endOf, get, openRaw, type RawClient } from './raw-client.ts';
import { serve } from './serve.ts';

const GET = get('/');

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const serveEach = (listener: RequestListener): Promise<number> => serve(createServer(oneRequestAtATime(listener)));

async function open(port: number): Promise<RawClient> {
  const client = await openRaw(port);
  sockets.push(client.socket);
  return client;
}

describe('a connection that pipelines requests', () => {
  it('gets its responses in order, with one request handled at a time', async () => {
    let inProgress = 0;
    let most = 0;
    const port = await serveEach((request, response) => {
      most = Math.max(most, ++inProgress);
      response.once('close', () => inProgress--);
      setTimeout(() => response.end(request.url), 5);
    });
    const { socket, received } = await open(port);
    socket.write(['/a', '/b', '/c'].map((path) => get(path)).join('') + get('/d', 'Connection: close\r\n'));
    await endOf(socket);
    expect(received().match(/\/[a-d](?=HTTP|$)/g)).toEqual(['/a', '/b', '/c', '/d']);
    expect(most).toBe(1);
  });

  it('can pipeline a request with a body', async () => {
    const port = await serveEach(async (request, response) => {
      const body = await text(request);
      response.end(`<${body.length}>`);
    });
    const { socket, received } = await open(port);
    const body = 'x'.repeat(300_000);
    socket.write(`${GET}POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    socket.write(get('/', 'Connection: close\r\n'));
    await endOf(socket);
    expect(received().match(/<\d+>/g)).toEqual(['<0>', '<300000>', '<0>']);
  });

  it('handles no request after the response that closes the connection', async () => {
    const handled: (string | undefined)[] = [];
    const port = await serveEach((request, response) => {
      handled.push(request.url);
      response.setHeader('Connection', 'close').end('done');
    });
    const { socket } = await open(port);
    socket.write(get('/a') + get('/b') + get('/c'));
    await endOf(socket);
    expect(handled).toEqual(['/a']);
  });

  it('can fill the waiting queue repeatedly', async () => {
    const port = await serveEach((_request, response) => void response.end('ok'));
    const { socket, received } = await open(port);
    for (let round = 1; round <= 5; round++) {
      socket.write(GET.repeat(1 + MAX_WAITING));
      await vi.waitUntil(() => received().split('HTTP/1.1 200').length - 1 === round * (1 + MAX_WAITING));
    }
    expect(socket.destroyed).toBe(false);
  });
});

it('a client that disconnects gets its current request closed and no waiting request handled', async () => {
  let closed = 0;
  const requests: IncomingMessage[] = [];
  const responses: ServerResponse[] = [];
  const port = await serveEach((request, response) => {
    requests.push(request);
    responses.push(response);
    response.once('close', () => closed++);
  });
  const { socket } = await open(port);
  socket.write(GET.repeat(1 + MAX_WAITING));
  await vi.waitUntil(() => requests.length > 0);
  socket.destroy();
  await vi.waitUntil(() => closed === 1);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.destroyed).toBe(true);
  expect(responses[0]?.closed).toBe(true);
});

it.each([1, 20])('a flood of 60 kB on %i connections is cut before Node parses the rest', async (connections) => {
  let handled = 0;
  const port = await serveEach((_request, response) => {
    handled++;
    response.end('ok');
  });
  // Node tells of every request that it parsed, the ignored ones included.
  const parsed = vi.fn();
  subscribe('http.server.request.start', parsed);
  const clients = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const gone = clients.map(({ socket }) => endOf(socket));
  for (const { socket } of clients) socket.write(GET.repeat(Math.floor(60_000 / GET.length)));
  await Promise.all(gone);
  unsubscribe('http.server.request.start', parsed);
  expect(parsed.mock.calls.length).toBeLessThanOrEqual(connections * (2 + MAX_WAITING));
  expect(handled).toBeLessThanOrEqual(connections * (1 + MAX_WAITING));
  const visitor = await fetch(`http://127.0.0.1:${port}`);
  expect(await visitor.text()).toBe('ok');
});
