import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testBuiltServer } from '@agency/http-server/test/built-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended } from '../../../../scripts/lib/processes.ts';
import { isInternal } from '../../server/rules.ts';
import { files } from './site.ts';

/** Starts the built server on a free port. @param wrapper a command that runs node */
async function start(wrapper: readonly string[] = []): Promise<{ child: ChildProcess; port: number }> {
  const main = fileURLToPath(new URL('../../.server/main.js', import.meta.url));
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath, main];
  const child = spawn(command, rest, {
    env: { ...process.env, WEB_PORT: '0', WEB_HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(/:(\d+)/.exec(line.toString())?.[1]) };
}

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  ({ child: server, port } = await start());
});
afterAll(async () => {
  server.kill();
  await ended(server);
});

it('every kind of file has a content type', async () => {
  const kinds = new Map([...files].filter((file) => !isInternal(file)).map((file) => [extname(file), file]));
  for (const file of kinds.values()) {
    const response = await fetch(`http://127.0.0.1:${port}${encodeURI(file.replace(/\.html$/, ''))}`);
    await response.body?.cancel();
    expect(response.status, file).toBe(200);
    expect(response.headers.get('content-type'), file).toMatch(/^(?!application\/octet-stream)\w+\/[\w.+-]+/);
  }
});

testBuiltServer({
  paths: { page: '/contact', refusesPost: '/contact' },
  start: async (wrapper) => {
    const { child, port } = await start(wrapper);
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended(child);
    };
    return { port, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  },
  visit: async (port) => {
    const response = await fetch(`http://127.0.0.1:${port}/contact`);
    expect(response.status).toBe(200);
    await response.text();
  },
});
