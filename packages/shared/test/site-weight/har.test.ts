import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HarReading, MAX_HAR_LENGTH, readHar } from '../../src/site-weight.ts';
import { bestTime } from '../best-time.ts';

interface Sent {
  readonly url?: string;
  readonly status?: number;
  readonly type?: string;
  readonly decoded?: number;
  readonly sizes?: object;
  readonly entry?: object;
}

const entry = ({
  url = 'https://site.example/',
  status = 200,
  type = 'text/html',
  decoded = 0,
  sizes,
  entry: own,
}: Sent) => ({
  request: { url },
  response: { status, content: { mimeType: type, size: decoded }, ...sizes },
  ...own,
});

/** A file of this transferred size. */
const sized = (bytes: number, sent: Sent = {}) => entry({ ...sent, sizes: { _transferSize: bytes } });

const har = (entries: readonly unknown[], pages?: readonly unknown[]) => JSON.stringify({ log: { pages, entries } });

function reading(text: string): HarReading {
  const read = readHar(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

it('a recording of two pages that names no page is refused, unless one leads to the other, is in a frame of it or is fetched early', () => {
  const opened = (url: string, dest: string, status = 200) => ({
    ...sized(1000, { url, status }),
    request: { url, headers: [{ name: 'Sec-Fetch-Dest', value: dest }] },
  });
  const page = opened('https://site.example/', 'document');
  expect(readHar(har([page, opened('https://other.example/', 'document')]))).toBe('several-pages');
  expect(reading(har([page, opened('https://other.example/', 'iframe')])).bytes).toBe(2000);
  expect(reading(har([opened('https://site.example', 'document', 301), page])).bytes).toBe(2000);
  const other = opened('https://site.example/b', 'document');
  const early = { name: 'Sec-Purpose', value: 'prefetch;prerender' };
  const fetchedEarly = { ...other, request: { ...other.request, headers: [...other.request.headers, early] } };
  const download = { ...other, ...sized(1000, { type: 'application/pdf' }), request: other.request };
  expect(reading(har([page, fetchedEarly, download])).bytes).toBe(3000);
});

describe('recordings exported by browsers', () => {
  it('Chrome: the transferred size, not the decompressed one', () => {
    const read = reading(
      har([
        sized(12_000, { decoded: 60_000, type: 'text/html; charset=utf-8' }),
        sized(300_000, { url: 'https://cdn.example/app.js?key=secret', type: 'text/javascript' }),
        sized(900_000, { url: 'https://site.example/photo%20d%27%C3%A9t%C3%A9.jpg', type: 'image/jpeg' }),
      ]),
    );
    expect(read).toMatchObject({ bytes: 1_212_000, requests: 3, pages: 1, cached: 0, estimated: 0 });
    expect(read.kinds.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['image', 900_000],
      ['script', 300_000],
      ['html', 12_000],
    ]);
    expect(read.heaviest.map(({ name, host }) => `${host} ${name}`)).toEqual([
      "site.example photo d'été.jpg",
      'cdn.example app.js',
      'site.example /',
    ]);
  });

  it('a recorder without `_transferSize`: the transferred body and headers', () => {
    const read = reading(har([entry({ sizes: { bodySize: 5000, headersSize: 400 }, decoded: 20_000 })]));
    expect(read).toMatchObject({ bytes: 5400, requests: 1, estimated: 0 });
  });

  it('Chrome with a service worker: a file that the worker fetched is one file, and not from the cache', () => {
    const files = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.integer({ min: 1, max: 90_000 })), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(files, fc.boolean(), (list, isRecorded) => {
        const urls = list.map(([name, bytes]) => ({ url: `https://site.example/${name}`, decoded: 2 * bytes, bytes }));
        // The page's requests transfer nothing: the worker does. Chromium 156 gives such sizes.
        const relayed = urls.map((file) =>
          entry({ ...file, sizes: { _transferSize: 0, _serviceWorkerResponseSource: 'network' } }),
        );
        const own = urls.map((file) => sized(file.bytes, file));
        const read = reading(har([...relayed, ...(isRecorded ? own : [])]));
        const bytes = isRecorded ? list.reduce((sum, [, size]) => sum + size, 0) : 0;
        // Without the worker's own requests, nothing tells the weight.
        expect(read).toMatchObject({ bytes, requests: list.length, cached: isRecorded ? 0 : list.length });
      }),
    );
  });

  it('cached files are reported, because the page weighs more', () => {
    const read = reading(
      har([
        sized(0, { decoded: 20_000 }),
        sized(0, { entry: { _fromCache: 'memory' } }),
        sized(180, { status: 304 }),
        sized(0, { status: 204 }),
      ]),
    );
    expect(read).toMatchObject({ bytes: 180, requests: 4, cached: 3 });
  });

  it('an entry without a request or a response is not counted', () => {
    const read = reading(
      har([
        sized(10),
        entry({ url: 'data:image/gif;base64,R0lGODlhAQ' }),
        entry({ url: 'blob:https://site.example/1' }),
        entry({ url: 'wss://site.example/live' }),
        entry({ status: 0 }),
      ]),
    );
    expect(read.requests).toBe(1);
  });

  it('a page of error is not the page; a file that is missing is', () => {
    const moved = entry({ status: 301 });
    const missing = entry({ url: 'https://site.example/a', status: 404 });
    expect(readHar(har([moved, entry({ status: 502, type: 'text/plain' }), missing]))).toBe('error-page');
    expect(reading(har([moved, entry({ decoded: 9 }), missing])).requests).toBe(3);
    // After the password, the page is there.
    expect(reading(har([entry({ status: 401 }), entry({ decoded: 9 })])).requests).toBe(2);
  });

  it('the last of several pages is read', () => {
    const on = (pageref: string, size: number) => sized(size, { entry: { pageref } });
    const pages = [{ id: 'page_1' }, { id: 'page_2' }, { id: 'page_3' }];
    const read = reading(har([on('page_1', 100), on('page_2', 20), on('page_2', 3)], pages));
    expect(read).toMatchObject({ bytes: 23, requests: 2, pages: 2 });
  });

  it('Chrome: the files of a frame of another site name no page; those since the last page started are its own', () => {
    const at = (second: number, size: number, pageref?: string) =>
      sized(size, { entry: { startedDateTime: `2026-11-20T14:02:0${second}.000Z`, ...(pageref && { pageref }) } });
    const pages = [1, 4].map((second) => ({
      id: `page_${second}`,
      startedDateTime: `2026-11-20T14:02:0${second}.000Z`,
    }));
    const entries = [at(1, 1, 'page_1'), at(2, 10), at(4, 100, 'page_4'), at(5, 1000), at(6, 10_000, 'page_4')];
    expect(reading(har(entries, pages))).toMatchObject({ bytes: 11_100, requests: 3, pages: 2 });
  });

  it('WebPageTest: the repeat view, whose files are in the cache, is not the page', () => {
    const on = (pageref: string, size: number) => entry({ sizes: { bodySize: size }, entry: { pageref } });
    const pages = [
      { id: 'page_1_0_1', _cached: 0 },
      { id: 'page_1_1_1', _cached: 1 },
    ];
    const read = reading(har([on('page_1_0_1', 500_000), on('page_1_1_1', 2000)], pages));
    expect(read).toMatchObject({ bytes: 500_000, requests: 1, pages: 1 });
  });

  it('file names are cut, addresses lose their query and their account, and at most three are listed', () => {
    const long = `https://name:secret@site.example/${'a'.repeat(500)}?token=1`;
    const read = reading(har(Array.from({ length: 9 }, () => sized(1, { url: long }))));
    expect(read.heaviest).toHaveLength(3);
    expect(read.heaviest[0]).toMatchObject({ name: `${'a'.repeat(48)}…`, host: 'site.example' });
  });
});

