/** If the scripts fail to load, the visitor sees a message, loses nothing, and can retry. */
import type { Page } from '@playwright/test';
import { loadFailureStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { field, fillRequired } from './support/contact-form.ts';
import { openCalculator } from './support/home-page.ts';
import { setTextSize } from './support/inspect.ts';
import { hold } from './support/requests.ts';
import { phone } from './support/screens.ts';
import { expect, failedLoads, test } from './support/test.ts';
import { h1, hydrated } from './support/visit.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test.use({
  viewport: phone,
  expectedMessages: failedLoads,
});
const failure = (page: Page) => page.getByRole('alert').getByRole('heading', { name: loadFailureStrings.title });

const retry = (page: Page) => page.getByRole('button', { name: loadFailureStrings.retry });

test('without one of the scripts, the visitor sees a message, at once or after twenty seconds, can continue reading, and can retry', async ({
  page,
}) => {
  const tool = page.locator('#calculateur form');
  await page.clock.install();
  for (const missing of ['**/assets/index-*.js', '**/assets/accueil-*.js']) {
    await page.route(missing, (route) => route.abort());
    await page.goto('/');
    await button(page, openCalculator).click();
    await expect(failure(page), missing).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(h1(page)).toBeVisible();
    await page.unrouteAll();
  }
  await test.step('with large text, the message covers at most half of the window, and never the footer', async () => {
    await setTextSize(page, 200);
    const message = page.getByRole('alert').filter({ hasText: loadFailureStrings.title });
    // At the end of the page, the message must fit between the end of the footer and that of the body.
    const { height, space } = await message.evaluate((element) => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      return { height: element.getBoundingClientRect().height, space: bottomOf('body') - bottomOf('footer') };
    });
    expect(height).toBeLessThanOrEqual(phone.height / 2);
    expect(space).toBeGreaterThanOrEqual(height);
    await setTextSize(page, 100);
  });

  const release = await hold(page);
  await retry(page).click();
  await expect(failure(page)).toBeHidden();
  // The time of a busy machine does not count.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, openCalculator).click();
  await page.clock.runFor(19_900);
  await expect(failure(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(failure(page)).toBeVisible();
  // When they come, the press takes effect.
  release();
  await expect(tool).toBeVisible();
  await expect(failure(page)).toBeHidden();
});

test.describe('an error outside the page’s own boundary', () => {
  test.use({ expectedMessages: /An error of the frame|was preloaded/ });

  test('shows the same message: React has removed everything', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (type: string, ...others: [EventListener]) => {
        if (type === 'scrollend') throw new Error('An error of the frame');
        listen(type, ...others);
      };
    });
    await page.goto(href('legalNotices'));
    await page.locator('footer button').first().click();
    await expect(failure(page)).toBeVisible();
  });
});

test('values of the contact form survive a retry, and do not appear on another page; without any script, the browser posts it', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(href('contact'));
  await fillRequired(page);
  await expect(failure(page)).toBeVisible();
  await field(page, 'message').fill('Une boutique en deux langues.');
  await page.context().setOffline(true);
  await retry(page).click();
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.goto(href('quote'));
  await expect(field(page, 'company')).toHaveValue('');
  await page.goto(href('contact'));
  await expect(failure(page)).toBeHidden();
  await hydrated(page);
  for (const [name, value] of [
    ['name', 'Marie Tremblay'],
    ['email', 'marie.tremblay@exemple.ca'],
    ['serviceType', 'automatisation'],
    ['message', 'Une boutique en deux langues.'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('form[data-contact]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await button(page, /^Envoyer/).click();
  expect((await posted).isNavigationRequest()).toBe(true);
});
