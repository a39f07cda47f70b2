import type { CDPSession, Page } from '@playwright/test';

export type ResourceKind = 'html' | 'css' | 'js' | 'font' | 'image' | 'media' | 'other';

export interface Weight {
  readonly requests: number;
  /** Bytes on the wire, response headers and encoded body, by kind. */
  readonly bytes: Readonly<Record<ResourceKind, number>>;
  readonly total: number;
}

interface Entry {
  kind: ResourceKind;
  bytes: number;
  done: boolean;
}

function kindOf(mimeType: string): ResourceKind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
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
  readonly #entries = new Map<string, Entry>();
  #lastChange = Date.now();

  static async on(page: Page): Promise<NetworkWatch> {
    const watch = new NetworkWatch();
    await watch.#follow(await page.context().newCDPSession(page));
    return watch;
  }

  async #follow(cdp: CDPSession): Promise<void> {
    const change = (id: string, values: Partial<Entry>) => {
      this.#lastChange = Date.now();
      const entry = this.#entries.get(id);
      if (entry) Object.assign(entry, values);
    };
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!/^https?:/.test(request.url)) return;
      this.#lastChange = Date.now();
      this.#entries.set(requestId, { kind: 'other', bytes: 0, done: false });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) =>
      change(requestId, { kind: kindOf(response.mimeType) }),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      change(requestId, { bytes: encodedDataLength, done: true }),
    );
    cdp.on('Network.loadingFailed', ({ requestId }) => change(requestId, { done: true }));
    await cdp.send('Network.enable');
  }

  /** Waits until no request is pending and none has started for half a second, or for the given time. */
  async quiet(milliseconds = QUIET_MS): Promise<void> {
    const isBusy = () =>
      [...this.#entries.values()].some(({ done }) => !done) || Date.now() - this.#lastChange < milliseconds;
    while (isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  weight(): Weight {
    const bytes: Record<ResourceKind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, media: 0, other: 0 };
    for (const entry of this.#entries.values()) bytes[entry.kind] += entry.bytes;
    return { requests: this.#entries.size, bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0) };
  }
}
