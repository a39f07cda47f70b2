/** States of the demonstrations of AI: invoices, forecast and bots. */
import type { Page } from '@playwright/test';
import { forecastStrings, invoiceStrings } from '../../src/content/tools/ai-demos.built.ts';
import { wrongInvoice } from './ai-page.ts';
import { fillIn, type States } from './state.ts';

async function askBot(page: Page, question: string, kind: 'known' | 'unknown'): Promise<void> {
  const field = page.locator('main [name="question"]').first();
  await field.fill(question);
  await field.press('Enter');
  await page.locator(`main [data-answer="${kind}"]`).first().waitFor();
}

export const aiStates = {
  'ai-demos': [
    {
      name: 'discrepancy',
      enter: async (page, { tabs }) => {
        await page.getByRole('tab', { name: tabs.ocr }).click();
        await page.getByRole('button', { name: wrongInvoice }).click();
        await page.locator('[data-result="totalsMatch"][data-value="false"]').waitFor();
      },
    },
    {
      name: 'file read, field being corrected',
      enter: async (page, { tabs }) => {
        await page.getByRole('tab', { name: tabs.ocr }).click();
        await page.getByRole('button', { name: invoiceStrings.file.samples[0]?.name ?? '', exact: true }).click();
        await page.locator('[data-result="file"][data-value="read"]').waitFor();
        const { edit, apply } = invoiceStrings.correction;
        await page.getByRole('button', { name: edit }).last().click();
        await fillIn(page, 'correction-total', 'beaucoup');
        await page.getByRole('button', { name: apply }).click();
        await page.locator('main [name="correction-total"][aria-invalid]').waitFor();
      },
    },
    {
      name: 'file refused',
      enter: async (page, { tabs }) => {
        await page.getByRole('tab', { name: tabs.ocr }).click();
        await page.getByRole('button', { name: invoiceStrings.file.samples[2]?.name ?? '', exact: true }).click();
        await page.locator('[data-result="file"][data-value="refused"]').waitFor();
      },
    },
    {
      name: 'own sales',
      enter: async (page, { tabs }) => {
        await page.getByRole('tab', { name: tabs.analytics }).click();
        await page.locator('main [name="sales"]').first().fill('125000');
      },
    },
    {
      name: 'three years of sales',
      enter: async (page, { tabs }) => {
        await page.getByRole('tab', { name: tabs.analytics }).click();
        await page.getByRole('button', { name: forecastStrings.examples[1]?.name ?? '' }).click();
        await page.locator('[data-result="season"][data-value="found"]').waitFor();
      },
    },
    {
      name: 'invalid and ambiguous sales',
      enter: async (page, { tabs }) => {
        await page.getByRole('tab', { name: tabs.analytics }).click();
        await page.locator('main [name="sales"]').nth(1).fill('18 k$');
        await page.locator('main [name="sales"]').nth(2).fill('1,200');
        await page.locator('main [name="decimals"]').first().waitFor();
      },
    },
    {
      name: 'dialog',
      enter: async (page, { tabs, chatbot }) => {
        await page.getByRole('tab', { name: tabs.chatbot }).click();
        await page.getByRole('button', { name: chatbot.open }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  'faq-bot': [
    { name: 'known answer', enter: (page) => askBot(page, 'Combien coûte un site Web?', 'known') },
    { name: 'unknown answer', enter: (page) => askBot(page, 'Qui a gagné la coupe Stanley en 1993?', 'unknown') },
  ],
} satisfies Partial<States>;
