/**
 * The interactive demos of the portfolio: a short journey through each, by keyboard, mouse and touch. `pages.spec.ts`
 * checks their layout.
 */
import type { Locator, Page } from '@playwright/test';
import { hrefOfDemo } from '../src/site/projects.ts';
import { openDemo } from './support/demos.ts';
import { swipe } from './support/finger.ts';
import { expect, test } from './support/test.ts';

const out = (page: Page, name: string) => page.locator(`[data-out="${name}"]`).first();
const announced = (page: Page) => page.getByRole('status');

/** Opens a demo. Its script must start from the state that the document shows without scripts. */
async function open(page: Page, slug: string): Promise<void> {
  const response = await openDemo(page, hrefOfDemo(slug));
  const changed = await page.evaluate(
    (html) => {
      const statesIn = (root: ParentNode) =>
        [...root.querySelectorAll('[data-out], [data-drawn]')].map((part) =>
          part.matches('[data-drawn]') ? part.outerHTML : (part.textContent?.trim() ?? ''),
        );
      const still = statesIn(new DOMParser().parseFromString(html, 'text/html'));
      const live = statesIn(document);
      return still.length === 0 || still.length !== live.length
        ? [`${still.length} results in the HTML, ${live.length} in the page`]
        : live.filter((state, index) => state !== still[index]);
    },
    (await response?.text()) ?? '',
  );
  expect(changed, `write in demos/${slug}/page.html what its script starts with`).toEqual([]);
}

async function press(target: Locator, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await target.press(key);
}

/** Drags with the mouse between two points of an element, given as fractions of its box. */
async function drag(target: Locator, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to drag.');
  const page = target.page();
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 6 });
  await page.mouse.up();
}

/** Records each audio context that the page creates. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: AudioContext[] = [];
    Object.assign(window, { sounds });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        sounds.push(this);
      }
    };
  });
}

/** States of the audio contexts that the page has created since `countSounds`. */
const soundsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { sounds: AudioContext[] }).sounds.map(({ state }) => state));

type Step = readonly [right: number, down: number];

/** A finger drags a part of the demo as far as a mouse does, without scrolling the page; some demos also answer a tap. */
function byTouch(slug: string, grip: string, [right, down]: Step, result: string, tap?: (page: Page) => Promise<void>) {
  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the dragged element follows the finger to its end, like a mouse, and the page does not scroll', async ({
      page,
    }) => {
      /** The result of a drag. */
      const dragged = async (drag: (from: Step, to: Step) => Promise<void>) => {
        await openDemo(page, hrefOfDemo(slug));
        const before = (await out(page, result).textContent()) ?? '';
        await page.locator(grip).scrollIntoViewIfNeeded();
        const scrolled = await page.evaluate(() => window.scrollY);
        const box = await page.locator(grip).boundingBox();
        if (!box) throw new Error('Nothing to touch.');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await drag([x, y], [x + right, y + down]);
        await expect(out(page, result)).not.toHaveText(before);
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        return out(page, result).textContent();
      };
      const byMouse = await dragged(async (from, to) => {
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(...to, { steps: 6 });
        await page.mouse.up();
      });
      expect(await dragged((from, to) => swipe(page, from, to))).toBe(byMouse);
      await tap?.(page);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // `test/built/demos.test.ts` finds this text and these classes in every demo.
  test('a demo shows its example and no control', async ({ page }) => {
    await page.goto(hrefOfDemo('fromagerie-brise-noire'));
    await expect(page.locator('.still').first()).toBeVisible();
    await expect(page.locator('main button:visible, main input:visible, main select:visible')).toHaveCount(0);
  });
});

// `demo-in-place.spec.ts` books a visit.
test('clinique-marche-douce starts as its page shows it without scripts', async ({ page }) => {
  await open(page, 'clinique-marche-douce');
});

