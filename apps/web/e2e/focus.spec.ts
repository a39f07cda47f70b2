/** The focus ring, in pixels: on each type of carousel it is visible on all four sides. */
import type { Locator, Page } from '@playwright/test';
import { hasProjects } from '../test/support/project-tests.ts';
import { firstSection } from './support/contents.ts';
import { pixelsOf } from './support/pixels.ts';
import { expect, test } from './support/test.ts';
import { settled } from './support/visit.ts';

/** Maximum distance between the element and its ring, in pixels. */
const MARGIN = 8;
/** Minimum visible share of each side of the ring: corners are rounded. */
const SEEN = 0.9;

/** Share of each side, in the margin around the pictures' edge, where the two differ in one of red, green and blue. */
async function changedSides(page: Page, ...pictures: readonly Buffer[]): Promise<Readonly<Record<string, number>>> {
  return (await pixelsOf(page, ...pictures)).evaluate(([before, after], margin) => {
    if (!before || !after) throw new Error('A comparison needs two pictures.');
    const { width, height } = before;
    const differs = (x: number, y: number) =>
      [0, 1, 2]
        .map((channel) => 4 * (y * width + x) + channel)
        .some((at) => Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > 40);
    const depths = Array.from({ length: margin }, (_, depth) => depth);
    const share = (length: number, isChanged: (along: number, depth: number) => boolean) => {
      const places = Array.from({ length: length - 2 * margin }, (_, place) => place + margin);
      return places.filter((place) => depths.some((depth) => isChanged(place, depth))).length / places.length;
    };
    return {
      top: share(width, (x, depth) => differs(x, depth)),
      bottom: share(width, (x, depth) => differs(x, height - 1 - depth)),
      left: share(height, (y, depth) => differs(depth, y)),
      right: share(height, (y, depth) => differs(width - 1 - depth, y)),
    };
  }, MARGIN);
}

async function pictureAround(page: Page, element: Locator): Promise<Buffer> {
  await settled(page);
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  const { x, y, width, height } = box;
  const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return page.screenshot({ clip, animations: 'disabled' });
}

test('each kind of carousel has a list with a name, and a ring on its four sides', async ({ page }) => {
  for (const { path, section } of [
    firstSection('cards', ({ layout }) => layout !== 'ledger'),
    firstSection('packages'),
    ...(hasProjects ? [firstSection('portfolio-teaser')] : []),
  ]) {
    await page.goto(path);
    const carousel = page.getByRole('group', { name: section.title, exact: true });
    const list = carousel.getByRole('list').first();
    // As wide as a phone and as a small tablet; high enough for the tallest card.
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 1800 });
      await carousel.scrollIntoViewIfNeeded();
      await expect(list).toHaveAccessibleName(section.title);
      const before = await pictureAround(page, carousel);
      // After a key press, the browser shows the focus ring.
      await page.keyboard.press('Shift');
      await list.focus();
      const after = await pictureAround(page, carousel);
      for (const [side, share] of Object.entries(await changedSides(page, before, after)))
        expect(share, `${section.kind}: visible share of the ring at its ${side}, at ${width} px`).toBeGreaterThan(
          SEEN,
        );
      await list.blur();
    }
  }
});
