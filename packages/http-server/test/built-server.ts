/** What both built servers promise about their sockets, tried on the real process; each application runs these tests on its own. */
import type { Socket } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { malformed, mangled } from './malformed.ts';
import { answerTo, descriptorsOf, fastest, GONE_WITHIN_MS, get, openRaw, statusesOf } from './raw-client.ts';

/** The paths of a server, for `hostileClients`. */
interface Paths {
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

/** Clients that never close: each gets an answer with `Connection: close`, and must be gone. */
function hostileClients({ page, refusesPost }: Paths): readonly HostileClient[] {
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

export interface BuiltServer {
  readonly port: number;
  readonly pid: number;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | string>;
  /** Ends the process, if it has not ended. */
  kill(): Promise<unknown>;
}

export interface BuiltServerTests {
  /** @param wrapper a command that runs node, such as a shell with limits */
  readonly start: (wrapper?: readonly string[]) => Promise<BuiltServer>;
  readonly paths: Paths;
  /** What an ordinary visitor does; rejects if the server does not answer as it should. */
  readonly visit: (port: number) => Promise<unknown>;
}

/** For Linux: they read a process's descriptors. */
export function testBuiltServer({ start, paths, visit }: BuiltServerTests): void {
  const limited = ['bash', '-c', 'ulimit -n 220; exec "$0" "$@"'];

  describe.skipIf(process.platform !== 'linux')('the built server', () => {
    let server: BuiltServer;
    beforeAll(async () => {
      server = await start();
      return () => server.kill();
    });
    beforeAll(() => visit(server.port));

    it.for(hostileClients(paths))('has no socket left of $what', async ({ status, send }) => {
      const before = descriptorsOf(server.pid);
      const clients = await Promise.all(Array.from({ length: 20 }, () => openRaw(server.port)));
      await Promise.all(clients.map(({ socket }) => send(socket)));
      // Connections are accepted in order: after this visit, those above were too.
      await visit(server.port);
      // Connections of the visitor stay open for a while.
      await vi.waitUntil(() => descriptorsOf(server.pid) <= before + 2, { timeout: GONE_WITHIN_MS });
      const last = () => clients.map(({ received }) => statusesOf(received()).at(-1));
      if (status) await vi.waitFor(() => expect(last()).toEqual(clients.map(() => status)));
      for (const { socket } of clients) socket.destroy();
    });

    it('serves its visitors and stops, with room for 220 descriptors, while 300 such clients hold on', async () => {
      const own = await start(limited);
      onTestFinished(async () => void (await own.kill()));
      await visit(own.port);
      const kinds = hostileClients(paths).filter(({ status }) => status !== undefined);
      const attack = async () => {
        const clients = [];
        for (let round = 0; round < 30; round += 1) {
          const opened = await Promise.all(Array.from({ length: 10 }, () => openRaw(own.port)));
          await Promise.all(opened.map(({ socket }, index) => kinds[index % kinds.length]?.send(socket)));
          clients.push(...opened);
        }
        return clients;
      };
      const fastestVisit = () => fastest(() => visit(own.port));
      const usual = await fastestVisit();
      const clients = await attack();
      // 100 ms, unless the test machine is that busy without an attack.
      expect(await fastestVisit()).toBeLessThan(Math.max(100, 2 * usual));
      clients.push(...(await attack()));
      const begin = performance.now();
      expect(await own.stop()).toBe(0);
      expect(performance.now() - begin).toBeLessThan(GONE_WITHIN_MS);
      for (const { socket } of clients) socket.destroy();
    });

    const runs = { numRuns: 400 } as const;

    it('answers 400 at once to whatever RFC 9112 refuses', async () => {
      await fc.assert(
        fc.asyncProperty(malformed(paths.page), async ({ fault, bytes }) => {
          const { text, ms } = await answerTo(server.port, bytes);
          expect(statusesOf(text)[0], fault).toBe(400);
          expect(ms).toBeLessThan(GONE_WITHIN_MS);
        }),
        runs,
      );
      await visit(server.port);
    });

    it('answers or closes whatever bytes arrive, never with a fault of its own', async () => {
      await fc.assert(
        fc.asyncProperty(mangled(paths.page), async (bytes) => {
          const { text, ms } = await answerTo(server.port, bytes);
          expect(statusesOf(text).filter((status) => status >= 500)).toEqual([]);
          expect(ms).toBeLessThan(GONE_WITHIN_MS);
        }),
        runs,
      );
      await visit(server.port);
    });
  });
}