test.describe('fromagerie-brise-noire', () => {
  test('the knife moves by keyboard and by mouse, and the wheel is sold to the last wedge', async ({ page }) => {
    await open(page, 'fromagerie-brise-noire');
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
    await cut.press('Enter');
    await expect(out(page, 'total')).toHaveText('115,20\u00a0$');
    await expect(cut).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Une meule neuve' })).toBeFocused();
  });

  test('a cut is silent until the sound is switched on, and again once it is off', async ({ page }) => {
    await countSounds(page);
    await page.addInitScript(() => {
      const start = AudioBufferSourceNode.prototype.start;
      Object.assign(window, { noises: 0 });
      AudioBufferSourceNode.prototype.start = function (when) {
        (window as unknown as { noises: number }).noises += 1;
        start.call(this, when);
      };
    });
    const noises = () => page.evaluate(() => (window as unknown as { noises: number }).noises);
    await open(page, 'fromagerie-brise-noire');
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

  byTouch('fromagerie-brise-noire', '#knife', [-60, 60], 'weight', async (page) => {
    await page.reload();
    const { width = 0, height = 0 } = (await page.locator('#wheel').boundingBox()) ?? {};
    await page.locator('#wheel').tap({ position: { x: width * 0.2, y: height * 0.5 } });
    await expect(out(page, 'weight')).toHaveText('450\u00a0g');
  });
});

test.describe('bottes-tourbiere', () => {
  test('measurements determine the size and the form, and the tight girth is reported', async ({ page }) => {
    await open(page, 'bottes-tourbiere');
    await press(page.getByLabel(/Longueur du pied/), 'ArrowRight', 2);
    await expect(page.locator('#sizes [aria-current]')).toHaveText('41');
    await page.getByLabel(/Mollet/).press('End');
    await expect(out(page, 'calf-fit')).toHaveText('serre');
    await expect(announced(page)).toContainText('serrera au mollet');
    await drag(page.getByLabel(/Mollet/), [0.97, 0.5], [0.3, 0.5]);
    await expect(out(page, 'calf-fit')).not.toHaveText('serre');
  });

  test('each lace is dragged on the leg by mouse, and goes where it is pressed', async ({ page }) => {
    await openDemo(page, hrefOfDemo('bottes-tourbiere'));
    for (const [lace, girth] of [
      ['#calf-end', 'calf'],
      ['#ankle-end', 'ankle'],
      ['#instep-end', 'instep'],
    ] as const) {
      const before = (await out(page, girth).textContent()) ?? '';
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(lace).boundingBox()) ?? {};
      await drag(page.locator(lace), [0.5, 0.5], [-3, 0.5]);
      await expect(page.locator(`#${girth}`)).toHaveJSProperty(
        'value',
        await page.locator(`#${girth}`).getAttribute('min'),
      );
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(out(page, girth)).toHaveText(before);
    }
    await drag(page.locator('#calf-end'), [0.5, 0.5], [4, 0.5]);
    await expect(announced(page)).toContainText('serrera au mollet');
  });

  byTouch('bottes-tourbiere', '#calf-end', [40, 0], 'calf');
});

test.describe('semences-rang-double', () => {
  test('the frost line moves by the menu, the keyboard and the mouse', async ({ page }) => {
    await open(page, 'semences-rang-double');
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

  byTouch('semences-rang-double', '#flake', [-60, 0], 'frost', async (page) => {
    await page.reload();
    await page.locator('#pois').tap();
    await expect(out(page, 'frost')).not.toHaveText('8\u00a0mai');
  });
});

test.describe('audiologie-oreille-fine', () => {
  test('a point of the audiogram moves by keyboard and by mouse, and the sentence loses its consonants', async ({
    page,
  }) => {
    await open(page, 'audiologie-oreille-fine');
    await page.getByRole('button', { name: 'Vingt ans' }).click();
    await expect(out(page, 'lost')).toHaveText('Les 11\u00a0sons de la phrase passent la table.');
    await press(page.getByLabel(/^4.000/), 'ArrowDown', 10);
    await page.getByLabel(/^8.000/).press('End');
    await expect(out(page, 'lost')).toContainText('«\u00a0f\u00a0»');
    await expect(announced(page)).toContainText('ne passent pas la table');
    await drag(page.getByLabel(/^4.000/), [0.5, 0.62], [0.5, 0.97]);
    await expect(page.getByLabel(/^4.000/)).toHaveValue('100');
    await expect(out(page, 'degree')).toHaveText('perte légère');
  });

  test('the sentence is heard through the curve, at a press and not before', async ({ page }) => {
    await countSounds(page);
    // The filter of a press, as its level at 8,000 Hz and at 250 Hz in decibels.
    await page.addInitScript(() => {
      const levels: number[][] = [];
      Object.assign(window, { levels });
      window.ConvolverNode = class extends ConvolverNode {
        override set buffer(filter: AudioBuffer | null) {
          const samples = filter?.getChannelData(0) ?? new Float32Array();
          const rate = filter?.sampleRate ?? 1;
          const levelAt = (hertz: number) => {
            const along = (wave: (angle: number) => number) =>
              samples.reduce((sum, sample, index) => sum + sample * wave((2 * Math.PI * hertz * index) / rate), 0);
            // Not -0.
            return Math.round(20 * Math.log10(Math.hypot(along(Math.cos), along(Math.sin)))) + 0;
          };
          levels.push([levelAt(8000), levelAt(500)]);
          super.buffer = filter;
        }
      };
    });
    await openDemo(page, hrefOfDemo('audiologie-oreille-fine'));
    await page.getByRole('button', { name: 'Trente ans de scierie' }).click();
    await page.getByLabel(/^8.000/).press('End');
    expect(await soundsOf(page)).toEqual([]);
    await page.evaluate(() => {
      const outlined: (string | null)[] = [];
      Object.assign(window, { outlined });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element && target.matches('.now')) outlined.push(target.textContent);
      }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
    });
    await page.getByRole('button', { name: 'Écouter avec cette oreille' }).press('Enter');
    await expect.poll(() => soundsOf(page)).toEqual(['running']);
    // Each letter is outlined in its turn, the lost ones too.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { outlined: string[] }).outlined.join('')))
      .toBe('Passe-moi les fraises.');
    await expect(page.locator('#sentence .now')).toHaveCount(0);
    await page.getByRole('button', { name: 'Écouter sans perte' }).click();
    const levels = () => page.evaluate(() => (window as unknown as { levels: number[][] }).levels);
    await expect.poll(levels).toEqual([
      [-100, -10],
      [0, 0],
    ]);
  });
});

test.describe('lucarne-architecture', () => {
  test('the sun is dragged and pressed in its sky, the season moves its light, and at night the skylight is lit from inside', async ({
    page,
  }) => {
    await open(page, 'lucarne-architecture');
    await expect(page.locator('.light')).toHaveCount(4);

    const sun = page.locator('#disc');
    const middle = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await sun.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const noon = await middle();
    await drag(sun, [0.5, 0.5], [-0.6, 1.5]);
    const evening = await middle();
    expect(evening.x).toBeLessThan(noon.x - 60);
    expect(evening.y).toBeGreaterThan(noon.y + 60);
    await expect(announced(page)).toContainText('21\u00a0juin, ');
    await page.mouse.click(noon.x, noon.y);
    await expect
      .poll(async () => Math.hypot((await middle()).x - noon.x, (await middle()).y - noon.y))
      .toBeLessThan(12);
    // At night, a press on the sky brings the day back.
    await page.getByLabel(/Heure/).press('Home');
    await expect(sun).toBeHidden();
    await page.mouse.click(noon.x, noon.y);
    await expect(sun).toBeVisible();

    await page.getByRole('button', { name: '21\u00a0décembre' }).click();
    await expect(out(page, 'lands')).toHaveText('La tache de soleil touche le mur nord, au grenier.');
    await page.getByLabel(/Heure/).press('Home');
    await expect(out(page, 'lands')).toContainText('La nuit');
    await expect(announced(page)).toContainText('21\u00a0décembre, 0\u00a0h.');
    await drag(page.getByLabel(/Heure/), [0.02, 0.5], [0.5, 0.5]);
    await expect(out(page, 'lands')).toContainText('soleil');
  });

  byTouch('lucarne-architecture', '#disc', [-60, 50], 'hour');
});

test.describe('observatoire-mont-noye', () => {
  test('the sky turns with the arrow keys and wherever it is dragged, and moonlight hides stars', async ({ page }) => {
    await open(page, 'observatoire-mont-noye');
    await expect(out(page, 'meridian')).toContainText('Véga');
    await press(page.getByLabel(/Heure/), 'ArrowRight', 6);
    await expect(out(page, 'hour')).toHaveText('23\u00a0h');
    // Around the pole, from the south to the west: a quarter of a turn is six hours.
    await drag(page.locator('#dome'), [0.5, 0.9], [0.75, 0.45]);
    await expect(out(page, 'hour')).toHaveText(/^[2-5]\u00a0h/);
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

  byTouch('observatoire-mont-noye', '#dome', [90, 0], 'hour');
});

test.describe('fonderie-clair-timbre', () => {
  test('a lower note weighs more, a muted partial stops, and the bell sounds when it is struck, not before', async ({
    page,
  }) => {
    await countSounds(page);
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      const strokes: number[] = [];
      Object.assign(window, { strokes });
      OscillatorNode.prototype.start = function (when) {
        strokes.push(Math.round(this.frequency.value));
        start.call(this, when);
      };
    });
    await open(page, 'fonderie-clair-timbre');
    await press(page.getByLabel(/hauteur/), 'ArrowLeft', 12);
    await expect(out(page, 'weight')).toHaveText('3\u00a0360\u00a0kg');
    await page.getByRole('button', { name: 'Quinte' }).press('Enter');
    await expect(out(page, 'says')).toHaveText('On entend\u00a0: bourdon, fondamentale, tierce mineure, nominale.');
    expect(await soundsOf(page), 'the page is silent until a press').toEqual([]);
    await page.getByRole('button', { name: 'Sonner la 2' }).click();
    await expect.poll(() => soundsOf(page)).toEqual(['running']);
    await expect(announced(page)).toHaveText('la 2 sonne.');
    expect(await page.evaluate(() => (window as unknown as { strokes: number[] }).strokes)).toEqual([
      110, 220, 264, 440,
    ]);
    await drag(page.getByLabel(/hauteur/), [0.03, 0.5], [0.97, 0.5]);
    await expect(out(page, 'note')).toHaveText('la 5');

    // The bell itself is struck too.
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('#bell .hollow').boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator('#bell.ringing')).toBeVisible();
    await expect(announced(page)).toHaveText('la 5 sonne.');
  });
});

