import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { type ListenVariables, listen } from '../../packages/http-server/src/lifecycle.ts';

/** Why no program can listen there, in one French line; undefined if one can. @param variables see `listen` */
export async function portProblem(
  port: number,
  host?: string,
  variables?: ListenVariables,
): Promise<string | undefined> {
  const probe = createServer();
  try {
    await listen(probe, port, host, variables);
  } catch (error) {
    return (error as Error).message;
  }
  await new Promise((resolve) => probe.close(resolve));
  return undefined;
}

/**
 * A port that is free at this moment, below the ephemeral range: there, a client that polls for a server can get the server's own
 * port, and connect to itself.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await portProblem(port)) === undefined ? port : freePort();
}
