import { expect, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './inspect.ts';

/** In pixels of the window. */
export type Point = readonly [x: number, y: number];

/** A point of an element, which it scrolls into view: its middle, or as fractions of its box. */
export async function pointOf(element: Locator, [across, down]: Point = [0.5, 0.5]): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the page.`);
  return [box.x + box.width * across, box.y + box.height * down];
}

/** Drags with the mouse between two points of the window. */
export async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

/**
 * Moves a touch between two points of the window, through several others like a real finger.
 * @param second where a second finger touches before the first lifts
 */
export async function swipe(page: Page, from: Point, to: Point, second?: Point): Promise<void> {
  const finger = await sessionOf(page);
  const at = (share: number) => [
    { id: 0, x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
  ];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  if (second) {
    const both = [...at(1), { id: 1, x: second[0], y: second[1] }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: both });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Checks that an element stays where it is in the window during an act. The browser scrolls by whole pixels to make up for what
 * arrives above: nobody sees the rest.
 */
export async function expectStill(element: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = await element.boundingBox();
  await act();
  const after = await element.boundingBox();
  if (!before || !after) throw new Error(`${element} is not on the page.`);
  expect(Math.abs(after.x - before.x), 'pixels sideways').toBeLessThan(1);
  expect(Math.abs(after.y - before.y), 'pixels up or down').toBeLessThan(1);
}
