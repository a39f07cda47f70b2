import { type BrowserContext, test as base, expect } from '@playwright/test';
import { apiOrigin, origin } from './addresses.ts';

interface Options {
  /** Messages that a test provokes on purpose, such as those of an unreachable server. */
  readonly expectedMessages: RegExp;
}

interface Watch {
  /** Console errors and warnings, uncaught errors, policy violations and requests to other origins, since the context was created. */
  readonly faults: readonly string[];
}

/**
 * A transition between documents that the browser skips because the page is left before its first paint. Pages handle the
 * rejections that they receive, but on a busy machine the transition may end before the new page can listen.
 */
const abandonedTransition = /Transition was (?:aborted|skipped)/;

/** Records console errors and warnings, policy violations, and requests to other origins. */
async function watch(context: BrowserContext, faults: string[], expected: RegExp): Promise<void> {
  const note = (fault: string) => {
    if (!expected.test(fault) && !abandonedTransition.test(fault)) faults.push(fault);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = [origin, apiOrigin].includes(url.origin) || !/^https?:$/.test(url.protocol);
    if (!isOurs) note(`request to another origin: ${request.url()}`);
  });
  // Chromium logs most violations; this event covers all of them and names the directive.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** The `test` of every browser test: besides its own checks, the page must log nothing and send no request to others. */
export const test = base.extend<Options & { watched: Watch }>({
  // By default no message is expected: this pattern matches nothing.
  expectedMessages: [/(?!)/, { option: true }],
  watched: [
    async ({ context, expectedMessages }, use) => {
      const faults: string[] = [];
      await watch(context, faults, expectedMessages);
      await use({ faults });
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
