import { createServer } from 'node:net';

/** Whether this machine lets us listen there. */
export function portIsFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The port that a variable names; undefined when it names none, which the server itself will explain. */
export function portOf(text: string | undefined, fallback: number): number | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return fallback;
  const port = Number(trimmed);
  return /^\d+$/.test(trimmed) && port > 0 && port <= 65_535 ? port : undefined;
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
