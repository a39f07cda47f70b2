import type { BrowserContext, Page, Route } from '@playwright/test';

/** Addresses that the page requests from now on, if they match. */
export function watchRequests(page: Page, wanted = /./): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (wanted.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Addresses of scripts that the page requests from now on. */
export const watchScripts = (page: Page) => watchRequests(page, /\.js(?:\?|$)/);

type Reply = (route: Route) => unknown;

/** Replies to the page's requests in place of the server, until the returned function ends it. */
export async function reply(page: Page | BrowserContext, pattern: string | RegExp, how: Reply) {
  // A function of its own: ending one of two equal replies leaves the other.
  const handle: Reply = (route) => how(route);
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
}

/** The page's requests fail, as without a network, until the returned function ends it. */
export const fail = (page: Page | BrowserContext, pattern: string | RegExp) =>
  reply(page, pattern, (route) => route.abort());

/** Holds back the page's requests, by default those of scripts, until the returned function lets them and the later ones go. */
export async function hold(page: Page | BrowserContext, pattern: string | RegExp = '**/*.js') {
  const held: Route[] = [];
  let end: Reply | undefined;
  const undo = await reply(page, pattern, (route) => (end ? end(route) : held.push(route)));
  return async (how: Reply = (route) => route.continue()) => {
    end = how;
    await Promise.all(held.map(how));
    await undo();
  };
}

/** The network fails, and the browser knows it, until the returned function ends it. */
export async function disconnect(page: Page) {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** Bytes on the wire of what the page has received, its document and those of its resources that count. */
export async function received(page: Page, counts: (entry: PerformanceResourceTiming) => boolean = () => true) {
  const entries = await page.evaluate<PerformanceResourceTiming[]>(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) =>
      entry.toJSON(),
    ),
  );
  return entries.filter(counts).reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** From now on, as in browsers that hide these sizes of what the page receives. */
export const hideSizes = (page: Page, ...names: ('transferSize' | 'encodedBodySize')[]) =>
  page.evaluate((all) => {
    for (const name of all) Object.defineProperty(PerformanceResourceTiming.prototype, name, { get: () => 0 });
  }, names);
