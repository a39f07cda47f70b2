import { gzipSync } from 'node:zlib';
import { endOf, get, openRaw } from '@agency/http-server/test/raw-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, rawPost } from '../support/raw-http.ts';
import { problem, validRequest } from '../support/requests.ts';
import { countRequests, querySqlite } from '../support/rows.ts';
import { promptly } from '../support/server-process.ts';
import { startServerForFile } from '../support/start.ts';

const server = startServerForFile();
beforeAll(() => server.post({}));

/** Headers that differ between responses. */
const ofOneAnswer = /^(access-control-|connection|content-(type|length)|date|keep-alive|vary|x-request-id)/;

/** A refused request adds no row. */
async function expectRefused(status: number, body: unknown, headers: Record<string, string> = {}) {
  const before = countRequests(server.file);
  const answer = await server.post(body, headers);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(problem);
  expect(countRequests(server.file)).toBe(before);
  return answer;
}

describe('invalid bodies', () => {
  const large = JSON.stringify({ ...validRequest, message: 'x'.repeat(400_000) });

  it('answers 413 to an oversized chunked body', async () => {
    const client = await openRaw(server.port);
    client.socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: api\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    for (let sent = 0; sent < 10; sent += 1) client.socket.write(chunk);
    client.socket.write('0\r\n\r\n');
    expect(await answerOf(client)).toEqual({ status: 413, body: problem });
  });

  it('answers 413 to an oversized body, and answers the next request of its connection', async () => {
    const { socket, received } = await openRaw(server.port);
    socket.write(rawPost(large) + get('/api/health', 'Connection: close\r\n'));
    await endOf(socket);
    expect(received().match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it.each(['', 'Expect: 100-continue\r\n'])(
    'answers 413 to the announcement of an oversized body %j',
    async (expectation) => {
      const { socket, received } = await openRaw(server.port);
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: api\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n${expectation}\r\n`,
      );
      await endOf(socket);
      expect(received().match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413']);
      socket.destroy();
    },
  );

  it('answers 413 to a gzip bomb, and reads a gzip body of ordinary size', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(200_000);
    await expectRefused(413, bomb, { 'content-encoding': 'gzip' });
    const packed = gzipSync(JSON.stringify({ ...validRequest, message: 'Compressée' }));
    expect((await server.post(packed, { 'content-encoding': 'gzip' })).status).toBe(201);
    await expectRefused(400, Buffer.from('pas du gzip'), { 'content-encoding': 'gzip' });
    await expectRefused(415, packed, { 'content-encoding': 'compress' });
  });

  it.each([
    ['deep JSON', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deep JSON in a field', `{"name":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
    ['__proto__', '{"__proto__":{"name":"x","email":"a@b.ca","serviceType":"autre"}}'],
    ['constructor', '{"constructor":{"prototype":{"name":"x"}}}'],
    ['not JSON', 'name=Jeanne'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"bonjour"'],
    ['a number in a field', JSON.stringify({ ...validRequest, name: 12 })],
  ])('answers 400 immediately to %s', async (_name, body) => {
    await promptly(() => expectRefused(400, body));
  });

  it('does not hold the request that follows a polluted prototype', async () => {
    await server.post('{"__proto__":{"fax":"robot"},"constructor":{"prototype":{"fax":"robot"}},"name":""}');
    const { body } = await server.post({ ...validRequest, message: 'Après' });
    const held = "select request_id as id from deliveries where state = 'held'";
    expect(querySqlite(server.file, held)).not.toContainEqual({ id: body.id });
  });
});

describe('invalid text', () => {
  const withName = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from('{"email":"a@b.ca","serviceType":"autre","name":"'), bytes, Buffer.from('"}')]);

  it.each([
    ['invalid UTF-8', withName(Buffer.from([0x4a, 0xc3, 0x28]))],
    ['overlong UTF-8', withName(Buffer.from([0xc0, 0xaf]))],
    ['an encoded surrogate', withName(Buffer.from([0xed, 0xa0, 0x80]))],
    ['a lone surrogate', withName(Buffer.from('\\ud83d'))],
    ['NUL', withName(Buffer.from('Jea\\u0000nne'))],
  ])('answers 400 to %s, and stores nothing', async (_name, body) => {
    await expectRefused(400, body);
  });

  it.each([
    ['invalid UTF-8', 'name=%C3%28&email=a%40b.ca&serviceType=autre'],
    ['a broken escape', 'name=%E&email=a%40b.ca&serviceType=autre'],
    ['NUL', 'name=a%00b&email=a%40b.ca&serviceType=autre'],
    ['a field given twice', 'name=a&name=b&email=a%40b.ca&serviceType=autre'],
  ])('sends a form with %s back to the site, and stores nothing', async (_name, body) => {
    const before = countRequests(server.file);
    const answer = await server.post(body, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://localhost:8080/contact?envoi=erreur');
    expect(countRequests(server.file)).toBe(before);
  });
});

describe('forms that cost processor time', () => {
  const LIMIT = 384 * 1024;
  const filled = (part: (index: number) => string): string => {
    let body = 'a=1';
    for (let index = 0; ; index += 1) {
      const next = `${body}&${part(index)}`;
      if (next.length > LIMIT) return body;
      body = next;
    }
  };

  it.each([
    ['one field repeated', filled(() => 'a')],
    ['distinct fields', filled((index) => `f${index}=1`)],
    ['empty fields', filled(() => '')],
    ['nested fields', filled(() => 'a[b][c]=1')],
    ['one long escaped field', `a=${'%41'.repeat((LIMIT - 2) / 3)}`],
    ['100 long fields', Array.from({ length: 100 }, (_, index) => `f${index % 2}=${'+'.repeat(3_800)}`).join('&')],
  ])('sends 384 KB of %s back to the site immediately, and answers health meanwhile', async (_name, body) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await promptly(async () => {
      const [answer, health] = await Promise.all([server.post(body, form), server.health()]);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain('envoi=erreur');
      expect(health.status).toBe(200);
    });
  });
});

describe('origins, methods and addresses', () => {
  it.each([
    ['text/plain', 'text/plain'],
    ['none', ''],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['another charset', 'application/json; charset=iso-8859-1'],
  ])('answers 415 to the content type %s', async (_name, type) => {
    await expectRefused(415, JSON.stringify(validRequest), { 'content-type': type });
  });

  it.each(['https://ailleurs.example', 'null', 'http://localhost:8080.ailleurs.example', 'http://localhost'])(
    'answers 403 to the origin %s, whatever the format, without a CORS header',
    async (origin) => {
      const answer = await expectRefused(403, validRequest, { origin });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
      await expectRefused(403, 'name=a&email=a%40b.ca&serviceType=autre', form);
    },
  );

  it('gives an allowed origin exactly its CORS headers', async () => {
    const origin = 'http://localhost:8080';
    const answer = await server.post({ ...validRequest, message: 'CORS' }, { origin });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Origin');
    expect(answer.headers.get('access-control-expose-headers')).toBe('Idempotent-Replayed,Retry-After,X-Request-Id');
  });

  it('answers a preflight by exact headers for an allowed origin, by 403 for another', async () => {
    const ask = (origin: string) =>
      server.fetch('/api/contact', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
    const allowed = await ask('http://localhost:5173');
    expect(allowed.status).toBe(204);
    const cors = [...allowed.headers].filter(([name]) => name.startsWith('access-control-'));
    expect(Object.fromEntries(cors)).toEqual({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'Content-Type,Idempotency-Key',
      'access-control-expose-headers': 'Idempotent-Replayed,Retry-After,X-Request-Id',
      'access-control-max-age': '600',
    });
    const foreign = await ask('https://ailleurs.example');
    expect(foreign.status).toBe(403);
    expect([...foreign.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each([
    ['/api/contact', 'PUT', 'POST, OPTIONS'],
    ['/api/contact', 'GET', 'POST, OPTIONS'],
    ['/api/health', 'POST', 'GET, HEAD, OPTIONS'],
    ['/api/openapi.json', 'DELETE', 'GET, HEAD, OPTIONS'],
  ])('answers 405 with Allow to %s %s', async (path, method, allow) => {
    const answer = await server.fetch(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.body).toMatchObject(problem);
  });

  it.each(['/', '/api', '/api/nothing', '/api/%ff'])('answers 404 in the common shape to %s', async (path) => {
    const answer = await server.fetch(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject(problem);
  });

  it.each([
    ['no Host', 400, 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown expectation', 417, 'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n'],
    ['long headers', 431, `GET /api/health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['garbage', 400, 'bonjour\r\n\r\n'],
  ])('answers %s by %i in the common shape, with the headers of every answer', async (_name, status, bytes) => {
    const client = await openRaw(server.port);
    client.socket.write(bytes);
    expect(await answerOf(client)).toEqual({ status, body: problem });
    const { headers } = await server.fetch('/nulle-part');
    const ofEveryAnswer = [...headers].filter(([name]) => !ofOneAnswer.test(name));
    expect(ofEveryAnswer).toHaveLength(9);
    const received = new Map(
      client
        .received()
        .split('\r\n')
        .map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]),
    );
    expect(ofEveryAnswer.filter(([name, value]) => received.get(name) !== value)).toEqual([]);
  });

  it('reveals no software, and forbids everything that a page could do', async () => {
    for (const path of ['/api/health', '/nulle-part']) {
      const { headers } = await server.fetch(path);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
    }
  });
});
