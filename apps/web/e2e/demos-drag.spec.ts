/** The demos whose things are dragged, pressed or moved by the arrow keys. `formula.test.ts` of each demo holds its figures. */
import { announced, drag, dragGrip, eachDemo, out, press } from './support/demos.ts';
import { pointOf } from './support/pointer.ts';
import { desk, phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';

test('drawings follow the mouse and the sliders, and their result is announced', async ({ page }) => {
  await eachDemo(page, {
    'bottes-tourbiere': async () => {
      await press(page.getByLabel(/Longueur du pied/), 'ArrowRight', 2);
      await expect(page.locator('#sizes [aria-current]')).toHaveText('41');
      const lace = page.locator('#calf-end');
      const girth = (await out(page, 'calf').textContent()) ?? '';
      const start = await pointOf(lace);
      await dragGrip(lace, [-3, 0.5]);
      const calf = page.getByLabel(/Mollet/);
      await expect(calf).toHaveValue((await calf.getAttribute('min')) ?? '');
      // The lace at the height of the press.
      await page.mouse.click(...start);
      await expect(out(page, 'calf')).toHaveText(girth);
      await drag(lace, [0.5, 0.5], [4, 0.5]);
      await expect(out(page, 'calf-fit')).toHaveText('serre');
      await expect(announced(page)).toContainText('serrera au mollet');
      for (const place of ['Cheville', 'Cou-de-pied']) await page.getByLabel(place).press('End');
      await expect(out(page, 'says')).toContainText('serrera au cou-de-pied, à la cheville et au mollet.');

      // A page comes back as it is written: what a visitor did is not kept.
      await page.goto('about:blank');
      await page.goBack();
      await expect(out(page, 'calf-fit')).toHaveText('juste');
      await expect(calf).toHaveValue('38');
    },

    'semences-rang-double': async () => {
      await page.getByLabel('Votre coin de pays').selectOption({ label: 'Abitibi, 5\u00a0juin' });
      await expect(out(page, 'pois')).toHaveText('semez le 1er\u00a0mai');
      await press(page.getByLabel(/Dernier gel/), 'ArrowLeft', 1);
      await expect(out(page, 'frost')).toHaveText('4\u00a0juin');
      await expect(page.getByLabel('Votre coin de pays')).toHaveValue('');
      await dragGrip(page.locator('#flake'), [-1, 0.5]);
      await expect(out(page, 'frost')).toHaveText(/avril/);
      await drag(page.locator('#garden'), [0.3, 0.4], [0.75, 0.4]);
      await expect(out(page, 'frost')).toHaveText(/juin/);
      await expect(announced(page)).toContainText('Dernier gel le');

      await step('its plants are large, and its months stay in view down to the last packet', async () => {
        for (const width of [320, 1280]) {
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
      await page.setViewportSize(desk);
    },

    'lucarne-architecture': async () => {
      await expect(page.locator('.light')).toHaveCount(4);
      const sun = page.locator('#disc');
      const noon = await pointOf(sun);
      const fromNoon = async () => {
        const [x, y] = await pointOf(sun);
        return [x - noon[0], y - noon[1]] as const;
      };
      await dragGrip(sun, [-0.6, 1.5]);
      const [toTheWest, down] = await fromNoon();
      expect(toTheWest).toBeLessThan(-60);
      expect(down).toBeGreaterThan(60);
      await expect(announced(page)).toContainText('21\u00a0juin, ');
      await page.mouse.click(...noon);
      await expect.poll(async () => Math.hypot(...(await fromNoon()))).toBeLessThan(12);
      // At night, the skylight is lit from inside, and a press on the sky brings the day back.
      await page.getByLabel(/Heure/).press('Home');
      await expect(sun).toBeHidden();
      await expect(out(page, 'lands')).toContainText('La nuit');
      await page.mouse.click(...noon);
      await expect(sun).toBeVisible();
      await page.getByRole('button', { name: '21\u00a0décembre' }).click();
      await expect(out(page, 'lands')).toHaveText('La tache de soleil touche le mur nord, au grenier.');
    },

    'observatoire-mont-noye': async () => {
      await press(page.getByLabel(/Heure/), 'ArrowRight', 6);
      await expect(out(page, 'hour')).toHaveText('23\u00a0h');
      // Around the pole, from the south to the west: a quarter of a turn is six hours.
      await drag(page.locator('#dome'), [0.5, 0.9], [0.75, 0.45]);
      await expect(out(page, 'hour')).toHaveText(/^[2-5]\u00a0h/);
      // After midnight, the next day.
      await expect(out(page, 'day')).toHaveText('13\u00a0août');
      const before = await out(page, 'count').textContent();
      await page.getByLabel(/Lune/).press('End');
      await expect(out(page, 'count')).not.toHaveText(before ?? '');
      await expect(announced(page)).toContainText('étoiles à l’œil nu');
      // The sky is dragged wherever it shows.
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 1300 });
        const corners = await page.locator('main').evaluate((main) => {
          const { left, right, top, bottom } = main.getBoundingClientRect();
          return [left + 2, right - 2].flatMap((x) =>
            [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)?.closest('#dome')?.id ?? 'bare'),
          );
        });
        expect(corners, `${width} px`).toEqual(['dome', 'dome', 'dome', 'dome']);
        const crossed = await page.evaluate(() => {
          const [day, hour] = [document.querySelector('#day'), document.querySelector('#hour')] as HTMLInputElement[];
          return Array.from({ length: 73 * 6 }, (_, index) => {
            Object.assign(day ?? {}, { valueAsNumber: 1 + 5 * Math.floor(index / 6) });
            Object.assign(hour ?? {}, { valueAsNumber: 1080 + 120 * (index % 6) });
            hour?.dispatchEvent(new Event('input', { bubbles: true }));
            const names = [...document.querySelectorAll('.name')].map(
              (name) => [name.textContent, name.getBoundingClientRect()] as const,
            );
            return names.flatMap(([one, a], place) =>
              names
                .slice(place + 1)
                // Letters take seven tenths of their line.
                .filter(([, b]) => a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < 0.7 * a.height)
                .map(([other]) => `${one}, ${other}`),
            );
          }).flat();
        });
        expect([...new Set(crossed)], `names of stars that overlap, ${width} px`).toEqual([]);
      }
    },

    'tresorerie-rive-sucre': async () => {
      for (const field of [/Entailles/, /Sucre/, /Sève par entaille/]) await page.getByLabel(field).press('End');
      // The best season: the amounts stay inside their buckets, which are 97 units wide there, on a phone and on a desk.
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const widths = await page
          .locator('.rest')
          .evaluateAll((amounts) => amounts.map((amount) => (amount as SVGTextElement).getBBox().width));
        expect(Math.max(...widths), `${size.width} px`).toBeLessThan(97);
      }
    },

    'clinique-marche-douce': async () => {
      await page.setViewportSize(phone);
      const zones = page.locator('.zone[data-foot=left]');
      await expect(zones).not.toHaveCount(0);
      // A double press answers one question.
      for (const zone of await zones.all()) {
        await zone.dblclick();
        await expect(page.locator('main')).toHaveAttribute('data-screen', 'when');
        await page.getByRole('button', { name: 'Changer d’endroit' }).click();
      }
    },
  });
});

