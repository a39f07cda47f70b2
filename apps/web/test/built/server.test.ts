import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isInternal } from '../../server/rules.ts';
import { files } from './site.ts';

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  server = spawn(process.execPath, [fileURLToPath(new URL('../../.server/main.js', import.meta.url))], {
    env: { ...process.env, WEB_PORT: '0', WEB_HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  port = Number(/:(\d+)/.exec(line.toString())?.[1]);
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
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

const descriptors = () => readdirSync(`/proc/${server.pid}/fd`).length;

function residentMegabytes(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}

it.skipIf(process.platform !== 'linux')(
  'releases the memory and connections of 120,000 pipelined requests, and still serves visitors',
  async () => {
    const before = { open: descriptors(), megabytes: residentMegabytes() };
    for (let round = 0; round < 3; round++) {
      const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
      await Promise.all(clients.map((client) => once(client, 'connect')));
      for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2_000));
      const visit = await fetch(`http://127.0.0.1:${port}/contact`);
      expect(visit.status).toBe(200);
      await visit.text();
      for (const client of clients) client.destroy();
    }
    // Keep-alive connections of the visitor remain open for a while.
    await vi.waitUntil(() => descriptors() <= before.open + 3, { timeout: 10_000 });
    expect(residentMegabytes() - before.megabytes).toBeLessThan(100);
  },
);
