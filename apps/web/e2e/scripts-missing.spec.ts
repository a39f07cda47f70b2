/** If the scripts fail to load, the visitor sees a message, loses nothing, and can retry. */
import type { Page } from '@playwright/test';
import { loadFailureStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { apiOrigin } from './support/addresses.ts';
import { field, fillRequired } from './support/contact-form.ts';
import { openCalculator } from './support/home-page.ts';
import { setTextSize } from './support/inspect.ts';
import { disconnect, fail, hold } from './support/requests.ts';
import { phone } from './support/screens.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { h1, mainButton, stopClock } from './support/visit.ts';

test.use({
  viewport: phone,
  expectedMessages: failedLoads,
});
const failure = (page: Page) => page.getByRole('alert').getByRole('heading', { name: loadFailureStrings.title });

const retry = (page: Page) => page.getByRole('button', { name: loadFailureStrings.retry });

test('without one of the scripts, a message says so, and offers a retry', async ({ page }) => {
  const tool = page.locator('#calculateur form');
  await page.clock.install();
  for (const missing of ['**/assets/index-*.js', '**/assets/accueil-*.js']) {
    const undo = await fail(page, missing);
    await page.goto('/');
    await mainButton(page, openCalculator).click();
    await expect(failure(page), missing).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(h1(page)).toBeVisible();
    await undo();
  }
  await step('with large text, the message covers at most half of the window, and never the footer', async () => {
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

  await step('after twenty seconds too, until they come: the press then takes effect', async () => {
    const release = await hold(page);
    await retry(page).click();
    await expect(failure(page)).toBeHidden();
    await stopClock(page);
    await mainButton(page, openCalculator).click();
    await page.clock.runFor(19_900);
    await expect(failure(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(failure(page)).toBeVisible();
    await release();
    await expect(tool).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
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

test('values of the contact form survive a retry, and do not appear on another page', async ({ page }) => {
  const undo = await fail(page, '**/assets/index-*.js');
  await page.goto(href('contact'));
  await fillRequired(page);
  await expect(failure(page)).toBeVisible();
  await field(page, 'message').fill('Une boutique en deux langues.');
  const connect = await disconnect(page);
  await retry(page).click();
  await connect();
  await undo();
  await page.goto(href('quote'));
  await expect(field(page, 'company')).toHaveValue('');
  await page.goto(href('contact'));
  for (const [name, value] of [
    ['name', 'Marie Tremblay'],
    ['email', 'marie.tremblay@exemple.ca'],
    ['serviceType', 'automatisation'],
    ['message', 'Une boutique en deux langues.'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(failure(page)).toBeHidden();

  await step('without any script, the browser posts them', async () => {
    await fail(page, '**/assets/*.js');
    await page.goto(href('contact'));
    await fillRequired(page);
    const reconnect = await fail(page, '**/api/**');
    for (const asked of [1, 2]) {
      const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(apiOrigin));
      await mainButton(page, /^Envoyer/).click();
      expect((await refused).isNavigationRequest(), `press ${asked} without a network`).toBe(false);
    }
    await reconnect();
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('form[data-contact]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await mainButton(page, /^Envoyer/).click();
    expect((await posted).isNavigationRequest()).toBe(true);
  });
});
