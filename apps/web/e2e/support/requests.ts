import type { Page, Route } from '@playwright/test';

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

/** Holds back the page's requests, by default those of scripts, until the returned function lets them end. */
export async function hold(page: Page, pattern: string | RegExp = '**/*.js') {
  const held: Route[] = [];
  let end: ((route: Route) => unknown) | undefined;
  await page.route(pattern, (route) => void (end ? end(route) : held.push(route)));
  return (how = (route: Route): unknown => route.continue()) => {
    end = how;
    for (const route of held) void how(route);
  };
}

/** From now on, as in browsers that hide these sizes of what the page receives. */
export const hideSizes = (page: Page, ...names: ('transferSize' | 'encodedBodySize')[]) =>
  page.evaluate((all) => {
    for (const name of all) Object.defineProperty(PerformanceResourceTiming.prototype, name, { get: () => 0 });
  }, names);