test('things on a plan move by mouse, by arrow keys, and by two presses', async ({ page }) => {
  await eachDemo(page, {
    'toitures-granit-nord': async () => {
      await expect(page.getByRole('img', { name: /^Vue aérienne/ })).toBeVisible();
      /** The upper of the two at the left edge of the house: the roof that is drawn, or the old one of the aerial view. */
      const seen = () =>
        page.locator('.old').evaluate((old) => {
          const { left, top, height } = old.getBoundingClientRect();
          const parts = document.elementsFromPoint(left + 8, top + height / 4);
          return parts.find((part) => part.matches('.slope, .old'))?.getAttribute('class');
        });
      await expect.poll(seen).toBe('slope');
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
      await expect(announced(page)).toContainText('m² à couvrir');

      const west = page.getByRole('button', { name: /^Bord de gauche/ });
      await west.press('Shift+ArrowRight');
      await expect.poll(seen).toBe('old');
      const reach = async () => {
        const { x = 0, width = 0 } = (await page.locator('.cast').boundingBox()) ?? {};
        return x + width;
      };
      const before = await reach();
      await page.getByLabel(/Pente/).press('End');
      await expect.poll(reach).toBeGreaterThan(before);
      const area = (await out(page, 'footprint').textContent()) ?? '';
      await dragGrip(west, [2.5, 0.5]);
      await expect(out(page, 'footprint')).not.toHaveText(area);
    },

    'demenagements-bras-de-fer': async () => {
      const victory = page.getByRole('img', { name: /^Le camion ferme ses portes/ });
      const block = (family: string) => page.getByRole('button', { name: new RegExp(`^${family},`) });
      await press(block('Côté'), 'ArrowUp', 2);
      await expect(block('Côté')).toBeFocused();
      await expect(block('Côté')).toHaveAccessibleName(/camion\u00a01, 14\u00a0h à 16\u00a0h$/);
      await expect(out(page, 'says')).toContainText('1\u00a0famille à replacer');
      // Two lanes up is a truck that is too small.
      await dragGrip(block('Fortin'), [0.5, -1.6]);
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
      await block('Côté').press('ArrowDown');
      await expect(victory).toBeHidden();
      await page.getByRole('button', { name: 'Recommencer' }).click();
      await expect(out(page, 'says')).toContainText('2\u00a0familles à replacer');

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
    },
  });
});
