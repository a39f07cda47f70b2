/** The page on AI: its demonstrations, each in its tab. */
import type { Page } from '@playwright/test';
import { invoiceStrings } from '../../src/content/tools/ai-demos.built.ts';
import { firstSection } from './contents.ts';

export const { path, section } = firstSection('ai-demos');

export const demos = (page: Page) => page.locator('#demonstrations');
export const tab = (page: Page, tool: keyof typeof section.tabs) =>
  demos(page).getByRole('tab', { name: section.tabs[tool] });
/** The example whose total is wrong. */
export const wrongInvoice = invoiceStrings.samples[2]?.name ?? '';
export const invoiceText = (page: Page) => demos(page).locator('textarea[name="documentText"]');
