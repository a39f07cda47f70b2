import { createServer } from 'node:net';

/**
 * Whether a program could listen there: `taken` when another one does or may alone, `elsewhere` when the address is none of
 * this machine's.
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

/** A port that nothing uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
