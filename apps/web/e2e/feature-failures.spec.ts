/** A feature with an error, or a chunk that fails to load, breaks only its own section; a page with an error, only itself. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import * as aiPage from './support/ai-page.ts';
import { axeViolations } from './support/axe.ts';
import { firstSection } from './support/contents.ts';
import { fail, hold, reply } from './support/requests.ts';
import { result } from './support/results.ts';
import { expect, step, test } from './support/test.ts';
import { follow, footerLink, h1, isMarked, mark, settled, visit } from './support/visit.ts';

const { text, retry } = interfaceStrings.featureFailure;

// Each failure is reported in the console.
test.use({ expectedMessages: /./ });

const message = (page: Page) => page.getByRole('alert').filter({ hasText: text });
const pageError = (page: Page) => page.getByRole('heading', { name: interfaceStrings.errorPage.title });

/** Breaks the calculator: its content loses the method that its component lists. */
const breakCalculator = (page: Page) =>
  reply(page, '**/assets/automatisation-financiere-*.js', async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const broken = source.replaceAll('method:[', 'methodless:[');
    expect(broken, 'the content of the calculator was changed').not.toBe(source);
    await route.fulfill({ response, body: broken });
  });

test('a part that fails to load leaves the page, and a retry opens it', async ({ page }) => {
  const { path, section } = firstSection('industry-quiz');
  const script = '**/assets/QuizOutcome-*.js';
  const level = result(page, 'quizLevel');
  const again = page.getByRole('button', { name: retry });
  await step('the second retry loads the page, with the answers: a browser keeps a damaged script', async () => {
    const undo = await reply(page, script, (route) => route.fulfill({ contentType: 'text/javascript', body: '(' }));
    await visit(page, `${path}?connected-machines=non&resultat=oui`);
    const reconnect = await fail(page, '**/*');
    await again.click();
    await again.click();
    await expect(message(page), 'without a network, the page stays').toBeVisible();
    const answer = await hold(page, '**/*');
    await again.click();
    await expect(again, 'a slow answer leaves a sign').toHaveAttribute('aria-busy', 'true');
    await answer((route) => route.abort());
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await reconnect();
    await undo();
    await again.click();
    await expect(level).toBeVisible();
  });

  await step('the page stays, and a retry opens the result', async () => {
    const undo = await fail(page, script);
    await visit(page, path);
    await page.locator('input[type="radio"][value="non"]').first().check();
    await page.getByRole('button', { name: section.show }).click();
    await expect(message(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: section.title })).toBeVisible();
    await expect(page.locator('main [name="productionType"]')).toBeVisible();
    await undo();
    await again.click();
    await expect(level).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    await expect(page.getByRole('heading').filter({ has: level })).toBeFocused();
  });
});

test('a tool or its sheet that fails to load leaves the conversation, and a retry opens it', async ({ page }) => {
  const again = page.getByRole('button', { name: retry });
  const bringReader = await fail(page, '**/assets/InvoiceReader-*.js');
  const bringSheet = await fail(page, '**/assets/BotDialog-*.css');
  await visit(page, aiPage.path);
  await page.locator('[name="question"]').fill('Quels sont vos délais?');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answer]')).toBeVisible();
  await aiPage.tab(page, 'ocr').click();
  await expect(message(page)).toBeVisible();
  await bringReader();
  await again.press('Enter');
  await expect(aiPage.invoiceText(page)).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: aiPage.section.tabs.ocr })).toBeFocused();
  await aiPage.tab(page, 'chatbot').click();
  await expect(page.locator('[data-answer]')).toBeVisible();

  await page.getByRole('button', { name: aiPage.section.chatbot.open }).click();
  await expect(message(page)).toBeVisible();
  await bringSheet();
  await again.click();
  await expect(page.getByRole('dialog', { name: aiPage.section.chatbot.modalTitle })).toBeVisible();
  expect(await page.evaluate(() => [...document.styleSheets].map((one) => one.href).join())).toContain('BotDialog');
});

test('an error on a page reached by navigation leaves its title, and other pages work', async ({ page }) => {
  await visit(page, href('contact'));
  await mark(page);
  await breakCalculator(page);
  await page.locator('button[aria-controls="menu-sectors"]').click();
  await follow(page, href('financeAutomation'), page.locator(`header a[href="${href('financeAutomation')}"]`));
  await expect(message(page)).toHaveCount(1);
  await expect(h1(page)).toBeVisible();
  await expect(page.locator('#roi-calculator')).toContainText(text);
  await settled(page);
  expect(await axeViolations(page, '#roi-calculator')).toEqual([]);
  await page.getByRole('button', { name: retry }).click();
  await expect(message(page)).toHaveCount(1);
  await follow(page, href('contact'));
  await expect(message(page)).toHaveCount(0);
  await expect(pageError(page)).toHaveCount(0);

  await step('an error of a whole page shows one message, which disappears with the page', async () => {
    // It loses its components, which the page itself looks up: an error inside a section stays in the section.
    await reply(page, '**/assets/a-propos-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('components:', 'components:null&&') });
    });
    await footerLink(page, href('about')).click();
    await expect(pageError(page)).toBeVisible();
    await follow(page, href('contact'));
    await expect(pageError(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});

test('an error during hydration: the rest of the page works', async ({ page }) => {
  await breakCalculator(page);
  const path = href('financeAutomation');
  // The document has integrity hashes, so the browser would refuse the modified script.
  await reply(page, `**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });
  await visit(page, path);
  await expect(message(page)).toHaveCount(1);
  await expect(h1(page)).toBeVisible();
  await page.getByRole('button', { name: interfaceStrings.footprint.measure }).click();
  await expect(page.locator('footer').getByRole('status')).toHaveText(/ko/);
  await expect(pageError(page)).toHaveCount(0);
});
