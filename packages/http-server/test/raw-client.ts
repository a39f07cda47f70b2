/** A client that sends and reads bytes, for the tests of this package and of both built servers. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** A socket answered with `Connection: close` is gone after this time, in milliseconds. */
export const GONE_WITHIN_MS = 5_000;

/** Milliseconds of the fastest of five: what delays only one of them, on a busy test machine, does not count. */
export async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

export const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

/** A connection that the client keeps, whatever the server does; closed by `destroy` only. */
export interface RawClient {
  readonly socket: Socket;
  received(): string;
}

export async function openRaw(port: number): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return { socket, received: () => text };
}

/** Waits until the server has ended the connection. */
export const endOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('end', resolve).once('close', () => resolve()));

/** Statuses of the responses received, in order. */
export const statusesOf = (text: string): readonly number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** Files and sockets that a process has open. Linux only. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Everything that the server sends for these bytes, until it closes; the client then sends no more. */
export async function answerTo(port: number, bytes: string): Promise<{ readonly text: string; readonly ms: number }> {
  const start = performance.now();
  const { socket, received } = await openRaw(port);
  socket.end(Buffer.from(bytes, 'latin1'));
  const late = setTimeout(() => socket.destroy(), 2 * GONE_WITHIN_MS);
  await endOf(socket);
  clearTimeout(late);
  socket.destroy();
  return { text: received(), ms: performance.now() - start };
}
