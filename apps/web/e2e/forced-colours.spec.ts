/** In forced colours, drawings and controls keep their shape. */
import type { Locator, Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { hasDemo, hasProjects } from '../test/support/project-tests.ts';
import { openDemo } from './support/demos.ts';
import { difference, pixelsOf } from './support/pixels.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

/** Minimum share of an area that must differ from its corner for a visible shape. */
const SHAPE = 0.02;

/** Share of the area's pixels whose colour differs from the first pixel's. */
async function inked(page: Page, clip: Box, by: number): Promise<number> {
  const picture = await pixelsOf(page, await page.screenshot({ clip, animations: 'disabled' }));
  const all = Array.from({ length: picture.width * picture.height }, (_, at) => at);
  return all.filter((at) => difference(picture, at, picture, 0) > by).length / all.length;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly what: string;
  readonly place: (page: Page) => Locator;
  /** The area to check: by default the whole element, with a margin for its outline. */
  readonly part?: (box: Box) => Box;
  /** How much a colour must differ: by default, as much as a shape. Text needs more. */
  readonly by?: number;
}

const margin = 3;
const around = ({ x, y, width, height }: Box): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});
/** Its middle, without its border. */
const inside = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 4,
  y: y + height / 4,
  width: width / 2,
  height: height / 2,
});
/** Its left edge, as wide as a border: text inside the element does not count. */
const edge = ({ x, y, height }: Box): Box => ({
  x: x - margin,
  y: y + height / 2,
  width: 8,
  height: 2,
});

/** Drawings and controls, by the page that shows them. */
const drawn: readonly (readonly [path: string, readonly Drawn[]])[] = [
  [
    href('home'),
    [
      { what: 'the border of « Menu »', place: (page) => page.getByRole('button', { name: 'Menu' }), part: edge },
      {
        what: 'the button of the theme',
        place: (page) => page.getByRole('button', { name: interfaceStrings.theme }),
        part: inside,
      },
      {
        what: 'the dot of a legend',
        place: (page) => page.locator('#calculateur li[data-hue]').first(),
        part: ({ x, y }) => ({ x: x - 1, y, width: 20, height: 28 }),
      },
      { what: 'the bars of a chart', place: (page) => page.locator('figure li > svg').first() },
      {
        what: 'an arrow of a carousel',
        place: (page) => page.getByRole('button', { name: interfaceStrings.carousel.next }).first(),
        part: inside,
      },
      {
        what: 'a dot of a carousel',
        place: (page) => page.getByRole('button', { name: 'Diapositive 2' }).first(),
      },
    ],
  ],
  [
    `${href('home')}?visitorsPerMonth=5000&hostingLocation=us`,
    [
      {
        what: 'the rings of a result',
        place: (page) => page.locator('#calculateur:has([data-result]) svg').first(),
        part: inside,
      },
      {
        what: 'the bar of a result',
        place: (page) => page.locator('#calculateur').getByRole('progressbar'),
        part: inside,
      },
      { what: 'the figures below it', place: (page) => page.locator('#calculateur progress + svg') },
    ],
  ],
  [
    href('industry40'),
    [
      {
        what: 'the border of an answer of the quiz',
        place: (page) => page.locator('main label:has(input[type="radio"])').first(),
        part: edge,
      },
    ],
  ],
];

/** What carries the meaning of a demonstration, by the demo that shows it. */
const drawnInDemos: readonly (readonly [slug: string, readonly Drawn[]])[] = [
  ['audiologie-oreille-fine', [{ what: 'the sentence', place: (page) => page.locator('#sentence'), by: 120 }]],
  [
    'tresorerie-rive-sucre',
    [
      { what: 'an amount of a bucket', place: (page) => page.locator('.rest').first(), by: 120 },
      {
        what: 'the track of a slider, beside its thumb',
        place: (page) => page.locator('#taps'),
        part: ({ x, y, width, height }) => ({ x, y: y + height / 4, width: width / 8, height: height / 2 }),
      },
      { what: 'the border of « Verser »', place: (page) => page.locator('#pour'), part: edge },
    ],
  ],
  [
    'fromagerie-brise-noire',
    [
      { what: 'the border of « Couper »', place: (page) => page.locator('#cut'), part: edge },
      {
        what: 'the loudspeaker',
        place: (page) => page.locator('#sound'),
        part: ({ x, y, width, height }) => ({
          x: x + width / 6,
          y: y + height / 3,
          width: width / 4,
          height: height / 3,
        }),
      },
    ],
  ],
  [
    'semences-rang-double',
    [
      {
        what: 'the weeks of a packet',
        place: (page) => page.locator('.packet .track').first(),
        part: inside,
      },
    ],
  ],
];

