import { type ChildProcess, spawn } from 'node:child_process';
import type { Environment } from '../../packages/shared/src/settings.ts';
import { root } from './repository.ts';

/**
 * Starts a program of the repository that writes to this terminal. It has its own process group, so Ctrl+C reaches it once, as a signal
 * from its parent, and not also from the terminal.
 * @param output how to treat standard output; errors are always shown
 */
export function startProgram(
  command: string,
  parameters: readonly string[],
  environment: Environment,
  output: 'inherit' | 'ignore' = 'inherit',
): ChildProcess {
  return spawn(command, parameters, {
    cwd: root,
    env: environment,
    stdio: ['ignore', output, 'inherit'],
    detached: true,
  });
}

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code once the program has ended; 1 when a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Sends a signal to a program and its children; does nothing if it has ended. */
export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // The program has ended meanwhile.
  }
}

/** Like `ended`; meanwhile, stop signals go to the program. Once it has ended, such a signal ends this program too. */
export async function endedWithSignals(child: ChildProcess): Promise<number> {
  let received: NodeJS.Signals | undefined;
  const pass = (name: NodeJS.Signals) => {
    received = name;
    signal(child, name);
  };
  for (const name of stopSignals) process.on(name, pass);
  const code = await ended(child);
  for (const name of stopSignals) process.off(name, pass);
  if (received) process.kill(process.pid, received);
  return code;
}
