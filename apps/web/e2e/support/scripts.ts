import type { APIRequestContext } from '@playwright/test';

/** Addresses of the scripts that a page's document names. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
}