/** Checks, on a light and on a dark background, what is drawn, and what else distinguishes the parts of the page. */
async function expectVisible(
  page: Page,
  all: readonly Drawn[],
  also?: (colorScheme: string) => Promise<unknown>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const { what, place, part = around, by = 60 } of all) {
      const element = place(page);
      await element.scrollIntoViewIfNeeded();
      await settled(page);
      const box = await element.boundingBox();
      if (!box) throw new Error(`${what} is not on the page.`);
      const share = await inked(page, part(box), by);
      expect.soft(share, `${what}, ${colorScheme}: share of its area`).toBeGreaterThan(SHAPE);
    }
    await also?.(colorScheme);
  }
}

test.describe('forced colours', () => {
  test.use({ viewport: phone });

  test('drawings and controls of the pages are visible', async ({ page }) => {
    for (const [path, all] of drawn) {
      await page.goto(path);
      await expectVisible(page, all);
    }
  });

  test('the line of a chart is visible, and the parts of a bar are distinguishable', async ({ page }) => {
    await page.goto(href('financeAutomation'));
    const line = { what: 'the line of a chart', place: () => page.locator('main figure svg').last() };
    await expectVisible(page, [line], async (colorScheme) => {
      const fills = await page
        .locator('rect[data-hue]')
        .evaluateAll((parts) => parts.map((element) => getComputedStyle(element).fill));
      expect(fills.length).toBeGreaterThan(1);
      expect(new Set(fills).size, colorScheme).toBe(fills.length);
    });
  });

  test('the progress of the quote and the sign before an error are visible', async ({ page }) => {
    await visit(page, href('quote'));
    await expectVisible(page, [{ what: 'the progress of the quote', place: () => page.getByRole('progressbar') }]);
    await page.getByRole('button', { name: 'Suivant' }).click();
    const sign = {
      what: 'the sign before an error',
      place: () => page.locator('[id$="-erreur"]').first(),
      part: ({ x, y }: Box) => ({ x: x - 1, y, width: 22, height: 22 }),
    };
    await expectVisible(page, [sign]);
  });

  test('the pressed filter is distinguishable', async ({ page }) => {
    test.skip(!hasProjects);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(href('portfolio'));
    await expect(page.locator('#projets [aria-pressed="true"]').first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('#projets [aria-pressed="false"]').first()).toHaveCSS('outline-style', 'none');
  });

  test('what carries the meaning of a demonstration is visible', async ({ page }) => {
    for (const [slug, all] of drawnInDemos.filter(([one]) => hasDemo(one))) {
      await openDemo(page, slug);
      await expectVisible(page, all);
    }
  });

  test('fonderie-clair-timbre: the border of « Sonner » is visible, and a muted partial is distinguishable', async ({
    page,
  }) => {
    await openDemo(page, 'fonderie-clair-timbre');
    const [off, on] = [page.locator('#partials button').first(), page.locator('#partials button').nth(1)];
    await off.click();
    const border = { what: 'the border of « Sonner »', place: () => page.locator('.pill'), part: edge };
    await expectVisible(page, [border], async (colorScheme) => {
      const [unpressed, pressed] = [
        await pixelsOf(page, await off.screenshot()),
        await pixelsOf(page, await on.screenshot()),
      ];
      const left = unpressed.width * Math.round(unpressed.height / 2) + 10;
      const same = pressed.width * Math.round(pressed.height / 2) + 10;
      expect(difference(unpressed, left, pressed, same), colorScheme).toBeGreaterThan(60);
    });
  });

  test('demenagements-bras-de-fer: the hours without the broken truck and the border of a family are visible, and a misplaced one is distinguishable', async ({
    page,
  }) => {
    await openDemo(page, 'demenagements-bras-de-fer');
    const hours = {
      what: 'the hours without the broken truck',
      place: () => page.locator('.broken'),
      part: ({ x, y, width, height }: Box) => ({
        x: x + width * 0.9,
        y: y + 4,
        width: width * 0.1,
        height: height - 8,
      }),
    };
    const border = { what: 'the border of a family', place: () => page.locator('.move').first(), part: edge };
    await expectVisible(page, [hours, border], async (colorScheme) => {
      await expect(page.locator('.move.wrong').first(), colorScheme).toHaveCSS('border-top-style', 'dashed');
      await expect(page.locator('.move:not(.wrong)').first(), colorScheme).toHaveCSS('border-top-style', 'solid');
    });
  });

  test('marks in an invoice have an opaque background', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(`${href('businessAi')}?exemple=3`);
    const mark = page.locator('main mark').first();
    await expect(mark).toBeVisible();
    // Opaque: with transparency, the dark page would show behind dark text.
    await expect(mark).toHaveCSS('background-color', /^rgb\(/);
  });
});
