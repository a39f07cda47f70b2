import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Whether a program could listen there: `taken` if another program does or the port is privileged, `elsewhere` if the address is not
 * one of this machine's.
 */
export function tryPort(port: number, host?: string): Promise<'free' | 'taken' | 'elsewhere'> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(['EADDRINUSE', 'EACCES'].includes(error.code ?? '') ? 'taken' : 'elsewhere');
    });
    probe.listen(port, host, () => probe.close(() => resolve('free')));
  });
}

/**
 * A port that is free at this moment, below the ephemeral range: there, a client that polls for a server can get the server's own
 * port, and connect to itself.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await tryPort(port)) === 'free' ? port : freePort();
}
