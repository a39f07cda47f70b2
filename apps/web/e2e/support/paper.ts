import type { Locator, Page } from '@playwright/test';
import { expect, step } from './test.ts';

interface Sheet {
  readonly shown?: readonly Locator[];
  readonly hidden?: readonly Locator[];
}

/** The page prints on one sheet of letter size, with these elements and without those. */
export const expectOneSheet = (page: Page, { shown = [], hidden = [] }: Sheet = {}): Promise<void> =>
  step('prints on one sheet', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const element of shown) await expect(element).toBeVisible();
    for (const element of hidden) await expect(element).toBeHidden();
    // No medium: `screen` would print what screens show.
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), 'printed pages').toHaveLength(1);
  });