test.describe('toitures-granit-nord', () => {
  test('edges move by the arrow keys and by mouse over the aerial view: its old roof, its shadow and the number of shingles follow', async ({
    page,
  }) => {
    await open(page, 'toitures-granit-nord');
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
  });

  test('edges move without a drag: a press on one, then on its new place or on a button', async ({ page }) => {
    await openDemo(page, hrefOfDemo('toitures-granit-nord'));
    const east = page.getByRole('button', { name: /^Bord de droite/ });
    const shorter = page.getByRole('button', { name: '−\u00a010\u00a0cm' });
    await expect(shorter).toBeHidden();
    await east.click();
    await expect(east).toHaveAttribute('aria-pressed', 'true');
    await shorter.click();
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 15,1\u00a0m');
    await page.locator('#plan svg').click({ position: { x: 30, y: 12 } });
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 11,1\u00a0m');
    // A second press releases it: a press elsewhere then moves nothing.
    await east.press('Enter');
    await expect(east).toHaveAttribute('aria-pressed', 'false');
    await expect(shorter).toBeHidden();
    await page.locator('#plan svg').click({ position: { x: 200, y: 12 } });
    await expect(east).toHaveAccessibleName('Bord de droite\u00a0: 11,1\u00a0m');
    const back = page.getByRole('button', { name: /^Bord arrière/ });
    await back.press(' ');
    await page.getByRole('button', { name: '+\u00a010\u00a0cm' }).press('Enter');
    await expect(back).toHaveAccessibleName('Bord arrière\u00a0: 7,7\u00a0m');
  });

  byTouch('toitures-granit-nord', '[data-edge=west]', [40, 0], 'footprint');
});

