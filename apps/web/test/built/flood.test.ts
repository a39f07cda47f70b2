import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dist } from './site.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));
const WAIT = { timeout: 10_000, interval: 50 };

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', 'server/main.ts'], {
    cwd: web,
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

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Files of the site that the server holds open. */
function openFiles(): number {
  const folder = `/proc/${server.pid}/fd`;
  return readdirSync(folder).filter((descriptor) => {
    try {
      return readlinkSync(`${folder}/${descriptor}`).startsWith(dist);
    } catch {
      return false;
    }
  }).length;
}

const sockets = () => readdirSync(`/proc/${server.pid}/fd`).length;

function residentMegabytes(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}

describe.skipIf(process.platform !== 'linux')('the server of the built site', () => {
  it('stays up for visitors and keeps nothing of 40,000 pipelined requests from clients that leave', async () => {
    const before = { descriptors: sockets(), megabytes: residentMegabytes() };
    for (let round = 0; round < 3; round++) {
      const clients = await Promise.all(Array.from({ length: 20 }, open));
      for (const socket of clients) socket.write(request('/').repeat(2_000));
      const visit = await fetch(`http://127.0.0.1:${port}/contact`);
      expect(visit.status).toBe(200);
      await visit.text();
      for (const socket of clients) socket.destroy();
    }
    await vi.waitFor(() => {
      expect(openFiles()).toBe(0);
      // The visitor’s own connection stays open.
      expect(sockets()).toBeLessThanOrEqual(before.descriptors + 2);
    }, WAIT);
    expect(residentMegabytes() - before.megabytes).toBeLessThan(100);
  });
});
