/** What a visitor reaches at once: the number on a phone, the hero's tag beside the notice, the register's filters, a swipe hint. */
import { claimsOf } from '../src/content/claims/page-claims.ts';
import { agency, externalUrls } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

test('on every phone the header is one line, with a call button', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('banner').getByRole('link', { name: agency.phone }).first();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await settled(page);
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', externalUrls.phone);
    const box = await call.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
    expect((await page.locator('header nav').first().boundingBox())?.height, `${width} px`).toBeLessThan(66);
  }
});

test('on a desktop the notice does not cover the tag of the log', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await visit(page, '/', { notice: true });
  await page.clock.runFor(2100);
  const notice = page.locator('eco-notice section');
  await expect(notice).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const tag = await page.getByText('Le prochain sera peut-être le vôtre').boundingBox();
    const card = await notice.boundingBox();
    if (!tag || !card) throw new Error('The notice or the tag is not on the page.');
    expect(tag.y + tag.height, `${width} × ${height}`).toBeLessThan(card.y);
  }
});

test.describe('the register of figures', () => {
  test.use({ javaScriptEnabled: false });

  test('shows one kind, or one page, by its address', async ({ page }) => {
    const claims = page.locator('[data-claim]:visible');
    await page.goto(href('claims'));
    const all = await claims.count();
    await page.getByRole('link', { name: /^Source publique/ }).click();
    await expect(page).toHaveURL(/#nature-public$/);
    expect(await claims.evaluateAll((terms) => [...new Set(terms.map((term) => term.dataset.claim))])).toEqual([
      'public',
    ]);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Contact \(/ })
      .click();
    await expect(claims).toHaveCount(claimsOf('contact').length);
    await page.getByRole('link', { name: 'Tous les chiffres' }).click();
    await expect(claims).toHaveCount(all);
  });
});

test.describe('the swipe hint', () => {
  test.use({ viewport: phone, reducedMotion: 'no-preference' });

  test('starts when its carousel is on the screen, and fades out at 8 s', async ({ page }) => {
    await page.goto(href('sectors'));
    const controls = page.locator('[data-hint]').first();
    /** Stops the animations of the hint where they are, and counts them. */
    const stopped = () =>
      controls.evaluate((one) => {
        const animations = one
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::before');
        for (const animation of animations) animation.pause();
        return animations.length;
      });
    expect(await stopped()).toBe(0);
    await controls.scrollIntoViewIfNeeded();
    await expect.poll(stopped).toBe(2);
    const opacityAt = (time: number) =>
      controls.evaluate((one, at) => {
        for (const animation of one.getAnimations({ subtree: true })) animation.currentTime = at;
        const { opacity, visibility } = getComputedStyle(one, '::before');
        return visibility === 'visible' ? Number(opacity) : 0;
      }, time);
    expect(await opacityAt(1000)).toBe(0);
    expect(await opacityAt(7900)).toBe(1);
    const fading = await opacityAt(8100);
    expect(fading).toBeGreaterThan(0);
    expect(fading).toBeLessThan(1);
    expect(await opacityAt(8300)).toBe(0);
  });
});
