import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { closeGracefully, listen } from '@agency/http-server';
import { answerTo } from '@agency/http-server/test/raw-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteServer } from '../server/site-server.ts';
import { type FixtureSite, makeFixtureSite } from './support/fixture-site.ts';

let site: FixtureSite;
let server: Server;
let port: number;
beforeAll(async () => {
  site = await makeFixtureSite();
  server = createSiteServer(site);
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(async () => {
  await closeGracefully(server, 0);
  await site.remove();
});

/** Sends the path unchanged, because `fetch` would normalize it. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve);
    sent.on('error', reject);
    sent.end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

describe('a page', () => {
  it.each([
    ['/', 'accueil'],
    ['/?utm=1', 'accueil'],
    ['/contact', 'contact'],
    ['/contact?envoi=autre', 'contact'],
    ['/%63ontact', 'contact'],
    ['/services/automatisation', 'automatisation'],
    ['/contact?envoi=succes', 'succès'],
    ['/contact?service=conseil&envoi=erreur', 'erreur'],
  ])('answers at %s with « %s »', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['/contact/', '/contact'],
    ['/contact.html?a=1', '/contact?a=1'],
    ['/contact/?service=modelisation-3d&b=%20', '/contact?service=modelisation-3d&b=%20'],
    ['/contact/?envoi=succes', '/contact?envoi=succes'],
    ['//contact//', '/contact'],
    ['/CONTACT.html?a=B', '/contact?a=B'],
    ['/Services/Automatisation/', '/services/automatisation'],
    ['/ancienne', '/contact'],
    ['/Ancienne/?a=1', '/contact?a=1'],
  ])('has one address: %s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is sent for an absolute-form target, whose host never appears in a redirect', async () => {
    expect((await ask('http://ailleurs.example/contact')).status).toBe(200);
    expect((await ask('http://ailleurs.example/contact/')).headers.location).toBe('/contact');
  });
});

describe('an unknown address', () => {
  it.each([
    '/inconnue',
    '/services/',
    '/assets/',
    '/assets/gone-0a1b2c.js',
    '/robots.txt/',
    '//epinette.example/',
    '/..%2f..%2fetc%2fpasswd',
    '/a/../contact',
    '/../../etc/passwd',
    '/contact%5C',
    '/%00',
    '/con%0D%0Atact',
    `/${'x'.repeat(9_000)}`,
    // Internal files.
    '/404',
    '/404.html',
    '/contact/envoi-succes',
    '/Contact/Envoi-Erreur.html',
    '/contact.html.br',
    '/sitemap.xml.gz',
    '/_headers',
    '/_redirects',
  ])('answers 404 with the not-found page: %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<title>introuvable</title>');
  });

  it('ignores range and conditional headers, and sends the whole page', async () => {
    const whole = await ask('/inconnue');
    const conditions = { range: 'bytes=0-3', 'if-none-match': '*', 'if-match': '"x"' };
    const again = await ask('/inconnue', conditions);
    expect(again.status).toBe(404);
    expect(again.body).toEqual(whole.body);
  });
});

const host = 'Host: localhost\r\nConnection: close';
it.each([
  ['a stray percent sign', 400, `GET /%zz HTTP/1.1\r\n${host}\r\n\r\n`],
  ['bytes that are not UTF-8', 400, `GET /%ff HTTP/1.1\r\n${host}\r\n\r\n`],
  ['POST', 405, `POST /contact HTTP/1.1\r\n${host}\r\nContent-Length: 0\r\n\r\n`],
  ['OPTIONS for the server', 405, `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`],
  ['DELETE of an unknown page', 405, `DELETE /inconnue HTTP/1.1\r\n${host}\r\n\r\n`],
  ['garbage', 400, 'bonjour\r\n\r\n'],
  ['an unknown expectation', 417, `GET / HTTP/1.1\r\n${host}\r\nExpect: 200-bonjour\r\n\r\n`],
  ['long headers', 431, `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('a rejected request, %s: %i in French, with every header', async (_name, status, bytes) => {
  const text = Buffer.from((await answerTo(port, bytes)).text, 'latin1').toString();
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toMatch(/\r\n\r\n\p{Lu}[\p{L} -]+\.\n$/u);
  for (const [name, value] of Object.entries(site.headers)) expect(text).toContain(`\r\n${name}: ${value}\r\n`);
  expect(text.includes('\r\nAllow: GET, HEAD\r\n')).toBe(status === 405);
});

describe('the headers', () => {
  it.each(['/', '/inconnue', '/assets/inconnu.js', '/contact/', '/%zz', '/robots.txt'])(
    'of %s are complete',
    async (path) => {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(site.headers)) expect(headers[name.toLowerCase()], name).toBe(value);
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('of a script are only those that apply to scripts', async () => {
    const { headers } = await ask('/assets/app-0a1b2c.js');
    const sent = Object.keys(site.headers).filter((name) => name.toLowerCase() in headers);
    expect(sent).toEqual(['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']);
  });

  it.each([
    ['/assets/app-0a1b2c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/media/loop.mp4', 'video/mp4', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/models/phone.glb', 'model/gltf-binary', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/sitemap.xml', 'application/xml', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('of %s are %s and %s', async (path, type, caching) => {
    const { status, headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('of HEAD are those of GET, without the body', async () => {
    for (const path of ['/', '/assets/app-0a1b2c.js', '/inconnue']) {
      const get = await ask(path, { 'accept-encoding': 'br' });
      const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      for (const volatile of ['date', 'connection'] as const) delete head.headers[volatile];
      expect(get.headers).toMatchObject(head.headers);
    }
  });
});

describe('a file', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
    ['zstd', undefined, (body: Buffer) => body],
  ] as const)('is sent for Accept-Encoding: %s as %s', async (accepted, coding, decode) => {
    for (const path of ['/contact', '/assets/app-0a1b2c.js', '/inconnue']) {
      const plain = await ask(path);
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(decode(body)).toEqual(plain.body);
    }
  });

  it('is not sent again to a browser that has it', async () => {
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
  ])('is sent in part for Range: %s', async (range, text, contentRange) => {
    const { status, headers, body } = await ask('/media/loop.mp4', { range, 'accept-encoding': 'br' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(text);
  });

  it('is sent in part as it is, even if it has a compressed variant', async () => {
    const { headers, body } = await ask('/models/phone.glb', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('glTF');
  });

  it('is refused for an unsatisfiable range or another version, and the refusal is not cached', async () => {
    for (const path of ['/media/loop.mp4', '/assets/app-0a1b2c.js']) {
      const outside = await ask(path, { range: 'bytes=99999-' });
      expect(outside.status).toBe(416);
      const other = await ask(path, { 'if-match': '"x"', 'accept-encoding': 'br' });
      expect(other.status).toBe(412);
      expect(other.body.toString()).toBe('Condition non remplie.\n');
      for (const { headers } of [outside, other]) expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await ask('/media/loop.mp4', { range: 'bytes=4-2' })).status).toBe(416);
  });

  it.skipIf(process.platform !== 'linux')('is closed if the client disconnects during the download', async () => {
    const file = join(site.directory, 'media/loop.mp4');
    await truncate(file, 50_000_000);
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
      client.write('GET /media/loop.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(client, 'data');
      client.pause();
    }
    expect(openFiles()).toBe(clients.length);
    for (const client of clients) client.destroy();
    await vi.waitUntil(() => openFiles() === 0);
    await writeFile(file, '0123456789');
  });
});
