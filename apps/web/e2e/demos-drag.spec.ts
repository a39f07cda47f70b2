/** The demos whose things are dragged: laces, the date of a frost, the sun, the edges of a roof, families between trucks. */
import { announced, drag, openAsWritten, out, press } from './support/demos.ts';
import { pointOf } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

test('bottes-tourbiere: measurements determine the size and the form, and the tight girth is reported; each lace is dragged on the leg by mouse, and goes where it is pressed', async ({
  page,
}) => {
  await openAsWritten(page, 'bottes-tourbiere');
  await press(page.getByLabel(/Longueur du pied/), 'ArrowRight', 2);
  await expect(page.locator('#sizes [aria-current]')).toHaveText('41');
  await page.getByLabel(/Mollet/).press('End');
  await expect(out(page, 'calf-fit')).toHaveText('serre');
  await expect(announced(page)).toContainText('serrera au mollet');

  await page.reload();
  for (const [lace, girth] of [
    ['#calf-end', 'calf'],
    ['#ankle-end', 'ankle'],
    ['#instep-end', 'instep'],
  ] as const) {
    const before = (await out(page, girth).textContent()) ?? '';
    const start = await pointOf(page.locator(lace));
    await drag(page.locator(lace), [0.5, 0.5], [-3, 0.5]);
    await expect(page.locator(`#${girth}`)).toHaveJSProperty(
      'value',
      await page.locator(`#${girth}`).getAttribute('min'),
    );
    await page.mouse.click(...start);
    await expect(out(page, girth)).toHaveText(before);
  }
  await drag(page.locator('#calf-end'), [0.5, 0.5], [4, 0.5]);
  await expect(announced(page)).toContainText('serrera au mollet');
});

test('semences-rang-double: the frost line moves by the menu, the keyboard and the mouse', async ({ page }) => {
  await openAsWritten(page, 'semences-rang-double');
  await page.getByLabel('Votre coin de pays').selectOption({ label: 'Abitibi, 5\u00a0juin' });
  await expect(out(page, 'pois')).toHaveText('semez le 1er\u00a0mai');
  await press(page.getByLabel(/Dernier gel/), 'ArrowLeft', 5);
  await expect(out(page, 'frost')).toHaveText('31\u00a0mai');
  await expect(page.getByLabel('Votre coin de pays')).toHaveValue('');
  await drag(page.locator('#garden'), [0.7, 0.4], [0.45, 0.4]);
  await expect(out(page, 'frost')).toHaveText(/avril/);
  await expect(announced(page)).toContainText('Dernier gel le');

  await test.step('its plants are large, and its months stay in view down to the last packet', async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const plants = await page
        .locator('.seed')
        .evaluateAll((seeds) => seeds.map((seed) => seed.getBoundingClientRect().width));
      expect(Math.min(...plants), `${width} px`).toBeGreaterThan(90);
      // The last packet at the bottom of the screen.
      await page.locator('#mais').evaluate((last) => last.scrollIntoView(false));
      await expect(page.getByText('juill.', { exact: true }), `${width} px`).toBeInViewport({ ratio: 1 });
      const isUncovered = page.getByText('mars', { exact: true }).evaluate((month) => {
        const { left, top } = month.getBoundingClientRect();
        return document.elementFromPoint(left + 8, top + 8) === month;
      });
      expect(await isUncovered, `${width} px`).toBe(true);
    }
  });
});

test('lucarne-architecture: the sun is dragged and pressed in its sky, the season moves its light, and at night the skylight is lit from inside', async ({
  page,
}) => {
  await openAsWritten(page, 'lucarne-architecture');
  await expect(page.locator('.light')).toHaveCount(4);

  const sun = page.locator('#disc');
  const noon = await pointOf(sun);
  const fromNoon = async () => {
    const [x, y] = await pointOf(sun);
    return [x - noon[0], y - noon[1]] as const;
  };
  await drag(sun, [0.5, 0.5], [-0.6, 1.5]);
  const [toTheWest, down] = await fromNoon();
  expect(toTheWest).toBeLessThan(-60);
  expect(down).toBeGreaterThan(60);
  await expect(announced(page)).toContainText('21\u00a0juin, ');
  await page.mouse.click(...noon);
  await expect.poll(async () => Math.hypot(...(await fromNoon()))).toBeLessThan(12);
  // At night, a press on the sky brings the day back.
  await page.getByLabel(/Heure/).press('Home');
  await expect(sun).toBeHidden();
  await page.mouse.click(...noon);
  await expect(sun).toBeVisible();

  await page.getByRole('button', { name: '21\u00a0décembre' }).click();
  await expect(out(page, 'lands')).toHaveText('La tache de soleil touche le mur nord, au grenier.');
  await page.getByLabel(/Heure/).press('Home');
  await expect(out(page, 'lands')).toContainText('La nuit');
  await expect(announced(page)).toContainText('21\u00a0décembre, 0\u00a0h.');
});

