import { type BrowserContext, test as base, expect } from '@playwright/test';
import { ECO_NOTICE_KEY } from '../../src/site/storage-keys.ts';
import { apiOrigin, origin } from './addresses.ts';
import { installFaultsOfSpace } from './cut-off.ts';
import { installHelpers } from './inspect.ts';

interface Options {
  /** Console messages and uncaught errors that a test provokes on purpose. They excuse no request and no policy violation. */
  readonly expectedMessages: RegExp;
  /** Another origin that a test visits on purpose. */
  readonly otherOrigin: string;
  /** Whether the notice of the home page may appear: by default the visitor has answered it. */
  readonly firstVisit: boolean;
}

interface Watch {
  /** Console errors and warnings, uncaught errors, policy violations and requests to other origins, since the context was created. */
  readonly faults: string[];
}

/** What the browser and our scripts say of files or answers that do not come. */
export const failedLoads = /Failed to load|Failed to fetch|net::ERR|error loading/i;

/**
 * A transition between documents that the browser skips because the page is left before its first paint. Pages handle the
 * rejections that they receive, but on a busy machine the transition may end before the new page can listen.
 */
const abandonedTransition = /Transition was (?:aborted|skipped)/;

/** Begins what the page logs of a policy violation. Chromium itself logs most of them; the page's event covers all and names the directive. */
const violation = 'policy violation: ';

/** Records console errors and warnings, policy violations, and requests to other origins. */
async function watch(context: BrowserContext, faults: string[], expected: RegExp, otherOrigin: string): Promise<void> {
  const note = (message: string) => {
    if (!expected.test(message) && !abandonedTransition.test(message)) faults.push(message);
  };
  const ours = [origin, apiOrigin, otherOrigin];
  context.on('console', (message) => {
    if (message.text().startsWith(violation)) faults.push(message.text());
    else if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !ours.includes(asked)) faults.push(`request to another origin: ${request.url()}`);
  });
  await context.addInitScript((start) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`${start}${effectiveDirective} ${blockedURI}`);
    });
  }, violation);
}

/** Runs at the start of each document. One without an origin has no storage. */
const answerNotice = (key: string) => {
  if (window.origin !== 'null') localStorage.setItem(key, 'true');
};

/** The `test` of every browser test: besides its own checks, the page must log nothing and send no request to others. */
export const test = base.extend<Options & { watched: Watch }>({
  // By default no message is expected: this pattern matches nothing.
  expectedMessages: [/(?!)/, { option: true }],
  otherOrigin: ['', { option: true }],
  firstVisit: [false, { option: true }],
  watched: [
    async ({ context, expectedMessages, otherOrigin, firstVisit }, use) => {
      const faults: string[] = [];
      await watch(context, faults, expectedMessages, otherOrigin);
      await context.addInitScript(installHelpers);
      await context.addInitScript(installFaultsOfSpace);
      if (!firstVisit) await context.addInitScript(answerNotice, ECO_NOTICE_KEY);
      await use({ faults });
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** A part of a test that holds one promise. Its failure has its name, and the next parts run: one that they need is a `test.step`. */
export async function step(promise: string, check: () => Promise<unknown>): Promise<void> {
  const failure = await test.step(promise, check).then(
    () => undefined,
    (error: Error) => error.stack,
  );
  expect.soft(failure, promise).toBeUndefined();
}

export { expect };
