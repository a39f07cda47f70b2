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

/** Holds back every script that the page asks for, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held: Route[] = [];
  let open = false;
  await page.route('**/*.js', (route) => (open ? route.continue() : void held.push(route)));
  return () => {
    open = true;
    for (const route of held) void route.continue();
  };
}
