import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../server/site-server.ts';
import { findCaddy, startCaddy } from './support/caddy.ts';
import { type FixtureSite, makeFixtureSite } from './support/fixture-site.ts';
import { differences, oddRequests } from './support/odd-requests.ts';

/** Loopback ports kept for this file. */
const CADDY_PORT = 4_420;
/** Headers that a browser or a cache acts on. */
const COMPARED = ['location', 'content-type', 'content-encoding', 'content-range', 'cache-control', 'vary', 'allow'];

const caddy = findCaddy();
let fixture: FixtureSite;
const ports: { node: number; caddy: number } = { node: 0, caddy: CADDY_PORT };
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  fixture = await makeFixtureSite();
  const server = createSiteServer(fixture);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  ports.node = (server.address() as AddressInfo).port;
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  if (caddy) stops.push((await startCaddy(caddy, CADDY_PORT, fixture)).stop);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await fixture.remove();
});

/** What comes back for these bytes until the server closes the connection: its last answer, in one line. */
async function ask(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(Buffer.from(bytes, 'latin1'));
  await closed;
  const text = Buffer.concat(chunks).toString('latin1');
  const [head = ''] = text.slice(Math.max(0, text.lastIndexOf('HTTP/1.'))).split('\r\n\r\n');
  const [line = 'nothing', ...rest] = head.split('\r\n');
  const headers = new Map(
    rest.map((entry) => [entry.slice(0, entry.indexOf(':')).toLowerCase(), entry.slice(entry.indexOf(':') + 2)]),
  );
  const told = COMPARED.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  return [line.split(' ')[1] ?? line, ...told].join(' | ');
}

describe('odd requests', () => {
  it('are many, each named once', () => {
    expect(oddRequests.length).toBeGreaterThan(100);
    expect(new Set(oddRequests.map(({ name }) => name)).size).toBe(oddRequests.length);
  });

  it('are each answered by the Node server, which never fails', async () => {
    for (const { name, bytes } of oddRequests) {
      expect(await ask(ports.node, bytes), name).toMatch(/^(?:200|206|304|308|4\d\d)(?: |$)/);
    }
  });

  it.runIf(caddy)('get the same answer from Caddy, but for those that are told with their reason', async () => {
    const different: string[] = [];
    for (const { name, bytes } of oddRequests) {
      const [node, other] = [await ask(ports.node, bytes), await ask(ports.caddy, bytes)];
      if (node !== other) different.push(name);
      if (node !== other && !(name in differences)) console.log(`${name}\n  Node:  ${node}\n  Caddy: ${other}`);
    }
    expect(different.sort()).toEqual(Object.keys(differences).sort());
  });
});
