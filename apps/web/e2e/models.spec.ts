/** The 3D models: loaded on demand, turned by mouse and keyboard, and removed again. */
import type { Page } from '@playwright/test';
import { modelStrings } from '../src/content/tools/model-showcase.ts';
import { axeViolations } from './support/axe.ts';
import { smallTargets } from './support/inspect.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

/** The CPU emulates the graphics card: it is slow, and logs warnings about it. */
const slowDrawing = 'GPU stall|GL Driver Message|WebGL|rAF timed out';

test.describe('3D models', () => {
  // A small model: the time to draw one grows with its area.
  test.use({ viewport: { width: 320, height: 640 }, expectedMessages: new RegExp(slowDrawing) });

  const viewButton = (page: Page, section: string) => page.locator(section).getByRole('button', { name: /Voir en 3D/ });
  const viewer = (page: Page, section: string) => page.locator(`${section} model-viewer`);
  /** Without a graphics card, a frame may take a second. */
  const drawn = { timeout: 60_000 };
  const heavy = /model-viewer|viewer-|\.glb/;

  /** Transferred bytes of a 3D model and its viewer. */
  const transferred = (page: Page) =>
    page.evaluate(
      (pattern) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new RegExp(pattern).test(name))
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      heavy.source,
    );
  const announced = async (button: ReturnType<typeof viewButton>) =>
    Number(/\((\d+)\u00a0ko\)/.exec((await button.textContent()) ?? '')?.[1]) * 1000;

  test('load on demand with the announced weight, turn by keys and buttons, and can be closed', async ({ page }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => heavy.test(request.url()) && asked.push(request.url()));
    await visit(page, '/');
    const button = viewButton(page, '#plateforme');
    await button.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    const phone = await announced(button);
    await button.click();
    const back = page.getByRole('button', { name: modelStrings.close });
    await expect(back).toBeVisible(drawn);
    await expect(page.getByRole('button', { name: modelStrings.left })).toBeFocused();
    expect((await transferred(page)) / phone).toBeGreaterThan(0.97);
    expect((await transferred(page)) / phone).toBeLessThan(1.01);
    await expect(viewer(page, '#plateforme')).toHaveAttribute('alt', /Téléphone dont l’écran/);
    // The viewer's shadow root has no landmark, because its name would be English.
    await expect(viewer(page, '#plateforme').getByRole('region')).toHaveCount(0);

    const orbit = () =>
      viewer(page, '#plateforme').evaluate((element) =>
        (element as HTMLElement & { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta.toFixed(2),
      );
    const start = await orbit();
    await page.keyboard.press('Enter');
    await expect.poll(orbit, drawn).not.toBe(start);
    const turned = await orbit();
    await viewer(page, '#plateforme').locator('.userInput').press('ArrowRight');
    await expect.poll(orbit, drawn).not.toBe(turned);

    // The viewer is loaded: the button of the other model announces only its own file.
    const other = viewButton(page, '#robot');
    const before = await transferred(page);
    const avatar = await announced(other);
    await other.press('Enter');
    const robotBack = page.locator('#robot').getByRole('button', { name: modelStrings.close });
    await expect(robotBack).toBeVisible(drawn);
    expect(await axeViolations(page, '[data-feature="model-showcase"]')).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(((await transferred(page)) - before) / avatar).toBeGreaterThan(0.95);
    expect(((await transferred(page)) - before) / avatar).toBeLessThan(1.01);

    await robotBack.press('Enter');
    await expect(viewer(page, '#robot')).toHaveCount(0);
    await expect(other).toBeFocused();

    await back.click();
    await expect(viewer(page, '#plateforme')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.locator('#plateforme img')).toBeVisible();
  });

  test.describe('if a file fails to load', () => {
    test.use({ expectedMessages: new RegExp(`${slowDrawing}|Failed to load resource|/models/|model-viewer`) });

    test('a second address replaces a failed one after three seconds; with motion, models turn until the button or a touch stops them', async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.route(/assets\/model-viewer[^?]*$/, (route) => route.abort());
      await visit(page, '/');
      const second = page.waitForRequest(/assets\/model-viewer[^?]*\?secours/);
      await viewButton(page, '#plateforme').click();
      await second;

      const stop = page.getByRole('button', { name: modelStrings.stop });
      const start = page.getByRole('button', { name: modelStrings.start });
      await expect(stop).toBeVisible(drawn);
      const angle = () =>
        viewer(page, '#plateforme').evaluate(
          (element) => (element as HTMLElement & { turntableRotation: number }).turntableRotation,
        );
      const first = await angle();
      await expect.poll(angle, drawn).not.toBe(first);
      await stop.click();
      const stopped = await angle();
      await settled(page);
      expect(await angle()).toBe(stopped);
      await start.click();
      await expect.poll(angle, drawn).not.toBe(stopped);
      await viewer(page, '#plateforme').click();
      await expect(start).toBeVisible();
    });

    test('a failure is only logged: the picture and the button stay', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.route(/\.glb$/, (route) => route.abort());
      await visit(page, '/');
      const button = viewButton(page, '#plateforme');
      await button.click();
      await expect.poll(() => logged.some((text) => text.includes('/models/telephone.glb')), drawn).toBe(true);
      await expect(button).toBeVisible();
      await expect(page.locator('#plateforme img')).toBeVisible();
      await expect(viewer(page, '#plateforme')).toHaveCount(0);
    });
  });

  test('are not offered to visitors with reduced data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await visit(page, '/');
    await expect(page.locator('#plateforme img')).toBeVisible();
    await expect(page.getByRole('button', { name: /Voir en 3D/ })).toHaveCount(0);
  });
});
