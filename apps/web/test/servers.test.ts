import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteServer } from '../server/site-server.ts';
import { findCaddy, startCaddy } from './support/caddy.ts';
import { type FixtureSite, makeFixtureSite } from './support/fixture-site.ts';

/** Loopback ports kept for this file. */
const CADDY_PORT = 4_410;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let fixture: FixtureSite;
beforeAll(async () => {
  fixture = await makeFixtureSite();
});
afterAll(() => fixture.remove());

const caddy = findCaddy();
if (!caddy) console.log('Caddy is neither installed nor to be had from Debian: the Node server is tested alone.');

interface Subject {
  readonly name: string;
  start(): Promise<{ readonly port: number; stop(): Promise<void> }>;
}

const node: Subject = {
  name: 'Node',
  async start() {
    const server = createSiteServer(fixture);
    await new Promise<void>((resolve) => server.listen(0, () => resolve()));
    return {
      port: (server.address() as AddressInfo).port,
      stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    };
  },
};
const subjects: readonly Subject[] = [
  node,
  ...(caddy ? [{ name: 'Caddy', start: () => startCaddy(caddy, CADDY_PORT, fixture) }] : []),
];

describe.each(subjects)('the site behind $name', ({ name, start }) => {
  let running: Awaited<ReturnType<Subject['start']>>;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  /** Sends the path exactly as written: `fetch` would repair it. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ host: 'localhost', port: running.port, path, method, headers, agent: false }, resolve);
      sent.on('error', reject);
      sent.end();
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
  }

  it.each([
    ['/', 'accueil'],
    ['/?utm=1', 'accueil'],
    ['/contact', 'contact'],
    ['/contact?service=modelisation-3d', 'contact'],
    ['/contact?envoi=autre', 'contact'],
    ['/%63ontact', 'contact'],
    ['/services/automatisation', 'automatisation'],
    ['/contact?envoi=succes', 'succès'],
    ['/contact?envoi=erreur', 'erreur'],
  ])('answers %s with the page « %s »', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/contact/', '/contact'],
    ['/contact//', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact.html?a=1', '/contact?a=1'],
    ['/contact/?service=modelisation-3d&b=%20', '/contact?service=modelisation-3d&b=%20'],
    ['/contact/?envoi=succes', '/contact?envoi=succes'],
    ['/services/automatisation/', '/services/automatisation'],
    ['//contact', '/contact'],
    ['/Contact', '/contact'],
    ['/CONTACT.html?a=B', '/contact?a=B'],
    ['/Services/Automatisation/', '/services/automatisation'],
    ['//contact/', '/contact'],
  ])('sends %s on to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/inconnue',
    '/inconnue/',
    '/404',
    '/404.html',
    '/contact/envoi-succes',
    '/contact/envoi-erreur.html',
    '/services',
    '/services/',
    '/assets',
    '/assets/',
    '/assets/gone-0a1b2c.js',
    '/media/gone.mp4',
    '/contact.html.br',
    '/robots.txt/',
    '/sitemap.xml.gz',
    '//epinette.example/',
    '/..%2f..%2fetc%2fpasswd',
    '/a/../contact',
    '/./contact',
    `/${'x'.repeat(9_000)}`,
    `/assets/${'x/'.repeat(2_000)}`,
    '/../../etc/passwd',
    '/%ff',
  ])('answers 404 with the not-found page to %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<title>introuvable</title>');
  });

  it.each(['/%zz', '/%', '/contact%0', '/%00'])('answers 400 to the malformed address %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses the method %s and tells which are allowed', async (method) => {
    for (const path of ['/', '/contact', '/inconnue']) {
      const { status, headers } = await ask(path, {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });

  it.each([
    ['/assets/app-0a1b2c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/media/loop.mp4', 'video/mp4', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/models/phone.glb', 'model/gltf-binary', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/sitemap.xml', 'application/xml', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('sends %s as %s, to be kept %s', async (path, type, caching) => {
    const { status, headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each(['/', '/inconnue', '/assets/inconnu.js', '/contact/', '/%00'])(
    'sends every header of the policy with %s',
    async (path) => {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(fixture.headers.every)) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('sends with a script only what means something there', async () => {
    const { status, headers } = await ask('/assets/app-0a1b2c.js');
    expect(status).toBe(200);
    for (const name of fixture.headers.documentOnly) expect(headers[name.toLowerCase()], name).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('answers Accept-Encoding: %s with %s', async (accepted, coding, decode) => {
    for (const path of ['/contact', '/assets/app-0a1b2c.js', '/inconnue']) {
      const plain = await ask(path);
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(decode(body)).toEqual(plain.body);
    }
  });

  it.each(['/', '/contact', '/assets/app-0a1b2c.js', '/inconnue'])(
    'answers HEAD %s as GET, without the body',
    async (path) => {
      const get = await ask(path, { 'accept-encoding': 'br' });
      const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      for (const name of ['content-type', 'content-encoding', 'cache-control', 'etag'] as const) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    },
  );

  it('answers 304 to a browser that has the file', async () => {
    const first = await ask('/contact', { 'accept-encoding': 'br' });
    const again = await ask('/contact', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('answers the range %s of a video', async (range, text, contentRange) => {
    const { status, headers, body } = await ask('/media/loop.mp4', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(text);
  });

  it('sends the not-found page whole, whatever part or version is asked for', async () => {
    const whole = await ask('/inconnue');
    const conditions = { range: 'bytes=0-3', 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    const asked = await ask('/inconnue', conditions);
    expect(asked.status).toBe(404);
    expect(asked.body).toEqual(whole.body);
  });

  it('ignores preconditions, and ranges of files that never change', async () => {
    for (const path of ['/contact', '/assets/app-0a1b2c.js']) {
      const { status } = await ask(path, { 'if-match': '"x"', 'if-unmodified-since': new Date(0).toUTCString() });
      expect(status).toBe(200);
    }
    expect((await ask('/assets/app-0a1b2c.js', { range: 'bytes=0-3' })).status).toBe(200);
    expect((await ask('/assets/app-0a1b2c.js', { range: 'bytes=99999-' })).status).toBe(200);
  });

  it.each([
    ['no Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\nConnection: close\r\n\r\n'],
    ['garbage', 400, 'bonjour\r\n\r\n'],
  ])('answers %s with %i', async (_name, status, bytes) => {
    const text = await askRaw(running.port, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.[01] ${status} `));
    // Caddy answers these below anything that its configuration reaches.
    if (name !== 'Node') return;
    for (const header of Object.keys(fixture.headers.every)) expect(text).toContain(`\r\n${header}: `);
  });

  it.each(['bytes=10-20', 'bytes=4-2'])('stands the range %s that no file has', async (range) => {
    const { status } = await ask('/media/loop.mp4', { range });
    expect([200, 416]).toContain(status);
    expect((await ask('/')).status).toBe(200);
  });
});

/** What comes back for these bytes until the server closes the connection. */
async function askRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.end(bytes);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

describe.skipIf(process.platform !== 'linux')('a client that leaves in the middle of a large file', () => {
  it('has it closed', async () => {
    const file = join(fixture.directory, 'media/large.mp4');
    await writeFile(file, '');
    await truncate(file, 50_000_000);
    const { port, stop } = await node.start();
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`) === file;
        } catch {
          return false;
        }
      }).length;
    const clients = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
    for (const client of clients) {
      client.write('GET /media/large.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(client, 'data');
      client.pause();
    }
    expect(openFiles()).toBe(clients.length);
    for (const client of clients) client.destroy();
    await vi.waitUntil(() => openFiles() === 0);
    await stop();
  });
});

describe('a built site that changes under the Node server', () => {
  it('answers 404 for files that are gone, the not-found page included, and goes on', async () => {
    const site = await makeFixtureSite();
    const server = createSiteServer(site);
    await new Promise<void>((resolve) => server.listen(0, () => resolve()));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await rm(site.directory, { recursive: true });
    for (const path of ['/contact', '/inconnue', '/assets/app-0a1b2c.js']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<title>introuvable</title>');
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await site.remove();
  });
});

describe('the content security policy', () => {
  it('allows the origin of the API, without its path, for requests and for forms', () => {
    const policy = fixture.headers.every['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' blob: https://api.epinette.example;");
    expect(policy).toContain("form-action 'self' https://api.epinette.example;");
  });

  it('never allows unsafe inline code, eval or another origin', () => {
    const policy = fixture.headers.every['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:(?!\/\/api\.epinette\.example)/);
  });
});
