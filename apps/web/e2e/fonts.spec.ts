/** On a slow connection, the fallback fonts take the space of the site's fonts: a visitor notices no move at the swap. */
import type { Page } from '@playwright/test';
import { contents, inGroups, samplePages } from './support/contents.ts';
import { keepFirstScreen, missingFaces, NOTICEABLE_SHIFT, swaps } from './support/fonts.ts';
import { sessionOf } from './support/inspect.ts';
import { expect, test } from './support/test.ts';

/** The families of text and of titles, as a computed style names them. */
const text = '"Atkinson Hyperlegible Next"';
const title = '"Bricolage Grotesque"';

/** Characters that the page shows in the family of titles. The other family has those of all pages. */
const shownInTitles = (page: Page) =>
  page.evaluate((family) => {
    let characters = '';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      const { fontFamily, textTransform } = getComputedStyle(node.parentElement);
      const value = node.nodeValue ?? '';
      if (fontFamily.startsWith(family)) characters += textTransform === 'uppercase' ? value.toUpperCase() : value;
    }
    return characters;
  }, title);

/** Characters that are missing from the family's own files. They replace the page. */
async function borrowed(page: Page, family: string, used: string): Promise<string[]> {
  const characters = [...new Set(used)].filter((character) => character.trim() !== '');
  await page.evaluate(
    ([name, all]) => {
      const line = document.createElement('p');
      line.style.fontFamily = `${name}, sans-serif`;
      line.style.fontWeight = '700';
      line.append(...all.map((character) => Object.assign(document.createElement('b'), { textContent: character })));
      document.body.replaceChildren(line);
      return document.fonts.ready;
    },
    [family, characters] as const,
  );
  const browser = await sessionOf(page);
  await Promise.all([browser.send('DOM.enable'), browser.send('CSS.enable')]);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'b' });
  const drawn = await Promise.all(nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })));
  return characters.filter((_, index) => drawn[index]?.fonts.some(({ isCustomFont }) => !isCustomFont));
}

/**
 * The most common phone: its lines break most. The other widths, of a desktop and of a tablet or a small phone in turn, are for the
 * pages that have every kind of section: elsewhere, only the words are the page's own.
 */
const widthsOf = (one: (typeof contents)[number]): readonly number[] => {
  const at = samplePages.indexOf(one);
  if (at < 0) return [390];
  return at % 2 ? [1440, 768, 390] : [1440, 390, 320];
};

for (const [index, group] of inGroups(contents).entries()) {
  test(`nothing moves when the site’s fonts replace another, group ${index + 1} of the pages`, async ({ page }) => {
    const shifts: string[] = [];
    let used = '';
    for (const one of group) {
      const { path } = one.page;
      const [widest = 0, ...others] = widthsOf(one);
      await page.setViewportSize({ width: widest, height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // Which family a section gives its words is tried once for each kind.
      if (samplePages.includes(one)) used += await shownInTitles(page);
      await keepFirstScreen(page);
      const missing = await missingFaces(page);
      // Elsewhere than on Linux, the browser has the machine's fonts.
      test.skip(process.platform !== 'linux' && missing.length > 0, `this machine lacks ${missing.join(', ')}`);
      expect(missing, 'fonts of e2e/support/test-fonts.ts that the browser lacks').toEqual([]);
      for (const width of [widest, ...others]) {
        await page.setViewportSize({ width, height: 844 });
        for (const { font, shift, moved } of await swaps(page, width)) {
          if (shift > NOTICEABLE_SHIFT)
            shifts.push(`${path}, ${font} at ${width} px: ${shift.toFixed(3)}, by ${moved.join('; ')}`);
        }
      }
    }
    expect(
      shifts,
      'shorten what takes one more line before its font, or scale the font again: media/fonts/fit-fallbacks.ts',
    ).toEqual([]);
    expect(await borrowed(page, title, used)).toEqual([]);
  });
}

test('no character of any page uses a fallback font', async ({ page }) => {
  // The words of a page need no rendering. Read here: it takes time, and the other tests need none of it.
  const { builtPages } = await import('../test/built/site.ts');
  let words = '';
  let titles = '';
  for (const { document } of builtPages) {
    for (const code of document.querySelectorAll('head, script, noscript')) code.remove();
    words += document.textContent;
    for (const heading of document.querySelectorAll('h1, h2, h3')) titles += heading.textContent;
  }
  expect(new Set(titles).size).toBeGreaterThan(50);
  await page.goto('/');
  expect(await borrowed(page, text, words), text).toEqual([]);
  expect(await borrowed(page, title, titles), title).toEqual([]);
});
