import type { APIRequestContext, Page, Route } from '@playwright/test';

/** Addresses of the scripts that a page's document names. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
}

/** Addresses of the scripts that the browser has asked for since the document came. */
export function scriptsLoaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}

/** Holds back the scripts that the page asks for, all of them by default, until the returned function is called. */
export async function holdScripts(page: Page, pattern = '**/*.js'): Promise<() => void> {
  const held: Route[] = [];
  let open = false;
  await page.route(pattern, (route) => (open ? route.continue() : void held.push(route)));
  return () => {
    open = true;
    for (const route of held) void route.continue();
  };
}
