import type { Server } from 'node:http';
import { afterAll } from 'vitest';
import { closeGracefully, listen } from '../src/index.ts';

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => closeGracefully(server, 0))));

/** Listens until the tests of the file end. @returns the port */
export function serve(server: Server): Promise<number> {
  servers.push(server);
  return listen(server, 0, '127.0.0.1');
}
