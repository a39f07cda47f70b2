import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The command, as on the container's PATH. */
export const REQUESTS = fileURLToPath(new URL('../../bin/requests.js', import.meta.url));

/** A wrapper under which permissions of files hold: root reads and writes every file, unless it drops that capability. */
export const ORDINARY: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : [];

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the built `requests` command beside the server, like an operator. @param wrapper a command that runs it */
export async function runRequests(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): Promise<CommandResult> {
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath];
  const child = spawn(command, [...rest, REQUESTS, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    chunks.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    chunks.errors += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...chunks };
}
