import type { Page } from '@playwright/test';

/** What a script of the test records in the page's window under a name; a promise is awaited. */
export const recorded = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate<T, string>((key) => Reflect.get(window, key), name);
