/** Connections that a test holds, and clients that misbehave, for this package and for both built servers. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** An answered socket that was told to close is gone after this time, in milliseconds. */
export const GONE_WITHIN_MS = 5_000;

/** The paths of a server, for `hostileClients`. */
export interface Paths {
  /** Answers GET with 200. */
  readonly page: string;
  /** Refuses POST with 405, without its body. */
  readonly refusesPost: string;
}

interface HostileClient {
  readonly what: string;
  /** Status of the last response; none for a client that does not read. */
  readonly status?: number;
  readonly send: (socket: Socket) => void | Promise<void>;
}

export const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

/** Clients that never close: each gets its answer, is told to close, and must be gone. */
export function hostileClients({ page, refusesPost }: Paths): readonly HostileClient[] {
  const unanswered = `POST ${refusesPost} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
  return [
    { what: 'an unknown expectation', status: 417, send: (socket) => void socket.write(get(page, 'Expect: foo\r\n')) },
    { what: 'garbage', status: 400, send: (socket) => void socket.write('bonjour\r\n\r\n') },
    { what: 'two Host headers', status: 400, send: (socket) => void socket.write(get(page, 'Host: a\r\n')) },
    {
      what: 'a malformed chunk after the answer',
      status: 405,
      send: async (socket) => {
        socket.write(unanswered);
        await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
        socket.write('zz\r\n');
      },
    },
    { what: 'garbage after a request', status: 200, send: (socket) => void socket.write(`${get(page)}bonjour\r\n`) },
    { what: 'Connection: close', status: 200, send: (socket) => void socket.write(get(page, 'Connection: close\r\n')) },
    { what: 'a request from a half-closed client', status: 200, send: (socket) => void socket.end(get(page)) },
    { what: 'half a request from a half-closed client', status: 400, send: (socket) => void socket.end('GET / HT') },
    { what: 'garbage from a client that never reads', send: (socket) => void socket.pause().write('bonjour\r\n\r\n') },
    {
      what: 'requests and garbage from a client that never reads',
      send: (socket) => void socket.pause().write(`${get(page).repeat(8)}bonjour\r\n`),
    },
    {
      // A drop that arrives after the close resets the connection, so the answer may be lost.
      what: 'garbage in drops',
      send: (socket) => {
        const drip = setInterval(() => void socket.write('x'), 50);
        socket.once('close', () => clearInterval(drip)).write('bonjour\r\n\r\n');
      },
    },
  ];
}

/** A connection that the client keeps, whatever the server does; closed by `destroy` only. */
export interface StubbornClient {
  readonly socket: Socket;
  received(): string;
}

export async function openStubborn(port: number): Promise<StubbornClient> {
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
  const { socket, received } = await openStubborn(port);
  socket.end(Buffer.from(bytes, 'latin1'));
  const late = setTimeout(() => socket.destroy(), 2 * GONE_WITHIN_MS);
  await endOf(socket);
  clearTimeout(late);
  socket.destroy();
  return { text: received(), ms: performance.now() - start };
}
