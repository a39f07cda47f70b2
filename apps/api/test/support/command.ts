import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { main } from '../../src/cli/requests.ts';

/** The command, as on the container's PATH. */
export const REQUESTS = fileURLToPath(new URL('../../bin/requests.js', import.meta.url));

/** A wrapper under which permissions of files hold: root reads and writes every file, unless it drops that capability. */
export const ORDINARY: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : [];

/** Runs the command in this process, for what does not depend on its build: a process takes half a second of the processor. */
export async function runHere(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [ours, mask] = [process.env, process.umask()];
  const chunks = { output: '', errors: '' };
  const read = (stream: NodeJS.WriteStream, name: keyof typeof chunks) => {
    const { write } = stream;
    stream.write = (text: string | Uint8Array) => {
      chunks[name] += String(text);
      return true;
    };
    return () => Object.assign(stream, { write });
  };
  const ends = [read(process.stdout, 'output'), read(process.stderr, 'errors')];
  process.env = { PATH: ours.PATH, ...env };
  try {
    return { code: await main(args), ...chunks };
  } finally {
    process.env = ours;
    process.umask(mask);
    for (const end of ends) end();
  }
}

/** Runs the built `requests` command beside the server, like an operator. @param wrapper a command that runs it */
export async function runRequests(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
) {
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath];
  const child = spawn(command, [...rest, REQUESTS, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<[number]>;
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, output, errors };
}
