/**
 * HAR as three browsers export it, by the sources of their developer tools: Chrome's models/har/Log.ts, Firefox 153's
 * har-builder.js and NetworkResponseListener.sys.mjs, WebKit's HARBuilder.js. Fields that the reader ignores are there too:
 * none may change the sum.
 */
import fc from 'fast-check';

/** A file that a browser has received, and what crossed the network for it. */
export interface Received {
  readonly url: string;
  readonly type: string;
  readonly status: number;
  /** Bytes of the response's headers and of its body, as transferred. */
  readonly headers: number;
  readonly body: number;
  /** Bytes of the content, decompressed. */
  readonly decoded: number;
  readonly cache: 'none' | 'memory' | 'disk';
  /** Received by a frame of another site, or by a worker. */
  readonly isApart: boolean;
}

const timings = { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: 12.4, receive: -1 };
const sides = { cookies: [], headers: [{ name: 'content-type', value: 'x' }], httpVersion: 'h2' };

const shared = ({ url }: Received) => ({
  startedDateTime: '2026-11-20T14:02:11.318Z',
  time: 12.4,
  request: { ...sides, method: 'GET', url, queryString: [], headersSize: -1, bodySize: 0 },
  cache: {},
  timings,
});

const contentOf = ({ type, decoded, status }: Received) => ({ size: status === 304 ? 0 : decoded, mimeType: type });
const wire = ({ headers, body }: Received) => headers + body;

/** Chrome: over HTTP/2 it has no text of the headers, so their size and the body's are −1. A frame of another site has no page. */
const chrome = (file: Received, isHttp2: boolean) => ({
  ...shared(file),
  ...(file.cache !== 'none' && { _fromCache: file.cache }),
  _initiator: { type: 'parser' },
  _priority: 'High',
  _resourceType: 'other',
  ...(!file.isApart && { pageref: 'page_1' }),
  response: {
    ...sides,
    status: file.status,
    content: {
      ...contentOf(file),
      ...(file.cache === 'none' && !isHttp2 && { compression: file.decoded - file.body }),
    },
    headersSize: isHttp2 ? -1 : file.headers,
    bodySize: file.cache !== 'none' || file.status === 304 ? 0 : isHttp2 ? -1 : file.body,
    _transferSize: file.cache === 'none' ? wire(file) : 0,
    _error: null,
  },
});

/** Firefox: no `_transferSize`; `bodySize` is the transferred size, headers included, 0 or the headers for a cached file. */
const firefox = (file: Received, emptyIsZero: boolean) => ({
  ...shared(file),
  pageref: 'page_1',
  response: {
    ...sides,
    status: file.status,
    content: { ...contentOf(file), comment: 'Le corps des réponses n’est pas inclus.' },
    headersSize: file.headers,
    bodySize: file.cache === 'none' ? wire(file) : emptyIsZero ? 0 : file.headers,
  },
});

/** Safari: without metrics, sizes are −1 and `_transferSize` is absent; cached files have their source. */
const safari = (file: Received, hasMetrics: boolean) => ({
  ...shared(file),
  _fetchType: { none: 'Network Load', memory: 'Memory Cache', disk: 'Disk Cache' }[file.cache],
  _priority: 'high',
  pageref: 'page_0',
  response: {
    ...sides,
    status: file.status,
    content: { ...contentOf(file), compression: 0 },
    headersSize: hasMetrics ? file.headers : -1,
    bodySize: hasMetrics ? file.body : -1,
    ...(hasMetrics && { _transferSize: wire(file) }),
  },
});

/** How each browser writes an entry; the second argument is its variant. */
export const exporters = {
  chrome: { entry: chrome, creator: { name: 'WebInspector', version: '537.36' }, page: 'page_1' },
  firefox: { entry: firefox, creator: { name: 'Firefox', version: '153.7' }, page: 'page_1' },
  /** Firefox under another name, of which there are several. */
  librewolf: { entry: firefox, creator: { name: 'LibreWolf', version: '153.0-1' }, page: 'page_1' },
  safari: { entry: safari, creator: { name: 'WebKit Web Inspector', version: '1.0' }, page: 'page_0' },
} as const;

export type Browser = keyof typeof exporters;

export const received: fc.Arbitrary<Received> = fc
  .record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    type: fc.constantFrom(
      'text/html; charset=utf-8',
      'text/css',
      'text/javascript',
      'font/woff2',
      'image/avif',
      'x-unknown',
    ),
    status: fc.constantFrom(200, 200, 200, 204, 301, 304, 404),
    headers: fc.integer({ min: 60, max: 2_000 }),
    body: fc.integer({ min: 1, max: 2_000_000 }),
    ratio: fc.integer({ min: 1, max: 8 }),
    cache: fc.constantFrom('none', 'none', 'none', 'memory', 'disk'),
    isApart: fc.boolean(),
  })
  .map(({ name, type, status, headers, body, ratio, cache, isApart }) => {
    const isEmpty = status !== 200 && status !== 404;
    return {
      url: `https://site.example/${name}`,
      type,
      status,
      headers,
      body: isEmpty ? 0 : body,
      decoded: isEmpty ? 0 : body * ratio,
      // Only a whole answer comes from the cache.
      cache: status === 200 ? cache : 'none',
      isApart,
    } as const;
  });

export const recordings = fc.record({
  browser: fc.constantFrom<Browser>('chrome', 'firefox', 'librewolf', 'safari'),
  files: fc
    .array(fc.tuple(received, fc.boolean()), { minLength: 1, maxLength: 40 })
    // A page of error is refused.
    .filter((files) => files.find(([{ status }]) => status !== 301)?.[0].status !== 404),
});

export const harOf = (browser: Browser, files: readonly (readonly [Received, boolean])[]): string => {
  const { entry, creator, page } = exporters[browser];
  const pages = [
    { startedDateTime: '2026-11-20T14:02:11.318Z', id: page, title: 'https://site.example/', pageTimings: {} },
  ];
  const own = entry === firefox ? { browser: creator } : {};
  return JSON.stringify({
    log: { version: '1.2', creator, ...own, pages, entries: files.map(([file, variant]) => entry(file, variant)) },
  });
};
