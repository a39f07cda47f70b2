import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { probeApi } from './api-health.ts';

/** More than the network holds for a client that does not read. */
const body = Buffer.alloc(20_000_000, 'x');
let answer: ServerResponse;
/** Answers with the status that the path names; `/0` cuts the connection. */
const server = createServer(({ url, socket }, response) => {
  const status = Number(url?.slice(1));
  answer = response;
  if (status === 0) socket.destroy();
  else response.writeHead(status).end(body);
});
const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
const probe = (status: number) => probeApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => debug.mockClear());
afterAll(() => {
  debug.mockRestore();
  server.close().closeAllConnections();
});

it.each([
  ['is healthy', 200, 200],
  ['cannot store a request', 503, 503],
  ['is away', 0, 'TypeError: fetch failed'],
])('logs an API that %s, for developers only', async (_, status, logged) => {
  await probe(status);
  expect(debug.mock.calls).toEqual([['API', logged]]);
});

it('reads the answer to its end: the connection is then free for the submission', async () => {
  await probe(200);
  await expect.poll(() => answer.writableFinished).toBe(true);
});
