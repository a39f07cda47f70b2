import type { Page } from '@playwright/test';

/** How many sheets of letter paper the page takes when it is printed as it is. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
