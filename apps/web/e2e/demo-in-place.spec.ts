/** The demos that play on the home page in place of a picture, and the clinic's demo, by finger, mouse and keyboard. */
import type { Page, Route } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { fill } from '../src/lib/fill.ts';
import { LOAD_TIMEOUT_MS } from '../src/lib/with-timeout.ts';
import { hrefOfDemo } from '../src/site/projects.ts';
import { hasHomeDemos } from '../test/support/project-tests.ts';
import { firstSection } from './support/contents.ts';
import { notice } from './support/home-page.ts';
import { expectStill, swipe } from './support/pointer.ts';
import { reply, watchRequests, watchScripts } from './support/requests.ts';
import { touchScreen } from './support/screens.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { settled, stopClock } from './support/visit.ts';

test.skip(!hasHomeDemos);

const words = () => firstSection('portfolio-teaser').section.demo;

const section = (page: Page) => page.locator('#realisations');
const card = (page: Page, index: number) => section(page).locator('li').nth(index);
const play = (page: Page, index: number) => card(page, index).getByRole('link', { name: words().play });
const close = (page: Page) => page.getByRole('button', { name: words().close });
const slide = (page: Page, index: number) =>
  page.getByRole('button', { name: fill(interfaceStrings.carousel.dot, { index: String(index + 1) }) });
const scene = (page: Page) => page.frameLocator('#realisations iframe');
const frames = (page: Page) => page.locator('iframe[data-ready="true"]');
const out = (page: Page, name: string) => scene(page).locator(`[data-out="${name}"]`).first();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
}

