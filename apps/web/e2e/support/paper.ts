import type { Page } from '@playwright/test';

/** Number of letter-size sheets of the page in print. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
