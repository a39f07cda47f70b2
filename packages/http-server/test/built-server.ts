/** What both built servers promise about their sockets, tried on the real process; each application runs these tests on its own. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answerTo,
  descriptorsOf,
  GONE_WITHIN_MS,
  hostileClients,
  openStubborn,
  type Paths,
  statusesOf,
} from './hostile.ts';
import { malformed, mangled } from './malformed.ts';

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
export function testSockets({ start, paths, visit }: BuiltServerTests): void {
  /** Milliseconds of the fastest of five visits. */
  const bestVisit = async (port: number): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const start = performance.now();
      await visit(port);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };

  const limited = ['bash', '-c', 'ulimit -n 220; exec "$0" "$@"'];

  describe.skipIf(process.platform !== 'linux')('the built server', () => {
    let server: BuiltServer;
    beforeAll(async () => {
      server = await start();
      await visit(server.port);
    });
    afterAll(() => server.kill());

    it.for(hostileClients(paths))('has no socket left of $what', async ({ status, send }) => {
      const before = descriptorsOf(server.pid);
      const clients = await Promise.all(Array.from({ length: 20 }, () => openStubborn(server.port)));
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
      await visit(own.port);
      const kinds = hostileClients(paths).filter(({ status }) => status !== undefined);
      const attack = async () => {
        const clients = [];
        for (let round = 0; round < 30; round += 1) {
          const opened = await Promise.all(Array.from({ length: 10 }, () => openStubborn(own.port)));
          await Promise.all(opened.map(({ socket }, index) => kinds[index % kinds.length]?.send(socket)));
          clients.push(...opened);
        }
        return clients;
      };
      const usual = await bestVisit(own.port);
      const clients = await attack();
      // 100 ms, unless the test machine is that busy without an attack.
      expect(await bestVisit(own.port)).toBeLessThan(Math.max(100, 2 * usual));
      clients.push(...(await attack()));
      const begin = performance.now();
      expect(await own.stop()).toBe(0);
      expect(performance.now() - begin).toBeLessThan(GONE_WITHIN_MS);
      for (const { socket } of clients) socket.destroy();
      await own.kill();
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
