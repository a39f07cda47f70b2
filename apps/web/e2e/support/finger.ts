import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Moves a touch between two points of the window, through several others like a real finger. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
