import type { Page, Request } from '@playwright/test';

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

  /** Waits until no request is pending and none has started for the given time. */
  async quiet(milliseconds: number): Promise<void> {
    const isBusy = () => this.#ended.size < this.#requests.size || Date.now() - this.#lastChange < milliseconds;
    while (isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  /** The number of requests, and their bytes on the wire, by Playwright's type: response headers and encoded bodies. */
  async weight() {
    const requests = [...this.#requests];
    const bytes: Record<string, number> = {};
    for (const request of requests) {
      if (!(await request.response())) continue;
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const type = request.resourceType();
      bytes[type] = (bytes[type] ?? 0) + responseHeadersSize + responseBodySize;
    }
    return { requests: requests.length, bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0) };
  }
}
