import type { Page, Request } from '@playwright/test';

type ResourceKind = 'html' | 'css' | 'js' | 'font' | 'image' | 'media' | 'other';

export interface Weight {
  readonly requests: number;
  /** Bytes on the wire, response headers and encoded body, by kind. */
  readonly bytes: Readonly<Record<ResourceKind, number>>;
  readonly total: number;
}

function kindOf(mimeType = ''): ResourceKind {
  if (mimeType.startsWith('text/html')) return 'html';
  if (mimeType.startsWith('text/css')) return 'css';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType.startsWith('font/')) return 'font';
  if (mimeType.startsWith('image/')) return 'image';
  if (/^(?:video|audio)\//.test(mimeType)) return 'media';
  return 'other';
}

const QUIET_MS = 500;
const POLL_MS = 50;

/** Records the requests of a page from its first byte on, with their transferred sizes. */
export class NetworkWatch {
  readonly #requests = new Set<Request>();
  readonly #ended = new Set<Request>();
  #lastChange = Date.now();

  constructor(page: Page) {
    const add = (request: Request, to: Set<Request>) => {
      this.#lastChange = Date.now();
      if (/^https?:/.test(request.url())) to.add(request);
    };
    page.on('request', (request) => add(request, this.#requests));
    page.on('requestfinished', (request) => add(request, this.#ended));
    page.on('requestfailed', (request) => add(request, this.#ended));
  }

  /** Waits until no request is pending and none has started for half a second, or for the given time. */
  async quiet(milliseconds = QUIET_MS): Promise<void> {
    const isBusy = () => this.#ended.size < this.#requests.size || Date.now() - this.#lastChange < milliseconds;
    while (isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  async weight(): Promise<Weight> {
    const bytes: Record<ResourceKind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, media: 0, other: 0 };
    const requests = [...this.#requests];
    for (const request of requests) {
      const type = (await request.response())?.headers()['content-type'];
      if (!type) continue;
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      bytes[kindOf(type)] += responseHeadersSize + responseBodySize;
    }
    return { requests: requests.length, bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0) };
  }
}
