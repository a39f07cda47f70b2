/** The page on AI: its demonstrations, each in its tab. */
import type { Page } from '@playwright/test';
import { invoiceStrings } from '../../src/content/tools/ai-demos.built.ts';
import { pagesWith } from './contents.ts';

const [found] = pagesWith('ai-demos');
if (!found) throw new Error('No page has the demonstrations: these tests look at nothing.');

export const { path } = found.page;
export const { section } = found;

export const demos = (page: Page) => page.locator('#demonstrations');
export const tab = (page: Page, tool: keyof typeof section.tabs) =>
  demos(page).getByRole('tab', { name: section.tabs[tool] });
/** The example whose total is wrong. */
export const wrongInvoice = invoiceStrings.samples[2]?.name ?? '';
export const invoiceText = (page: Page) => demos(page).locator('textarea[name="documentText"]');