test('toitures-granit-nord: edges move by the arrow keys and by mouse over the aerial view: its old roof, its shadow and the number of shingles follow', async ({
  page,
}) => {
  await openAsWritten(page, 'toitures-granit-nord');
  await expect(page.getByRole('img', { name: /^Vue aérienne/ })).toBeVisible();
  /** The upper of the two at the left edge of the house: the roof that is drawn, or the old one of the aerial view. */
  const seen = () =>
    page.locator('.old').evaluate((old) => {
      const { left, top, height } = old.getBoundingClientRect();
      const parts = document.elementsFromPoint(left + 8, top + height / 4);
      return parts.find((part) => part.matches('.slope, .old'))?.getAttribute('class');
    });
  await expect.poll(seen).toBe('slope');
  await page.getByRole('button', { name: /^Bord de gauche/ }).press('Shift+ArrowRight');
  await expect.poll(seen).toBe('old');
  const reach = async () => {
    const { x = 0, width = 0 } = (await page.locator('.cast').boundingBox()) ?? {};
    return x + width;
  };
  const before = await reach();
  await page.getByLabel(/Pente/).press('End');
  await expect.poll(reach).toBeGreaterThan(before);
  await page.reload();

  const wing = page.getByRole('button', { name: /^Aile, bord avant/ });
  await press(wing, 'ArrowUp', 4);
  await expect(wing).toHaveAccessibleName('Aile, bord avant\u00a0: 4,0\u00a0m');
  await expect(announced(page)).toContainText('m² à couvrir');
  await page.getByLabel(/Pente/).press('Home');
  await expect(out(page, 'factor')).toHaveText('× 1,01');
  const area = out(page, 'footprint');
  await expect(area).toHaveText('137,5\u00a0m²');
  await drag(page.getByRole('button', { name: /^Bord de gauche/ }), [0.5, 0.5], [2.5, 0.5]);
  await expect(area).not.toHaveText('137,5\u00a0m²');

  await test.step('edges move without a drag: a press on one, then on its new place or on a button', async () => {
    await page.reload();
    const east = page.getByRole('button', { name: /^Bord de droite/ });
    const shorter = page.getByRole('button', { name: '−\u00a010\u00a0cm' });
    await expect(shorter).toBeHidden();
    await east.click();
    await expect(east).toHaveAttribute('aria-pressed', 'true');
    await shorter.click();
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 15,1\u00a0m');
    await page.locator('#plan svg').click({ position: { x: 30, y: 12 } });
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 11,1\u00a0m');
    // The browser's own: « Forward » with Alt.
    await east.press('Alt+ArrowRight');
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 11,1\u00a0m');
    await east.press('ArrowRight');
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 11,2\u00a0m');
    // A second press releases it: a press elsewhere then moves nothing.
    await east.press('Enter');
    await expect(east).toHaveAttribute('aria-pressed', 'false');
    await expect(shorter).toBeHidden();
    await page.locator('#plan svg').click({ position: { x: 200, y: 12 } });
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 11,2\u00a0m');
    const back = page.getByRole('button', { name: /^Bord arrière/ });
    await back.press(' ');
    await page.getByRole('button', { name: '+\u00a010\u00a0cm' }).press('Enter');
    await expect(back).toHaveAccessibleName('Bord arrière\u00a0: 7,7\u00a0m');
  });
});

test('demenagements-bras-de-fer: families of the broken truck get a place by mouse, arrow keys and suggestion; the truck drives home once all have one', async ({
  page,
}) => {
  await openAsWritten(page, 'demenagements-bras-de-fer');
  const victory = page.getByRole('img', { name: /^Le camion ferme ses portes/ });
  const block = (family: string) => page.getByRole('button', { name: new RegExp(`^${family},`) });
  await press(block('Côté'), 'ArrowUp', 2);
  await expect(block('Côté')).toBeFocused();
  await expect(block('Côté')).toHaveAccessibleName(/camion\u00a01, 14\u00a0h à 16\u00a0h$/);
  await expect(out(page, 'says')).toContainText('1\u00a0famille à replacer');
  // Two lanes up is a truck that is too small.
  await drag(block('Fortin'), [0.2, 0.5], [0.2, -1.6]);
  await expect(out(page, 'says')).toContainText('n’entrent pas');
  await expect(victory).toBeHidden();
  await page.getByRole('button', { name: 'Proposer une place' }).press('Enter');
  await expect(out(page, 'says')).toHaveText(/^Les 11\u00a0familles dorment chez elles/);
  await expect(announced(page)).toContainText('Fortin, camion');
  await expect(victory).toBeVisible();
  await expect(page.getByText('Tout est entré.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Recommencer' })).toBeFocused();
  // Côté left at 14 h, after Diallo: the tabulation follows the day.
  await block('Diallo').press('Tab');
  await expect(block('Côté')).toBeFocused();
  await press(block('Côté'), 'ArrowLeft', 20);
  await expect(block('Côté')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block('Diallo')).toBeFocused();
  await press(block('Côté'), 'ArrowRight', 20);
  await block('Côté').press('ArrowDown');
  await expect(victory).toBeHidden();
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(out(page, 'says')).toContainText('2\u00a0familles à replacer');

  await test.step('families move without a drag: a press on one, then on its new place or on a button', async () => {
    await page.reload();
    await block('Côté').click();
    await expect(block('Côté')).toHaveAttribute('aria-pressed', 'true');
    // Just after 14 h, on a lane from 7 h to 19 h.
    await page.mouse.click(...(await pointOf(page.locator('.track').first(), [7.1 / 12, 0.5])));
    await expect(block('Côté')).toHaveAccessibleName(/camion\u00a01, 14\u00a0h à 16\u00a0h$/);
    await page.getByRole('button', { name: 'Plus tard' }).click();
    await expect(block('Côté')).toHaveAccessibleName(/camion\u00a01, 14\u00a0h\u00a015 à 16\u00a0h\u00a015$/);
    await block('Fortin').press('Enter');
    await expect(block('Côté')).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Camion d’avant' }).press(' ');
    await expect(block('Fortin')).toHaveAccessibleName(/camion\u00a02, 10\u00a0h/);
    await expect(announced(page)).toContainText('Fortin, camion\u00a02, 10\u00a0h.');
  });
});
