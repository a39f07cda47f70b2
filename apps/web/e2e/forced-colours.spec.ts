/** In forced colours, drawings and controls keep their shape. */
import type { Locator, Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { hasDemo, hasProjects } from '../test/support/project-tests.ts';
import { openDemo } from './support/demos.ts';
import { pixelsOf } from './support/pixels.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { settled } from './support/visit.ts';

/** Minimum share of an area that must differ from its corner for a visible shape. */
const SHAPE = 0.02;

/** Share of the area's pixels whose red, green or blue differs from the first pixel's. */
async function inked(page: Page, clip: Box, by: number): Promise<number> {
  const pictures = await pixelsOf(page, await page.screenshot({ clip, animations: 'disabled' }));
  return pictures.evaluate(([picture], least) => {
    const { data } = picture ?? { data: [] };
    let inside = 0;
    for (let at = 0; at < data.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > least)) inside += 1;
    return (4 * inside) / data.length;
  }, by);
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

/** What is drawn in a place, what happens before, and what else distinguishes the parts of the page. */
type Subject = readonly [
  place: string,
  drawn: readonly Drawn[],
  also?: ((page: Page, colorScheme: string) => Promise<unknown>) | undefined,
  first?: (page: Page) => Promise<unknown>,
];

/** Drawings and controls, by the page that shows them. */
const drawn: readonly Subject[] = [
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
  [
    href('financeAutomation'),
    [{ what: 'the line of a chart', place: (page) => page.locator('main figure svg').last() }],
    async (page, colorScheme) => {
      const fills = await page
        .locator('rect[data-hue]')
        .evaluateAll((parts) => parts.map((element) => getComputedStyle(element).fill));
      expect(fills.length).toBeGreaterThan(1);
      expect(new Set(fills).size, `distinguishable parts of a bar, ${colorScheme}`).toBe(fills.length);
    },
  ],
  [
    href('quote'),
    [
      { what: 'the progress of the quote', place: (page) => page.getByRole('progressbar') },
      {
        what: 'the sign before an error',
        place: (page) => page.locator('[id$="-erreur"]').first(),
        part: ({ x, y }) => ({ x: x - 1, y, width: 22, height: 22 }),
      },
    ],
    undefined,
    (page) => page.getByRole('button', { name: 'Suivant' }).click(),
  ],
  [
    `${href('businessAi')}?exemple=3`,
    [],
    // Opaque: with transparency, the dark page would show behind dark text.
    (page) => expect(page.locator('main mark').first(), 'a mark').toHaveCSS('background-color', /^rgb\(/),
  ],
];
const pressedFilter: Subject = [
  href('portfolio'),
  [],
  async (page) => {
    await expect(page.locator('#projets [aria-pressed="true"]').first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('#projets [aria-pressed="false"]').first()).toHaveCSS('outline-style', 'none');
  },
];

/** What carries the meaning of a demonstration, by the demo that shows it. */
const drawnInDemos: readonly Subject[] = [
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
  [
    'fonderie-clair-timbre',
    [{ what: 'the border of « Sonner »', place: (page) => page.locator('.pill'), part: edge }],
    async (page, colorScheme) => {
      const pictureOf = (at: number) => page.locator('#partials button').nth(at).screenshot();
      const pictures = await pixelsOf(page, await pictureOf(0), await pictureOf(1));
      const [off, on] = await pictures.evaluate((both) =>
        both.map(({ width, height, data }) => {
          const left = 4 * (width * Math.round(height / 2) + 10);
          return [...data.slice(left, left + 3)];
        }),
      );
      const differences = off?.map((level, channel) => Math.abs(level - (on?.[channel] ?? 0))) ?? [];
      expect(Math.max(...differences), `a muted partial, ${colorScheme}`).toBeGreaterThan(60);
    },
    (page) => page.locator('#partials button').first().click(),
  ],
  [
    'demenagements-bras-de-fer',
    [
      {
        what: 'the hours without the broken truck',
        place: (page) => page.locator('.broken'),
        part: ({ x, y, width, height }) => ({ x: x + width * 0.9, y: y + 4, width: width * 0.1, height: height - 8 }),
      },
      { what: 'the border of a family', place: (page) => page.locator('.move').first(), part: edge },
    ],
    async (page, colorScheme) => {
      await expect(page.locator('.move.wrong').first(), colorScheme).toHaveCSS('border-top-style', 'dashed');
      await expect(page.locator('.move:not(.wrong)').first(), colorScheme).toHaveCSS('border-top-style', 'solid');
    },
  ],
];

/** Opens each place, and looks at it on a light and on a dark background. */
async function expectVisible(page: Page, subjects: readonly Subject[], open: (place: string) => Promise<unknown>) {
  for (const [at, all, also, first] of subjects) {
    await test.step(at, async () => {
      await open(at);
      await first?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await settled(page);
        for (const { what, place, part = around, by = 60 } of all) {
          const share = async () => {
            const box = await place(page).evaluate((element) => {
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { x, y, width, height } = element.getBoundingClientRect();
              return { x, y, width, height };
            });
            return inked(page, part(box), by);
          };
          // The new colours may come a frame after the layout.
          await expect.poll(share, `${what}, ${colorScheme}: share of its area`).toBeGreaterThan(SHAPE);
        }
        await also?.(page, colorScheme);
      }
    });
  }
}

test.use({ viewport: phone });

test('in forced colours, drawings and controls of the pages are visible, and their states distinguishable', async ({
  page,
}) => {
  test.slow();
  await expectVisible(page, hasProjects ? [...drawn, pressedFilter] : drawn, (path) => page.goto(path));
});

test('in forced colours, what carries the meaning of a demonstration is visible', async ({ page }) => {
  const subjects = drawnInDemos.filter(([slug]) => hasDemo(slug));
  await expectVisible(page, subjects, (slug) => openDemo(page, slug));
});