test.describe('tresorerie-rive-sucre', () => {
  test('the season’s income is divided into twelve buckets, in equal parts or by the bills', async ({ page }) => {
    await open(page, 'tresorerie-rive-sucre');
    await expect(out(page, 'says')).toHaveText(/^Il manquera 3\u00a0742\u00a0\$ en novembre/);
    await page.getByLabel('selon les factures').check();
    await expect(out(page, 'says')).toHaveText(/^Les douze seaux tiennent/);
    await press(page.getByLabel(/Sucre de la sève/), 'ArrowLeft', 3);
    await expect(out(page, 'brix')).toHaveText('1,7\u00a0°Brix');
    await expect(announced(page)).toContainText('Il manquera');
    await drag(page.getByLabel(/Entailles/), [0.34, 0.5], [0.97, 0.5]);
    await expect(out(page, 'says')).toHaveText(/^Les douze seaux tiennent/);
  });

  test('the buckets are poured by a press on one, by the keyboard, and one after the other', async ({ page }) => {
    await page.clock.install();
    await openDemo(page, hrefOfDemo('tresorerie-rive-sucre'));
    const empty = page.locator('.bucket.waits');
    const { width = 0, height = 0 } = (await page.locator('#buckets').boundingBox()) ?? {};
    // The second bucket of the second row.
    await page.locator('#buckets').click({ position: { x: width * 0.25, y: height * 0.85 } });
    await expect(out(page, 'month')).toHaveText('novembre');
    await expect(empty).toHaveCount(4);
    await page.clock.runFor(1_000);
    await expect(announced(page)).toHaveText('novembre, manque 3\u00a0742\u00a0$');
    await press(page.getByLabel(/Versé/), 'ArrowLeft', 2);
    await expect(out(page, 'month')).toHaveText('septembre');
    // Without motion, a press pours one month.
    const pour = page.getByRole('button', { name: 'Verser' });
    await pour.press('Enter');
    await expect(out(page, 'month')).toHaveText('octobre');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pour.click();
    await expect(empty).not.toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(empty).toHaveCount(0);
    await expect(out(page, 'month')).toHaveText('mars');
  });

  byTouch('tresorerie-rive-sucre', '#drop', [-120, 0], 'month');
});