describe('invalid recordings', () => {
  it.each([
    ['', 'not-json'],
    ['Bonjour', 'not-json'],
    ['<html></html>', 'not-json'],
    ['['.repeat(200_000), 'not-json'],
    ['null', 'not-har'],
    ['[]', 'not-har'],
    ['{"log":{}}', 'not-har'],
    ['{"log":{"entries":{"length":3}}}', 'not-har'],
    ['{"log":{"entries":[]}}', 'empty'],
    ['{"log":{"entries":[null,1,"a",{}]}}', 'empty'],
  ])('$1: $0', (text, problem) => expect(readHar(text)).toBe(problem));

  it('a long text is refused before it is parsed', () => {
    expect(readHar(' '.repeat(MAX_HAR_LENGTH + 1))).toBe('too-large');
  });

  it('invalid sizes count as absent, and a recording without any size is refused', () => {
    const known = sized(10);
    for (const [size, decoded] of [
      ['12', -1],
      [-5, -1],
      [1e300, -1],
      [null, -1],
      [{}, -1],
      [[], -1],
      [-1, 0],
    ] as const) {
      const unknown = entry({ decoded, sizes: { _transferSize: size, bodySize: size } });
      expect(reading(har([known, unknown]))).toMatchObject({ bytes: 10, requests: 2, estimated: 1 });
      expect(readHar(har([unknown]))).toBe('no-sizes');
    }
  });

  it('a byte order mark is not a part of the JSON; a tunnel is not a file', () => {
    const tunnel = { ...entry({}), request: { method: 'CONNECT', url: 'https://site.example:443' } };
    expect(readHar(`\ufeff${har([tunnel, sized(10)])}`)).toMatchObject({ requests: 1 });
  });

  it('ten thousand files are read in less than 500 ms', () => {
    const many = har(Array.from({ length: 10_000 }, () => sized(1000)));
    expect(reading(many)).toMatchObject({ bytes: 1e7, requests: 10_000 });
    expect(bestTime(() => readHar(many))).toBeLessThan(500);
  });

  it('any JSON is handled', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readHar(
          JSON.stringify({ log: { pages: value, entries: [value, { request: value, response: value }] } }),
        );
        if (typeof read !== 'string') expect(Number.isFinite(read.bytes)).toBe(true);
      }),
    );
  });
});
