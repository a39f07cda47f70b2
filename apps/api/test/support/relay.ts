import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@agency/http-server';
import { onTestFinished } from 'vitest';

/** A network between a client and the server on `port` of this machine, until the current test ends. */
export async function startRelay(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => sockets.delete(from) && to.destroy());
      from.pipe(to);
    }
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  /** Drops all further bytes of the open connections, without closing them, as after a failover. New connections work. */
  const silence = (): void => {
    for (const socket of sockets) socket.unpipe().resume();
  };
  return { port: await listen(server, 0, '127.0.0.1'), silence };
}
