/** The 3D models: loaded on demand, turned by mouse and keyboard, and removed again. */
import type { Page } from '@playwright/test';
import { modelStrings } from '../src/content/tools/model-showcase.ts';
import { LOAD_TIMEOUT_MS } from '../src/lib/with-timeout.ts';
import { axeViolations } from './support/axe.ts';
import { model } from './support/home-page.ts';
import { smallTargets } from './support/inspect.ts';
import { fail, hold, received, watchRequests } from './support/requests.ts';
import { worded } from './support/results.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

/** The CPU emulates the graphics card: it is slow, and logs warnings about it. A viewer later than 3 s may come from both its addresses. */
const slowDrawing = 'GPU stall|GL Driver Message|WebGL|rAF timed out|Multiple instances of Three';

/** For the light, one sample in place of hundreds for each of its points: on the CPU they take most of the time, and no check sees them. */
const roughLight = () => {
  const { shaderSource } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    shaderSource.call(
      this,
      shader,
      source.replace(/(#define GGX_SAMPLES) \d+/, '$1 1').replace('i >= samples', 'i >= 1'),
    );
  };
};

// A small model: the time to draw one grows with its area.
test.use({
  viewport: { width: 320, height: 640 },
  deviceScaleFactor: 0.5,
  expectedMessages: new RegExp(`${slowDrawing}|${failedLoads.source}|/models/|model-viewer|A file is late`, 'i'),
});

const viewButton = (page: Page, section: string) =>
  page.locator(section).getByRole('button', { name: worded(modelStrings.view) });
const viewer = (page: Page, section: string) => page.locator(`${section} model-viewer`);
/** Without a graphics card, a frame may take a second. */
const drawn = { timeout: 60_000, intervals: [100] };
const heavy = /model-viewer|viewer-|\.glb/;

/** Transferred bytes of a 3D model and its viewer. */
const transferred = (page: Page) => received(page, ({ name }) => heavy.test(name));
const announced = async (button: ReturnType<typeof viewButton>) =>
  Number(/\((\d+)\u00a0ko\)/.exec((await button.textContent()) ?? '')?.[1]) * 1000;

const orbit = (page: Page, section: string) =>
  viewer(page, section).evaluate((element) =>
    (element as HTMLElement & { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta.toFixed(2),
  );
const angle = (page: Page, section: string) =>
  viewer(page, section).evaluate(
    (element) => (element as HTMLElement & { turntableRotation: number }).turntableRotation,
  );

/** Presses the button of a model, and checks its weight. Drawing the first model takes most of the time of these tests. */
async function show(page: Page, section: string, accuracy: number): Promise<void> {
  const button = viewButton(page, section);
  const [before, weight] = [await transferred(page), await announced(button)];
  await button.press('Enter');
  await expect(page.locator(section).getByRole('button', { name: modelStrings.close })).toBeVisible(drawn);
  await expect(page.locator(section).getByRole('button', { name: modelStrings.left })).toBeFocused();
  const share = ((await transferred(page)) - before) / weight;
  expect(share, `the button of ${section} announces ${weight} bytes`).toBeGreaterThan(accuracy);
  expect(share, `the button of ${section} announces ${weight} bytes`).toBeLessThan(1.01);
}

/** The button of a model turns it, and so do the arrow keys. */
async function turn(page: Page, section: string): Promise<void> {
  const start = await orbit(page, section);
  await page.locator(section).getByRole('button', { name: modelStrings.left }).press('Enter');
  await expect.poll(() => orbit(page, section), drawn).not.toBe(start);
  const turned = await orbit(page, section);
  await viewer(page, section).locator('.userInput').press('ArrowRight');
  await expect.poll(() => orbit(page, section), drawn).not.toBe(turned);
}

async function close(page: Page, section: string): Promise<void> {
  await page.locator(section).getByRole('button', { name: modelStrings.close }).press('Enter');
  await expect(viewer(page, section)).toHaveCount(0);
  await expect(viewButton(page, section)).toBeFocused();
  await expect(page.locator(`${section} img`)).toBeVisible();
}

test('a viewer that stalls is reported after twenty seconds', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const release = await hold(page, '**/viewer-*.js');
  const asked = page.waitForRequest('**/viewer-*.js');
  await viewButton(page, '#plateforme').press('Enter');
  await asked;
  await page.clock.runFor(LOAD_TIMEOUT_MS);
  await expect(page.locator('#plateforme p[role=status]')).toHaveText(modelStrings.failed);
  await release();
});

test('models load on demand with the announced weight, turn, and can be closed', async ({ page }) => {
  test.slow();
  const asked = watchRequests(page, heavy);
  await page.addInitScript(roughLight);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await fail(page, /assets\/model-viewer[^?]*$/);
  await visit(page, '/');
  await viewButton(page, '#plateforme').scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await show(page, '#plateforme', 0.97);
  await step('if its first address fails, it comes from the second', async () => {
    expect(asked.filter((url) => /assets\/model-viewer[^?]*\?1$/.test(url))).toHaveLength(1);
  });
  await expect(viewer(page, '#plateforme')).toHaveAttribute('alt', model.alt);
  // The viewer's shadow root has no landmark, because its name would be English.
  await expect(viewer(page, '#plateforme').getByRole('region')).toHaveCount(0);

  await step('it turns slowly by itself, until the button or a touch stops it', async () => {
    const stop = page.getByRole('button', { name: modelStrings.stop });
    const start = page.getByRole('button', { name: modelStrings.start });
    const first = await angle(page, '#plateforme');
    await expect.poll(() => angle(page, '#plateforme'), drawn).not.toBe(first);
    await stop.click();
    const stopped = await angle(page, '#plateforme');
    await settled(page);
    expect(await angle(page, '#plateforme')).toBe(stopped);
    await start.click();
    await expect.poll(() => angle(page, '#plateforme'), drawn).not.toBe(stopped);
    await viewer(page, '#plateforme').click();
    await expect(start).toBeVisible();
  });
  await turn(page, '#plateforme');

  const robot = page.locator('#robot');
  await step('a sentence says that a model did not come, and its picture stays', async () => {
    const undo = await fail(page, /\.glb/);
    await viewButton(page, '#robot').click();
    const status = robot.locator('p[role=status]');
    await expect(status).toHaveText(modelStrings.failed, drawn);
    await undo();
    await expect(status).toBeInViewport();
    await expect(robot.locator('img')).toBeVisible();
    await expect(viewer(page, '#robot')).toHaveCount(0);
    expect(await axeViolations(page, '#robot')).toEqual([]);
  });

  await step('another model announces only its own file, and with reduced motion stands still', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, '#robot', 0.95);
    await expect(robot.locator('p[role=status]')).toHaveText(modelStrings.ready);
    await expect(robot.getByRole('button', { name: modelStrings.stop })).toHaveCount(0);
  });
  expect(await axeViolations(page, '[data-feature="model-showcase"]')).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await close(page, '#robot');
  await close(page, '#plateforme');
});

test('models are not offered to visitors with reduced data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, '/');
  await expect(page.locator('#plateforme img')).toBeVisible();
  await expect(page.getByRole('button', { name: worded(modelStrings.view) })).toHaveCount(0);
});
