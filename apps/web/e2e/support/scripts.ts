import type { APIRequestContext, Page, Route } from '@playwright/test';

/** Addresses of the scripts in a page's document. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
}

/** Addresses of the scripts requested since the document loaded. */
export function scriptsLoaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}

/** Delays the page's script requests, all of them by default, until the returned function is called. */
export async function holdScripts(page: Page, pattern = '**/*.js'): Promise<() => void> {
  const held: Route[] = [];
  let open = false;
  await page.route(pattern, (route) => (open ? route.continue() : void held.push(route)));
  return () => {
    open = true;
    for (const route of held) void route.continue();
  };
}
