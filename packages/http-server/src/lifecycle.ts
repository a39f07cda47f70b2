import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';

export interface ListenVariables {
  readonly port: string;
  readonly host: string;
}

/**
 * Starts to listen.
 * @param variables what the operator changes, for the error
 * @returns the port, which the system chose if it was 0
 * @throws Error one French line for the operator
 */
export async function listen(
  server: NetServer,
  port: number,
  host: string | undefined,
  variables: ListenVariables = { port: 'PORT', host: 'HOST' },
): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
    throw new Error(
      listenProblems[code]?.(variables, port, host) ?? `Impossible d’écouter sur le port ${port} (${code}).`,
    );
  }
  return (server.address() as AddressInfo).port;
}

type ListenProblem = (variables: ListenVariables, port: number, host: string | undefined) => string;
const isElsewhere: ListenProblem = (variables, _port, host) =>
  `${variables.host} ne nomme pas une adresse de cette machine\u00a0: ${host}.`;
const listenProblems: Readonly<Record<string, ListenProblem>> = {
  EADDRINUSE: (variables, port) =>
    `Le port ${port} est déjà pris\u00a0: libérez-le ou choisissez-en un autre avec ${variables.port}.`,
  EACCES: (variables, port) => `Le port ${port} est réservé\u00a0: choisissez-en un autre avec ${variables.port}.`,
  EADDRNOTAVAIL: isElsewhere,
  ENOTFOUND: isElsewhere,
};

/** Ends a program that cannot start, with the line that says why. */
export function exitWith(line: string): never {
  console.error(line);
  process.exit(1);
}

/** What a program reads before it starts. An error of the class `expected` ends it: its message is one line. */
export function readOrExit<Value>(expected: abstract new () => Error, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof expected) exitWith(error.message);
    throw error;
  }
}

/** npm passes on a signal that Ctrl+C or a process manager has already sent to its whole group: within this time, both are one. */
const ONE_SIGNAL_MS = 200;

/**
 * Calls `stop` at the first of these signals, and `force` at a second one. Node ends the process with code 1 if `stop` rejects.
 * @param force by default, it ends the process with code 1
 */
export function onStopSignal(
  stop: (signal: string) => Promise<unknown>,
  force: () => void = () => process.exit(1),
  signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'],
): void {
  let stoppedAt: number | undefined;
  const start = (signal: string) => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > ONE_SIGNAL_MS) force();
      return;
    }
    stoppedAt = performance.now();
    void stop(signal);
  };
  for (const signal of signals) process.on(signal, start);
}

/** How long idle connections stay open after a stop: a request may already be on its way. */
const IDLE_GRACE_MS = 1_000;

/**
 * Stops accepting connections, responds to every started request, then closes the rest.
 * @param graceMs time after which remaining connections are destroyed
 */
export async function closeGracefully(server: Server, graceMs: number): Promise<void> {
  // From now on each response closes its connection.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  // Close in the next turn: this one still accepts the connections that the kernel has completed.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  // http's own close() would destroy idle connections immediately, with any request that is just arriving.
  NetServer.prototype.close.call(server);
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
