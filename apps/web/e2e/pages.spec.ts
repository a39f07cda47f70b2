/**
 * Every page of the registry, in both themes and at three widths, in each state: no accessibility violation, nothing cut by
 * the edge, targets large enough, the focus always to be seen, and (by the watch of `support/test.ts`) no message in the
 * console, no policy violation, no request to anybody else.
 */
import type { PageContent } from '../src/content/schema/page.ts';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import { contents, notFoundContent } from './support/contents.ts';
import { ambiguousLinks, cutOff, keyboardFaults, setTextSize, smallTargets, structure } from './support/inspect.ts';
import { eachMenu, openDisclosures, provokedMessages, statesFor, turnToLast } from './support/states.ts';
import { expect, test } from './support/test.ts';
import { settled, type Theme, visit } from './support/visit.ts';

const widths = [320, 768, 1280];
const themes: readonly Theme[] = ['light', 'dark'];

/** Where text of double size must hold; at 320 px it would be a screen of 160 px, which nobody asks for. */
const widthsOfLargeText = new Set([768, 1280]);

const notFoundPath = '/introuvable';

interface Subject {
  readonly path: string;
  readonly content: PageContent;
  readonly status: number;
}

const subjects: readonly Subject[] = [
  ...contents.map(({ page, content }) => ({ path: page.path, content, status: 200 })),
  { path: notFoundPath, content: notFoundContent, status: 404 },
];

/** The bar is the same on every page: held where it has no current page, where it has one, and where a menu holds it. */
const withMenus = new Set<string>([notFoundPath, href('home'), href('automation')]);

test.use({
  reducedMotion: 'reduce',
  // The browser notes the status of the not-found page.
  expectedMessages: new RegExp(`${provokedMessages.source}|Failed to load resource: .* 404 `),
});

for (const { path, content, status } of subjects) {
  for (const theme of themes) {
    for (const width of widths) {
      test(`${path}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const response = await visit(page, path, { theme });
        expect(response?.status()).toBe(status);
        await expect(page.locator('body')).toHaveClass(theme === 'dark' ? /dark-mode/ : /^(?!.*dark-mode)/);

        /** Soft, so that one run tells everything that is wrong with a page, and each fault once. */
        const told = new Set<string>();
        const fresh = (faults: readonly string[]) =>
          faults.filter((fault) => {
            const isNew = !told.has(fault);
            told.add(fault);
            return isNew;
          });
        const hold = async (state: string, part?: string) => {
          await settled(page);
          expect.soft(fresh(await axeViolations(page, part)), `${state}: axe`).toEqual([]);
          expect.soft(fresh(await cutOff(page)), `${state}: cut off`).toEqual([]);
          expect.soft(fresh(await smallTargets(page)), `${state}: targets`).toEqual([]);
        };

        await hold('as loaded');
        expect.soft(await structure(page), 'structure').toEqual([]);
        expect.soft(await ambiguousLinks(page), 'link purposes').toEqual([]);
        if (widthsOfLargeText.has(width)) {
          await setTextSize(page, 200);
          expect.soft(fresh(await cutOff(page)), 'text at 200 %').toEqual([]);
          await setTextSize(page, 100);
        }
        // Colours apart, the focus is the same in both themes: each is walked once.
        if ((theme === 'light' && width === 1280) || (theme === 'dark' && width === 320)) {
          expect.soft(await keyboardFaults(page), 'keyboard').toEqual([]);
          await page.evaluate(() => window.scrollTo(0, 0));
        }

        if (withMenus.has(path)) await eachMenu(page, (name) => hold(name, '[data-exclusive]'));
        if (await turnToLast(page)) await hold('last slide', 'main');
        if (await openDisclosures(page)) await hold('everything open', 'main');

        for (const section of content.sections) {
          for (const { name, enter } of statesFor(section)) {
            await enter(page);
            await hold(name, 'main');
          }
        }
      });
    }
  }
}
