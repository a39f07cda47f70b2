import type { Locator, Page, Response } from '@playwright/test';
import { hrefOfDemo } from '../../src/site/projects.ts';
import { hasDemo } from '../../test/support/project-tests.ts';
import { dragMouse, type Point, pointOf } from './pointer.ts';
import { recorded } from './recorded.ts';
import { expect, step, test } from './test.ts';

/** Opens a demonstration of the portfolio, and waits for its script if it has one. Without this demo the test is skipped. */
export async function openDemo(page: Page, slug: string): Promise<Response | null> {
  test.skip(!hasDemo(slug));
  const response = await page.goto(hrefOfDemo(slug));
  await page.evaluate(async () => {
    const isReady = () => !document.querySelector('script') || document.documentElement.dataset.ready === '';
    while (!isReady()) await new Promise(requestAnimationFrame);
  });
  return response;
}

export const out = (page: Page, name: string) => page.locator(`[data-out="${name}"]`).first();
export const announced = (page: Page) => page.getByRole('status');

/** Opens a demo. Its script must start from the state that the document shows without scripts. */
async function openAsWritten(page: Page, slug: string): Promise<void> {
  const response = await openDemo(page, slug);
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

/** Visits demos in one tab: a new one for each would take as long as its checks. Those that the site no longer has are left out. */
export async function eachDemo(page: Page, journeys: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  const left = Object.entries(journeys).filter(([slug]) => hasDemo(slug));
  test.skip(left.length === 0);
  for (const [slug, journey] of left) {
    await step(slug, async () => {
      await openAsWritten(page, slug);
      await journey();
    });
  }
}

export async function press(target: Locator, key: string, times: number): Promise<void> {
  await target.focus();
  for (let count = 0; count < times; count += 1) await target.page().keyboard.press(key);
}

/** Drags with the mouse between two points of an element, given as fractions of its box. */
export async function drag(target: Locator, from: Point, to: Point): Promise<void> {
  await dragMouse(target.page(), await pointOf(target, from), await pointOf(target, to));
}

/** Drags a grip by its middle, which a finger can too: the browser does not scroll from it, and it stays in the page meanwhile. */
export async function dragGrip(grip: Locator, to: Point): Promise<void> {
  const held = await grip.elementHandle();
  expect(await held?.evaluate((element) => getComputedStyle(element).touchAction)).toBe('none');
  await drag(grip, [0.5, 0.5], to);
  expect(await held?.evaluate(({ isConnected }) => isConnected), 'the dragged element is still in the page').toBe(true);
}

/** Records each audio context that the page creates. */
export async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: AudioContext[] = [];
    Object.defineProperty(window, 'sounds', { get: () => sounds.map(({ state }) => state) });
    Object.assign(window, { stopSounds: () => Promise.all(sounds.map((sound) => sound.suspend())) });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        sounds.push(this);
      }
    };
  });
}

/** States of the audio contexts that the page has created since `countSounds`. */
export const soundsOf = (page: Page) => recorded<AudioContextState[]>(page, 'sounds');

/** Animations that move by themselves for more than five seconds, without a way to stop them (WCAG 2.2.2). */
export const endlessMotion = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const lasts = Number(effect?.getComputedTiming().endTime);
      const what = effect instanceof KeyframeEffect ? effect.target?.classList.value : '';
      return lasts > 5000 ? [`${what} moves for ${lasts / 1000} s`] : [];
    }),
  );

/** States of every interactive demo: each shows its longest texts at an end of its sliders, or after its buttons. */
export const demoStates = [
  {
    name: 'sliders at their end',
    enter: async (page: Page) => {
      for (const slider of await page.locator('main input[type=range]:visible').all()) await slider.press('End');
    },
  },
  {
    name: 'buttons pressed',
    enter: async (page: Page) => {
      const buttons = page.locator('main button:visible');
      // A press may replace the buttons by fewer ones.
      for (let index = 0; index < (await buttons.count()); index += 1) {
        if (await buttons.nth(index).isEnabled()) await buttons.nth(index).press('Enter');
      }
    },
  },
];
