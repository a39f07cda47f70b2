/** A feature with an error, or a chunk that fails to load, breaks only its own section; a page with an error, only itself. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import * as aiPage from './support/ai-page.ts';
import { axeViolations } from './support/axe.ts';
import { firstSection } from './support/contents.ts';
import { result } from './support/results.ts';
import { expect, test } from './support/test.ts';
import { follow, footerLink, h1, hydrated, isMarked, mark, settled, visit, wake } from './support/visit.ts';

const { text, retry } = interfaceStrings.featureFailure;

// Each failure is reported in the console.
test.use({ expectedMessages: /./ });

const message = (page: Page) => page.getByRole('alert').filter({ hasText: text });
const pageError = (page: Page) => page.getByRole('heading', { name: interfaceStrings.errorPage.title });

/** Breaks the calculator: its content loses the method that its component lists. */
const breakCalculator = (page: Page) =>
  page.route('**/assets/automatisation-financiere-*.js', async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const broken = source.replaceAll('method:[', 'methodless:[');
    expect(broken, 'the content of the calculator was changed').not.toBe(source);
    await route.fulfill({ response, body: broken });
  });

test('a chunk that fails to load on opening: the page stays, and a retry opens it; if the browser cannot fetch it again, the second retry loads the page, with the answers', async ({
  page,
}) => {
  const { path, section } = firstSection('industry-quiz');
  const script = '**/assets/QuizOutcome-*.js';
  const level = result(page, 'quizLevel');
  const again = page.getByRole('button', { name: retry });
  // A browser keeps a damaged script until the page is loaded again; older ones also keep a failed download.
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '(' }));
  await visit(page, `${path}?connected-machines=non&resultat=oui`);
  await expect(message(page)).toBeVisible();
  await page.unroute(script);
  await again.click();
  await again.click();
  await expect(level).toBeVisible();

  await page.route(script, (route) => route.abort());
  await visit(page, path);
  await page.locator('input[type="radio"][value="non"]').first().check();
  await page.getByRole('button', { name: section.show }).click();
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: section.title })).toBeVisible();
  await expect(page.locator('main [name="productionType"]')).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(level).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('heading').filter({ has: level })).toBeFocused();
});

test('a tool, or a style sheet, that fails to load: the section keeps its tab and its conversation, and a retry opens the tool', async ({
  page,
}) => {
  const reader = '**/assets/InvoiceReader-*.js';
  const sheet = '**/assets/BotDialog-*.css';
  const again = page.getByRole('button', { name: retry });
  for (const file of [reader, sheet]) await page.route(file, (route) => route.abort());
  await visit(page, aiPage.path);
  await page.locator('[name="question"]').fill('Quels sont vos délais?');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answer]')).toBeVisible();
  await aiPage.tab(page, 'ocr').click();
  await expect(message(page)).toBeVisible();
  await page.unroute(reader);
  await again.press('Enter');
  await expect(aiPage.invoiceText(page)).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: aiPage.section.tabs.ocr })).toBeFocused();
  await aiPage.tab(page, 'chatbot').click();
  await expect(page.locator('[data-answer]')).toBeVisible();

  await page.getByRole('button', { name: aiPage.section.chatbot.open }).click();
  await expect(message(page)).toBeVisible();
  await page.unroute(sheet);
  await again.click();
  await expect(page.getByRole('dialog', { name: aiPage.section.chatbot.modalTitle })).toBeVisible();
  expect(await page.evaluate(() => [...document.styleSheets].map((one) => one.href).join())).toContain('BotDialog');
});

test('an error on a page reached by navigation: its title stays, and other pages work; an error of a whole page shows one message, which disappears with the page', async ({
  page,
}) => {
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

  // It loses its components, which the page itself looks up: an error inside a section stays in the section.
  await page.route('**/assets/a-propos-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('components:', 'components:null&&') });
  });
  await footerLink(page, href('about')).click();
  await expect(pageError(page)).toBeVisible();
  await follow(page, href('contact'));
  await expect(pageError(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('an error during hydration: the rest of the page works', async ({ page }) => {
  await breakCalculator(page);
  const path = href('financeAutomation');
  // The document has integrity hashes, so the browser would refuse the modified script.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });
  await page.goto(path);
  await wake(page);
  await expect(message(page)).toHaveCount(1);
  await expect(h1(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: interfaceStrings.footprint.measure }).click();
  await expect(page.locator('footer').getByRole('status')).toHaveText(/ko/);
  await expect(pageError(page)).toHaveCount(0);
});