test('a reading visit asks for no demo, a press for one, which stops out of view', async ({ page, context }) => {
  const demos = watchRequests(page, /\/demos\//);
  const scripts = watchScripts(page);
  await open(page);
  await expect(card(page, 2).locator('img')).toBeVisible();
  expect([...demos, ...scripts]).toEqual([]);
  await step('a press with Ctrl opens a tab', async () => {
    const tab = context.waitForEvent('page');
    await play(page, 1).click({ modifiers: ['ControlOrMeta'] });
    await (await tab).waitForURL(hrefOfDemo('clinique-marche-douce'));
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(demos).toEqual([]);
  });

  await step('a press asks for one demo', async () => {
    await play(page, 1).click();
    await expect(frames(page)).toHaveCount(1);
    expect(demos.length).toBeGreaterThan(2);
    expect(demos.filter((url) => !url.includes(hrefOfDemo('clinique-marche-douce')))).toEqual([]);
  });

  await step('out of view it stops, and the focus stays where it was in the page', async () => {
    await settled(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await focused(page)).toBe('Réservez en trois touches. Essayer');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('by mouse: the scene takes the focus, and gives it back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page);
  await play(page, 0).click();
  await expect(scene(page).locator('main')).toBeFocused();
  await step('a scene higher than the window begins just below the bar', async () => {
    await expect(frames(page)).toHaveCount(1);
    await settled(page);
    const top = (await page.locator('iframe').boundingBox())?.y ?? 0;
    const bar = await page.getByRole('banner').getByRole('navigation').boundingBox();
    const gap = top - (bar ? bar.y + bar.height : 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(32);
  });
  await step('without the frame of its page, its controls work', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Démo\u00a0: Fromagerie Brise-Noire');
    // Neither the frame of the demo's page nor a link that would leave inside the frame.
    await expect(scene(page).locator('a:visible, .notice:visible')).toHaveCount(0);
    await scene(page).getByRole('button', { name: 'Couper' }).click();
    await expect(out(page, 'total')).toHaveText('11,52\u00a0$');
    await scene(page)
      .locator('#wheel')
      .click({ position: { x: 60, y: 150 } });
    await expect(out(page, 'weight')).not.toHaveText('180\u00a0g');
  });

  await step('another one replaces it, and its button gives the focus back', async () => {
    await play(page, 2).click();
    await expect(scene(page).getByRole('heading', { name: /^Votre toit/ })).toBeVisible();
    await expect(frames(page)).toHaveCount(1);
    const box = await close(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await close(page).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(card(page, 2).locator('img')).toBeVisible();
    await expect(play(page, 2)).toBeFocused();
  });

  await step('with text at 200 % in 320 px, nothing of a framed scene is cut sideways', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const index of [0, 1, 2]) {
      await slide(page, index).click();
      await play(page, index).click();
      await expect(frames(page)).toHaveCount(1);
      const wide = await scene(page)
        .locator('html')
        .evaluate((root) => {
          root.style.fontSize = '200%';
          const end = root.clientWidth + 1;
          return [...root.querySelectorAll('main *:not(svg *)')]
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > end)
            .map((part) => part.outerHTML.slice(0, 80));
        });
      expect(wide).toEqual([]);
    }
  });
});

test('by keyboard: Enter plays, Tab reaches everything, Escape closes from inside', async ({ page }) => {
  await open(page);
  await play(page, 1).press('Enter');
  await expect(scene(page).locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(scene(page).getByRole('button', { name: 'Orteils du pied gauche' })).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(scene(page).getByRole('button', { name: 'Talon droit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scene(page).getByRole('heading', { name: 'Quand venez-vous?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(scene(page).getByRole('heading', { name: 'C’est réservé.' })).toBeFocused();
  await expect(scene(page).getByRole('status')).toHaveText(/^C’est réservé.: mardi 10, 10.h\.$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play(page, 1)).toBeFocused();
});

test.describe('when the demo does not come', () => {
  test.use({ expectedMessages: failedLoads });

  test('the browser follows the link, at once or after twenty seconds', async ({ page }) => {
    await page.clock.install();
    await open(page);
    /** The page itself asks for a demo before the browser does. */
    const replyToPage = (how: (route: Route) => unknown) =>
      reply(page, '**/demos/*', (route) => (route.request().isNavigationRequest() ? route.continue() : how(route)));
    const undo = await replyToPage((route) => route.fulfill({ status: 503 }));
    await play(page, 2).click();
    await page.waitForURL(hrefOfDemo('toitures-granit-nord'));
    await expect(page.getByRole('link', { name: 'Revenir au projet' })).toBeVisible();

    await undo();
    await page.goBack();
    await replyToPage(() => undefined);
    await stopClock(page);
    const asked = page.waitForRequest(/\/demos\//);
    await play(page, 0).click();
    await asked;
    await page.clock.runFor(LOAD_TIMEOUT_MS);
    await expect(page).toHaveURL(/\/demos\//);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('« Essayer » is a link to the demo’s page, with its worked example and its way back', async ({ page }) => {
    await open(page);
    await play(page, 1).click();
    await expect(page).toHaveURL(hrefOfDemo('clinique-marche-douce'));
    await expect(page.getByText('talon droit, mercredi 11')).toBeVisible();
    // `test/built/demos.test.ts` finds these classes in every demo.
    await expect(page.locator('.still').first()).toBeVisible();
    await expect(page.locator('main :is(button, input, select):visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Revenir au projet' })).toBeVisible();
  });
});

test.describe('by finger', () => {
  test.use(touchScreen);

  test('three touches book a visit, and a finger drags in the demo only', async ({ page }) => {
    await open(page);
    await slide(page, 1).tap();
    await play(page, 1).tap();
    await scene(page).getByRole('button', { name: 'Voûte du pied gauche' }).tap();
    await expect(out(page, 'care')).toHaveText('Empreinte des deux pieds, 60\u00a0min.');
    await scene(page)
      .getByRole('button', { name: /^mardi 10/ })
      .tap();
    // Two quick taps at one place are a double press, which the demo ignores.
    await scene(page)
      .getByRole('button', { name: 'Réserver' })
      .tap({ position: { x: 12, y: 12 } });
    await expect(scene(page).getByRole('heading', { name: 'C’est réservé.' })).toBeVisible();
    await expect(out(page, 'promise')).toContainText('rien n’a été envoyé');
    const frame = page.locator('#realisations iframe');
    await slide(page, 2).tap();
    await expect(page.locator('iframe')).toHaveCount(0);

    await step('an edge of the roof follows the finger; neither the page nor the slide moves', async () => {
      await play(page, 2).tap();
      const edge = scene(page).getByRole('button', { name: /^Bord de gauche/ });
      await expect(scene(page).locator('main')).toBeFocused();
      await settled(page);
      const before = await edge.getAttribute('aria-label');
      const { x = 0, y = 0 } = (await edge.boundingBox()) ?? {};
      await expectStill(frame, async () => {
        await swipe(page, [x + 22, y + 22], [x + 62, y + 22]);
        await expect(edge).not.toHaveAttribute('aria-label', before ?? '');
      });
    });
    await step('the notice, which comes two seconds after the load, moves nothing', async () => {
      await expectStill(frame, async () => {
        await page.locator('eco-notice').evaluate((element) => element.setAttribute('data-state', 'shown'));
        await expect(page.getByRole('button', { name: notice.accept })).toBeVisible();
        await settled(page);
      });
    });
  });
});
