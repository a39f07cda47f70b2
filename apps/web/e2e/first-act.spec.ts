/** React loads at the first interaction that needs it: what loads no script, and what is kept until the scripts have loaded. */
import { quizQuestionIds } from '@agency/shared/industry';
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { resultStrings } from '../src/content/tools/results.ts';
import { summaryStrings } from '../src/content/tools/sending.ts';
import { href } from '../src/site/pages.ts';
import {
  accepted,
  answer,
  fillRequired,
  keptDraft,
  messageField,
  sendButton,
  sentRequests,
  successBanner,
} from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { notice as noticeWords, openCalculator } from './support/home-page.ts';
import { expectStill } from './support/pointer.ts';
import { hold, reply, watchScripts } from './support/requests.ts';
import { result, worded } from './support/results.ts';
import { phone, touchScreen } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { footerLink, hydrated, mainButton, settled, wake } from './support/visit.ts';

const { path: finance } = firstSection('finance-roi');
/**
 * Parameters that campaigns, networks and mail programs add to links. `test/built/tools.test.ts` finds none of these names among those
 * of the tools.
 */
const campaign = 'ref=x&mc_cid=1&_gl=2&srsltid=3&gad_source=4&igsh=5&trk=6&utm_source=7&fbclid=8&hourlyRates=9';

const problems = (page: Page) => page.getByRole('heading', { name: summaryStrings.title });
const theme = (page: Page) => page.getByRole('button', { name: interfaceStrings.theme });

test.describe('no script is requested', () => {
  test.use({ viewport: phone, hasTouch: true });

  // `pages.spec.ts` loads each kind of page and scrolls to its end, without a script.

  test('by a touch that scrolls, a swipe, a wheel, the theme, the menu, Tab or a link', async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto(`${finance}?${campaign}`);
    const range = page.getByRole('slider').first();
    await range.scrollIntoViewIfNeeded();
    const value = await range.inputValue();
    await range.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await range.dispatchEvent('touchstart');
    await range.hover();
    await page.mouse.wheel(0, 300);
    expect(await range.inputValue()).toBe(value);

    await page.goto(href('services'));
    const next = page.getByRole('button', { name: interfaceStrings.carousel.next }).first();
    await next.scrollIntoViewIfNeeded();
    await next.tap();
    await expect(page.locator('slide-show [role=status]').first()).toHaveText(/^2 sur/);
    await theme(page).tap();
    const menu = page.getByRole('button', { name: interfaceStrings.navigation.menu });
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.locator('footer button').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('footer button').first()).toBeFocused();
    await footerLink(page, href('contact')).tap();
    await expect(page).toHaveURL(href('contact'));
    await settled(page);
    expect(asked).toEqual([]);
  });
});

