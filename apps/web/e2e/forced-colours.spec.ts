/** In forced colours, drawings and controls keep their shape. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { fill } from '../src/lib/fill.ts';
import { href } from '../src/site/pages.ts';
import { hasDemo, hasProjects } from '../test/support/project-tests.ts';
import { openDemo } from './support/demos.ts';
import { pixelsOf } from './support/pixels.ts';
import { nextButton } from './support/quote-form.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
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

type Box = Readonly<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>>;

/**
 * What is drawn, its selector, the area to check (by default the whole element, with a margin for its outline), and how much a colour
 * must differ (by default, as much as a shape: text needs more).
 */
type Drawn = readonly [what: string, place: string, part?: (box: Box) => Box, by?: number];

const margin = 3;
const around = ({ x, y, width, height }: Box): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});
/** A part of it, as fractions of its width and height. */
const share =
  (left: number, top: number, across: number, down: number) =>
  ({ x, y, width, height }: Box): Box => ({
    x: x + width * left,
    y: y + height * top,
    width: width * across,
    height: height * down,
  });
/** Its middle, without its border. */
const inside = share(1 / 4, 1 / 4, 1 / 2, 1 / 2);
/** Its left edge, as wide as a border: text inside the element does not count. */
const edge = ({ x, y, height }: Box): Box => ({ x: x - margin, y: y + height / 2, width: 8, height: 2 });
/** What it has at its start, of this height. */
const sign =
  (height: number) =>
  ({ x, y }: Box): Box => ({ x: x - 1, y, width: 22, height });

/** What is drawn in a place, what happens before, and what else distinguishes the parts of the page. */
type Subject = readonly [
  place: string,
  drawn: readonly Drawn[],
  also?: ((page: Page, colorScheme: string) => Promise<unknown>) | undefined,
  first?: (page: Page) => Promise<unknown>,
];

const button = (name: string) => `role=button[name="${name}"] >> nth=0`;

/** Drawings and controls, by the page that shows them. */
const drawn: readonly Subject[] = [
  [
    href('home'),
    [
      ['the border of « Menu »', button('Menu'), edge],
      ['the button of the theme', button(interfaceStrings.theme), inside],
      ['the dot of a legend', '#calculateur li[data-hue] >> nth=0', sign(28)],
      ['the bars of a chart', 'figure li > svg >> nth=0'],
      ['an arrow of a carousel', button(interfaceStrings.carousel.next), inside],
      ['the edge of a card', '#calculateur .panel', edge],
      ['a dot of a carousel', button(fill(interfaceStrings.carousel.dot, { index: '2' }))],
    ],
  ],
  [
    `${href('home')}?visitorsPerMonth=5000&hostingLocation=us`,
    [
      ['the rings of a result', '#calculateur:has([data-result]) svg >> nth=0', inside],
      ['the bar of a result', '#calculateur >> role=progressbar', inside],
      ['the figures below it', '#calculateur progress + svg'],
    ],
  ],
  [href('industry40'), [['the border of an answer of the quiz', 'main label:has(input[type="radio"]) >> nth=0', edge]]],
  [
    href('financeAutomation'),
    [['the line of a chart', 'main figure svg >> nth=-1']],
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
      ['the progress of the quote', 'role=progressbar'],
      ['the sign before an error', '[id$="-erreur"] >> nth=0', sign(22)],
    ],
    undefined,
    (page) => nextButton(page).click(),
  ],
  [
    `${href('businessAi')}?exemple=3`,
    [],
    async (page, colorScheme) => {
      const colours = await page.locator('main :is(mark, mark *)').evaluateAll((marks) =>
        marks.map((mark) => {
          const { backgroundColor, color } = getComputedStyle(mark);
          return [backgroundColor, color];
        }),
      );
      // Opaque: with transparency, the page would show behind the text.
      const [light, dark] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
      const expected = colorScheme === 'dark' ? [dark, light] : [light, dark];
      expect([...new Set(colours.map(String))], `a mark and its words, ${colorScheme}`).toEqual([String(expected)]);
    },
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
  ['audiologie-oreille-fine', [['the sentence', '#sentence', around, 120]]],
  [
    'tresorerie-rive-sucre',
    [
      ['an amount of a bucket', '.rest >> nth=0', around, 120],
      ['the track of a slider, beside its thumb', '#taps', share(0, 1 / 4, 1 / 8, 1 / 2)],
      ['the border of « Verser »', '#pour', edge],
    ],
  ],
  [
    'fromagerie-brise-noire',
    [
      ['the border of « Couper »', '#cut', edge],
      ['the loudspeaker', '#sound', share(1 / 6, 1 / 3, 1 / 4, 1 / 3)],
    ],
  ],
  [
    'clinique-marche-douce',
    [],
    (page) =>
      expect(page.locator('.steps .on'), 'a step done, without its background').toHaveCSS('border-top-width', '5px'),
  ],
  ['semences-rang-double', [['the weeks of a packet', '.packet .track >> nth=0', inside]]],
  [
    'fonderie-clair-timbre',
    [['the border of « Sonner »', '.pill', edge]],
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
      ['the hours without the broken truck', '.broken', share(0.9, 0.1, 0.1, 0.8)],
      ['the border of a family', '.move >> nth=0', edge],
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
    await step(at, async () => {
      await open(at);
      await first?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await settled(page);
        for (const [what, place, part = around, by = 60] of all) {
          const seen = async () => {
            const box = await page.locator(place).evaluate((element) => {
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { x, y, width, height } = element.getBoundingClientRect();
              return { x, y, width, height };
            });
            return inked(page, part(box), by);
          };
          // The new colours may come a frame after the layout.
          await expect.poll(seen, `${what}, ${colorScheme}: share of its area`).toBeGreaterThan(SHAPE);
        }
        await also?.(page, colorScheme);
      }
    });
  }
}

test.use({ viewport: phone });

test('drawings and controls of the pages are visible, and their states distinguishable', async ({ page }) => {
  test.slow();
  await expectVisible(page, hasProjects ? [...drawn, pressedFilter] : drawn, (path) => page.goto(path));
});

test('what carries the meaning of a demonstration is visible', async ({ page }) => {
  const subjects = drawnInDemos.filter(([slug]) => hasDemo(slug));
  await expectVisible(page, subjects, (slug) => openDemo(page, slug));
});
