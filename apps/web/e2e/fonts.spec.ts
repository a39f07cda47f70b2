/** On a slow connection, the fallback fonts take the same space as the site's fonts: nothing moves at the swap. */
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { movedBetween, opening } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Bold faces that `src/styles/fonts.css` scales; a machine without any of them shows another font, unscaled. */
const known = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'DejaVu Sans Bold'];

const hasKnownFont = (page: Page) =>
  page.evaluate(async (names) => {
    const loads = names.map((name) => new FontFace('probe', `local("${name}")`).load());
    return (await Promise.allSettled(loads)).some(({ status }) => status === 'fulfilled');
  }, known);

/** Characters on the page, by their element's first font family. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const characters: Record<string, string> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      const { fontFamily, textTransform } = getComputedStyle(text.parentElement);
      const family = fontFamily.replace(/,.*/, '');
      const value = (text.nodeValue ?? '').replace(/\s+/g, ' ');
      const written = textTransform === 'uppercase' ? value.toUpperCase() : value;
      characters[family] = [...new Set((characters[family] ?? '') + written)].join('');
    }
    return characters;
  });

/** Characters that are missing from the family's own files. */
async function borrowed(page: Page, family: string, characters: readonly string[]): Promise<string[]> {
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
  const browser = await page.context().newCDPSession(page);
  await Promise.all([browser.send('DOM.enable'), browser.send('CSS.enable')]);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'b' });
  const drawn = await Promise.all(nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })));
  return characters.filter((_, index) => drawn[index]?.fonts.some(({ isCustomFont }) => !isCustomFont));
}

test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

// `pages.spec.ts` compares the fonts on every page without a load. This test confirms it with a real load.
for (const width of [390, 1350]) {
  test(`the top of the home page does not move when its fonts load, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, href('home'));
    expect(await hasKnownFont(page), `one of ${known.join(', ')} is installed`).toBe(true);
    const after = await opening(page);
    expect(after.length).toBeGreaterThanOrEqual(3);

    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    const before = await opening(page);
    expect(movedBetween(before, after)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no character of any page uses a fallback font', async ({ page, request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const used = new Map<string, Set<string>>();
    for (const path of paths) {
      await page.goto(path);
      for (const [family, characters] of Object.entries(await shown(page))) {
        used.set(family, new Set([...(used.get(family) ?? []), ...characters]));
      }
    }
    expect(paths.length).toBeGreaterThan(10);
    for (const family of ['"Atkinson Hyperlegible Next"', '"Bricolage Grotesque"']) {
      const characters = [...(used.get(family) ?? [])];
      expect(characters.length, family).toBeGreaterThan(50);
      expect(await borrowed(page, family, characters), family).toEqual([]);
    }
  });
});