test.describe('demenagements-bras-de-fer', () => {
  test('families of the broken truck get a place by mouse, arrow keys and suggestion; the truck drives home once all have one', async ({
    page,
  }) => {
    await open(page, 'demenagements-bras-de-fer');
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
    await block('Côté').press('ArrowDown');
    await expect(victory).toBeHidden();
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await expect(out(page, 'says')).toContainText('2\u00a0familles à replacer');
  });

  test('families move without a drag: a press on one, then on its new place or on a button', async ({ page }) => {
    await openDemo(page, hrefOfDemo('demenagements-bras-de-fer'));
    const block = (family: string) => page.getByRole('button', { name: new RegExp(`^${family},`) });
    await block('Côté').click();
    await expect(block('Côté')).toHaveAttribute('aria-pressed', 'true');
    const lane = page.locator('.track').first();
    const { width = 0, height = 0 } = (await lane.boundingBox()) ?? {};
    // Two hours after noon, on a lane that ends at 19 h.
    await lane.click({ position: { x: (width * 7) / 12 + 2, y: height / 2 } });
    await expect(block('Côté')).toHaveAccessibleName(/camion\u00a01, 14\u00a0h à 16\u00a0h$/);
    await page.getByRole('button', { name: 'Plus tard' }).click();
    await expect(block('Côté')).toHaveAccessibleName(/camion\u00a01, 14\u00a0h\u00a015 à 16\u00a0h\u00a015$/);
    await block('Fortin').press('Enter');
    await expect(block('Côté')).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Camion d’avant' }).press(' ');
    await expect(block('Fortin')).toHaveAccessibleName(/camion\u00a02, 10\u00a0h/);
    await expect(announced(page)).toContainText('Fortin, camion\u00a02, 10\u00a0h.');
  });

  byTouch('demenagements-bras-de-fer', '[data-grip="Côté"]', [0, -120], 'says');
});
