/** The demos whose drawing is touched anywhere: a wheel of cheese, the sky, twelve buckets. */
import { hrefOfDemo } from '../src/site/projects.ts';
import { hasDemo } from '../test/support/project-tests.ts';
import { announced, countSounds, drag, openAsWritten, openDemo, out, press, soundsOf } from './support/demos.ts';
import { pointOf } from './support/pointer.ts';
import { recorded } from './support/recorded.ts';
import { expect, test } from './support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // `test/built/demos.test.ts` finds this text and these classes in every demo.
  test('a demo shows its example and no control', async ({ page }) => {
    test.skip(!hasDemo('fromagerie-brise-noire'));
    await page.goto(hrefOfDemo('fromagerie-brise-noire'));
    await expect(page.locator('.still').first()).toBeVisible();
    await expect(page.locator('main button:visible, main input:visible, main select:visible')).toHaveCount(0);
  });
});

test.describe('fromagerie-brise-noire', () => {
  test('the knife moves by keyboard and by mouse, and the wheel is sold to the last wedge', async ({ page }) => {
    await openAsWritten(page, 'fromagerie-brise-noire');
    const slider = page.getByLabel('Poids de la pointe');
    await press(slider, 'ArrowRight', 7);
    await expect(out(page, 'weight')).toHaveText('250\u00a0g');
    await expect(out(page, 'price')).toHaveText('16,00\u00a0$');
    await expect(announced(page)).toHaveText('250\u00a0g, 16,00\u00a0$');
    // A quarter of a turn to the left of the top.
    await drag(page.locator('#wheel'), [0.25, 0.5], [0.05, 0.5]);
    await expect(out(page, 'weight')).toHaveText('450\u00a0g');
    const cut = page.getByRole('button', { name: 'Couper' });
    await cut.click();
    await expect(out(page, 'left')).toHaveText('1\u00a0350\u00a0g');
    await slider.press('End');
    await slider.press('ArrowLeft');
    await expect(out(page, 'weight')).toHaveText('1\u00a0290\u00a0g');
    await slider.press('ArrowRight');
    await cut.press('Enter');
    await expect(out(page, 'total')).toHaveText('115,20\u00a0$');
    await expect(cut).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Une meule neuve' })).toBeFocused();
  });

  test('a cut is silent until the sound is switched on, and again once it is off', async ({ page }) => {
    await countSounds(page);
    await page.addInitScript(() => {
      const start = AudioBufferSourceNode.prototype.start;
      const noises: unknown[] = [];
      Object.assign(window, { noises });
      AudioBufferSourceNode.prototype.start = function (when) {
        noises.push(when);
        start.call(this, when);
      };
    });
    const noises = async () => (await recorded<unknown[]>(page, 'noises')).length;
    await openAsWritten(page, 'fromagerie-brise-noire');
    const cut = page.getByRole('button', { name: 'Couper' });
    const sound = page.getByRole('button', { name: 'Son' });
    await cut.click();
    expect(await soundsOf(page)).toEqual([]);
    await sound.press('Enter');
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('la croûte de cendre craque')).toBeVisible();
    await expect.poll(() => soundsOf(page)).toEqual(['running']);
    const before = await noises();
    await cut.click();
    const after = await noises();
    expect(after).toBeGreaterThan(before);
    await sound.click();
    await cut.click();
    await expect(out(page, 'left')).toHaveText('1\u00a0260\u00a0g');
    expect(await noises()).toBe(after);
  });
});

test('observatoire-mont-noye: the sky turns with the arrow keys and wherever it is dragged, and moonlight hides stars', async ({
  page,
}) => {
  await openAsWritten(page, 'observatoire-mont-noye');
  await expect(out(page, 'meridian')).toContainText('Véga');
  await press(page.getByLabel(/Heure/), 'ArrowRight', 6);
  await expect(out(page, 'hour')).toHaveText('23\u00a0h');
  // Around the pole, from the south to the west: a quarter of a turn is six hours.
  await drag(page.locator('#dome'), [0.5, 0.9], [0.75, 0.45]);
  await expect(out(page, 'hour')).toHaveText(/^[2-5]\u00a0h/);
  // After midnight, the next day.
  await expect(out(page, 'day')).toHaveText('13\u00a0août');
  const count = async () => Number((await out(page, 'count').textContent())?.replace(/\D/g, ''));
  const before = await count();
  await page.getByLabel(/Lune/).press('End');
  await expect.poll(count).toBeLessThan(before / 5);
  await expect(page.getByRole('status')).toContainText('étoiles à l’œil nu');

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 1300 });
    const corners = await page.locator('main').evaluate((main) => {
      const { left, right, top, bottom } = main.getBoundingClientRect();
      return [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)?.closest('#dome')?.id ?? 'bare'),
      );
    });
    expect(corners, `${width} px`).toEqual(['dome', 'dome', 'dome', 'dome']);
    const hour = (await out(page, 'hour').textContent()) ?? '';
    await drag(page.locator('main'), [0.99, 0.97], [0.99, 0.5]);
    await expect(out(page, 'hour'), `${width} px`).not.toHaveText(hour);
  }
});

test.describe('tresorerie-rive-sucre', () => {
  test('the season’s income is divided into twelve buckets, in equal parts or by the bills', async ({ page }) => {
    await openAsWritten(page, 'tresorerie-rive-sucre');
    await expect(out(page, 'says')).toHaveText(/^Il manquera 3\u00a0742\u00a0\$ en novembre/);
    await page.getByLabel('selon les factures').check();
    await expect(out(page, 'says')).toHaveText(/^Les douze seaux tiennent/);
    await press(page.getByLabel(/Sucre de la sève/), 'ArrowLeft', 3);
    await expect(out(page, 'brix')).toHaveText('1,7\u00a0°Brix');
    await expect(announced(page)).toContainText('Il manquera');
  });

  test('the buckets are poured by a press on one, by the keyboard, and one after the other', async ({ page }) => {
    await page.clock.install();
    await openDemo(page, 'tresorerie-rive-sucre');
    const empty = page.locator('.bucket.waits');
    // The second bucket of the second row.
    await page.mouse.click(...(await pointOf(page.locator('#buckets'), [0.25, 0.85])));
    await expect(out(page, 'month')).toHaveText('jusqu’en novembre');
    await expect(empty).toHaveCount(4);
    await expect(page.locator('#buckets')).toHaveAccessibleName(/novembre à sec, manque 3\u00a0742\u00a0\$$/);
    await page.clock.runFor(1_000);
    await expect(announced(page)).toHaveText('novembre, manque 3\u00a0742\u00a0$');
    await press(page.getByLabel(/Versé/), 'ArrowLeft', 2);
    await expect(out(page, 'month')).toHaveText('jusqu’en septembre');
    await page.getByLabel(/Versé/).press('Home');
    await expect(out(page, 'month')).toHaveText('rien');
    await expect(page.locator('#buckets')).toHaveAccessibleName(/Les douze seaux sont vides$/);
    await press(page.getByLabel(/Versé/), 'ArrowRight', 6);
    // A bucket fills once, not at each move of a slider.
    await expect(page.locator('.now')).toHaveCount(1);
    await page.getByLabel(/Entailles/).press('ArrowRight');
    await expect(page.locator('.now')).toHaveCount(0);
    // Without motion, a press pours one month.
    const pour = page.getByRole('button', { name: 'Verser' });
    await pour.press('Enter');
    await expect(out(page, 'month')).toHaveText('jusqu’en octobre');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pour.click();
    await expect(empty).not.toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(empty).toHaveCount(0);
    await expect(out(page, 'month')).toHaveText('jusqu’en mars');
  });
});
