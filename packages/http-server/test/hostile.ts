/** Clients that misbehave, for the tests of this package and of both built servers. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';

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

const token = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,12}$/);
const word = fc.stringMatching(/^[!-~]{0,20}$/);
const header = fc.tuple(
  token.filter(
    (name) =>
      !/^(?:host|content-length|transfer-encoding|expect|connection|upgrade|trailer|te|if-.*|range)$/i.test(name),
  ),
  word,
);
const hostName = fc.constantFrom('a', 'epinette.example', 'localhost:8080', '127.0.0.1', '[::1]:80');
const spelled = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase());

interface Draft {
  readonly line: string;
  /** Lines, without a Host. */
  readonly headers: readonly string[];
  readonly host: string;
  readonly body: string;
}

const draft = (path: string): fc.Arbitrary<Draft> =>
  fc.record({
    line: fc.constant(`GET ${path} HTTP/1.1`),
    headers: fc.array(header, { maxLength: 4 }).map((entries) => entries.map(([name, value]) => `${name}: ${value}`)),
    host: hostName.map((name) => `Host: ${name}`),
    body: fc.constant(''),
  });

const written = ({ line, headers, host, body }: Draft) => [line, ...headers, host, '', body].join('\r\n');

/** What RFC 9112 makes a 400: each fault takes a well-formed request and spoils it. */
const faults: Readonly<Record<string, fc.Arbitrary<(request: Draft) => Draft>>> = {
  'two Host headers (3.2)': fc.tuple(spelled('Host'), hostName).map(([name, value]) => (request) => ({
    ...request,
    headers: [`${name}: ${value}`, ...request.headers],
  })),
  'no Host header (3.2)': fc.constant((request) => ({ ...request, host: 'X-Other: a' })),
  'an invalid Host (3.2)': fc
    .constantFrom('', 'a b', 'a/b', 'a@b', 'a,b', 'a:b', '[::1', '<a>', 'a\\b', 'a?b', 'a#b', '\xe9pinette.example')
    .map((value) => (request) => ({ ...request, host: `Host: ${value}` })),
  'a space before the colon (5.1)': token.map((name) => (request) => ({
    ...request,
    headers: [...request.headers, `${name} : x`],
  })),
  'a line without a colon (5)': token.map((name) => (request) => ({ ...request, headers: [name, ...request.headers] })),
  'a space before the first header (2.2)': fc.constant((request) => ({
    ...request,
    headers: [' X: x', ...request.headers],
  })),
  'a control character in a value (5.5)': fc
    .constantFrom('\0', '\r', '\x01', '\x1b', '\x7f')
    .map((control) => (request) => ({ ...request, headers: [`X: a${control}b`, ...request.headers] })),
  'a wrong length (6.3)': fc
    .constantFrom('-1', '+1', '1a', '0x1', '1,2', '1 1', '1.0', '99999999999999999999999999')
    .map((length) => (request) => ({ ...request, headers: [`Content-Length: ${length}`, ...request.headers] })),
  'two lengths (6.3)': fc.constant((request) => ({
    ...request,
    headers: ['Content-Length: 1', ...request.headers, 'content-length: 2'],
    body: 'ab',
  })),
  'a length and a coding (6.1)': fc.constant((request) => ({
    ...request,
    headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  })),
  'a coding that does not end with chunked (6.1)': fc
    .constantFrom('gzip', 'chunked, gzip', 'identity', 'chunkedd')
    .map((coding) => (request) => ({ ...request, headers: [`Transfer-Encoding: ${coding}`, ...request.headers] })),
  'a coding in HTTP/1.0 (6.1)': fc.constant((request) => ({
    ...request,
    line: request.line.replace('1.1', '1.0'),
    headers: ['Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  })),
  'a wrong request line (3)': fc
    .constantFrom(
      'GET',
      'GET /',
      'GET a HTTP/1.1',
      'GET / a HTTP/1.1',
      'G(T / HTTP/1.1',
      'GET / HTTP/1.',
      'GET / http/1.1',
    )
    .map((line) => (request) => ({ ...request, line })),
  'another version (2.3)': fc
    .constantFrom('0.9', '2.0', '3.0', '1.11', '11', '1,1')
    .map((version) => (request) => ({ ...request, line: request.line.replace('1.1', version) })),
};

/** A request that RFC 9112 makes a 400, with the name of its fault. */
export const malformed = (path: string) =>
  fc
    .tuple(
      draft(path),
      fc.oneof(...Object.entries(faults).map(([fault, spoil]) => spoil.map((apply) => ({ fault, apply })))),
    )
    .map(([request, { fault, apply }]) => ({ fault, bytes: written(apply(request)) }));

const octet = fc.nat(255).map((code) => String.fromCharCode(code));

/** A request with bytes lost, doubled, replaced and inserted anywhere; it may still be well-formed. */
export const mangled = (path: string) =>
  fc
    .tuple(
      draft(path),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ unit: octet, maxLength: 4 })), { minLength: 1, maxLength: 4 }),
    )
    .map(([request, edits]) =>
      edits.reduce((bytes, [at, lost, added]) => {
        const place = at % bytes.length;
        return bytes.slice(0, place) + added + bytes.slice(place + lost);
      }, written(request)),
    );