test.describe('on the home page', () => {
  test.use({ firstVisit: true });

  test('the parameters of a campaign request no script, and hydration keeps what was done', async ({ page }) => {
    // The console watch fails this test if React's output differs from the document.
    await page.setViewportSize(phone);
    await page.clock.install();
    const notice = page.getByRole('button', { name: noticeWords.accept });
    await step('a shared result delays the notice', async () => {
      await page.goto('/?visitorsPerMonth=10000&hostingLocation=us');
      await expect(result(page, 'totalCO2')).toBeVisible();
      await page.clock.runFor(2500);
      await expect(notice).toBeHidden();
    });

    const asked = watchScripts(page);
    await page.goto(`/?${campaign}`);
    await step('the parameters of a campaign do not, and request no script', async () => {
      await theme(page).click();
      await page.clock.runFor(2500);
      await expect(notice).toBeVisible();
      expect(asked).toEqual([]);
    });
    await notice.click();
    await page.getByRole('button', { name: interfaceStrings.carousel.next }).first().click();
    const position = page.locator('slide-show [role=status]').first();
    await expect(position).toHaveText(/^2 sur/);
    await page.getByRole('button', { name: interfaceStrings.navigation.menu }).click();
    await step('hydration keeps the theme, the slide, the answer and the menu', async () => {
      await wake(page);
      await expect(page.locator('body')).toHaveClass(/dark-mode/);
      await expect(theme(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(position).toHaveText(/^2 sur/);
      await expect(notice).toBeHidden();
      await expect(page.getByRole('button', { name: interfaceStrings.navigation.menu })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
    await step('each control has one owner: if two toggled the theme at once, it would not change', async () => {
      await page.keyboard.press('Escape');
      await theme(page).click();
      await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
    });
  });
});

test.describe('with slow scripts', () => {
  test.use({ viewport: phone });

  test('a press has immediate feedback, takes effect once, and does not scroll', async ({ page }) => {
    const message = messageField(page);
    const service = page.locator('[name=serviceType]');
    const name = page.getByLabel('Nom', { exact: false }).first();
    for (const { path, press, enter, done } of [
      { path: '/', press: openCalculator, enter: async () => {}, done: page.locator('#calculateur form') },
      {
        path: `${href('contact')}?service=modelisation-3d#message=240+heures`,
        press: /^Envoyer/,
        enter: async () => {
          await message.fill('Est-ce juste?');
          await expect(service).toHaveValue('modelisation-3d');
          await service.selectOption('automatisation');
          await name.pressSequentially('Marie');
          await name.press('Enter');
        },
        done: problems(page),
      },
    ]) {
      const release = await hold(page);
      await page.goto(path, { waitUntil: 'commit' });
      await enter();
      const pressed = mainButton(page, press);
      await pressed.scrollIntoViewIfNeeded();
      await pressed.click();
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-busy', 'true');
      // These tests ask for reduced motion: the button is dim, and does not pulse.
      await expect(pressed).toHaveCSS('opacity', '0.6');
      await expect(pressed).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expectStill(pressed, () => settled(page));
      await release();
      await expect(done).toBeVisible();
      await expect(page).toHaveURL(path.replace(/#.*/, ''));
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    }
    await step('what was typed and chosen is kept, below what a link carried', async () => {
      await expect(message).toHaveValue('240 heures\n\nEst-ce juste?');
      await expect(name).toHaveValue('Marie');
      await expect(service).toHaveValue('automatisation');
      // The form received it and saved it in the tab's draft.
      await expect.poll(() => keptDraft(page)).toContain('Marie');
    });
  });

  test('an edit after the press withdraws it: nothing is sent half typed', async ({ page }) => {
    const sent = sentRequests(page);
    const release = await hold(page);
    await page.goto(href('contact'), { waitUntil: 'commit' });
    await fillRequired(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await messageField(page).pressSequentially('Un mot');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await release();
    await hydrated(page);
    await messageField(page).pressSequentially(' de plus');
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
    expect(sent.map((request) => request.postDataJSON().message)).toEqual(['Un mot de plus']);
  });

  test.describe('on pages with sliders, lists, questions, tabs or a search', () => {
    // The page that is not found has this status.
    test.use({ expectedMessages: /status of 404/ });

    test('what was moved, typed and selected takes effect when React arrives', async ({ page }) => {
      await step('a slider gives its result, a blank counts as 0, a number is corrected to its range', async () => {
        const release = await hold(page);
        await page.goto(finance);
        const output = page.locator('main output').first();
        const before = (await output.textContent()) ?? '';
        const numbers = page.getByRole('textbox', { name: worded(resultStrings.exact) });
        await page.getByRole('slider').first().fill('900');
        await numbers.nth(2).fill('99999');
        await numbers.nth(1).fill('');
        await settled(page);
        await expect(output).toHaveText(before);
        await release();
        await hydrated(page);
        await expect(page.getByRole('slider').first()).toHaveValue('900');
        await expect(output).toHaveText(/^Pour 900.factures par mois à 0.minute chacune, 75.\$ l’heure/);
        await expect(numbers.nth(2)).toHaveValue('75');
        await expect(numbers.nth(1)).toHaveValue('');
        await numbers.nth(1).blur();
        await expect(numbers.nth(1)).toHaveValue('5');
      });

      await step('a list gives its result', async () => {
        const release = await hold(page);
        await page.goto(firstSection('ai-roi').path);
        await page.locator('#calculateur select[name="sector"]').selectOption('health');
        await release();
        await expect(result(page, 'annualSavings')).toHaveText(/74.256.\$/);
      });

      await step('each question keeps its last answer, and the next one leaves the others', async () => {
        const release = await hold(page);
        const { path, section } = firstSection('industry-quiz');
        await page.goto(path);
        const yes = (question: number) => page.locator(`input[name="${quizQuestionIds[question]}"][value="oui"]`);
        await yes(0).click();
        await page.keyboard.press('ArrowDown');
        await yes(1).click();
        await release();
        await hydrated(page);
        await yes(2).check();
        await page.getByRole('button', { name: section.show }).click();
        await expect(result(page, 'quizScore')).toHaveText('2 oui sur 13');
      });

      await step('the arrow keys select tabs, one after the other', async () => {
        const release = await hold(page);
        await page.goto(firstSection('teams').path);
        const tabs = page.getByRole('tablist').first().getByRole('tab');
        await tabs.first().focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
        await release();
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
        await expect(tabs.nth(1)).toBeFocused();
      });

      await step('the search of the page that is not found runs', async () => {
        const release = await hold(page);
        await page.goto('/404-sans-page');
        const search = page.getByRole('searchbox');
        await search.fill('contact');
        await release();
        await expect(search).toHaveValue('contact');
        await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/trouvée/);
      });
    });
  });
});

test.describe('without HTTPS', () => {
  const neighbour = 'http://voisin.example';
  test.use({
    ...touchScreen,
    otherOrigin: neighbour,
    // The browser does not let such a page ask the API whether it is there.
    expectedMessages: /Cross-Origin-Opener-Policy header has been ignored|blocked by CORS policy|net::ERR_FAILED/,
  });

  test('on a phone of the local network, a form is sent and a link can be copied', async ({ page, baseURL }) => {
    await reply(page, `${neighbour}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, baseURL).href }) });
    });
    await answer(page, accepted);
    await page.goto(neighbour + href('contact'));
    expect(await page.evaluate(() => [window.isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
    await fillRequired(page);
    await sendButton(page).tap();
    await expect(successBanner(page)).toBeVisible();
    await page.goto(`${neighbour}${finance}?monthlyInvoices=250`);
    await mainButton(page, resultStrings.share).tap();
    const link = page.getByLabel(resultStrings.shareManually);
    await expect(link).toBeFocused();
    await expect(link).toHaveValue(`${neighbour}${finance}?monthlyInvoices=250#roi-calculator`);
  });
});
