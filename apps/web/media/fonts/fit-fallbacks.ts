/**
 * Computes the corrections (`fit`) of `local-fonts.ts`, for the fonts installed on this machine. On a built and served site it
 * tries scales around the current ones, and counts the screens on which the top of a page has another height than with the web
 * fonts: `npm run media -- fit`, with the site's address after a second `--` if it is another. Copy the values that it prints, then run
 * `npm run media -- fonts`.
 */
import type { Page } from '@playwright/test';
import { pages } from '../../src/site/pages.ts';
import { launchBrowser } from '../lib/browser.ts';
import { localFonts } from './local-fonts.ts';

const [address = 'http://localhost:8080'] = process.argv.slice(2);

/** The most common widths of phones, tablets and desktop screens. */
const phones = [320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440];
const wider = [768, 810, 820, 834, 1024, 1280, 1350, 1366, 1440, 1512, 1536, 1680, 1920];

const factors = Array.from({ length: 31 }, (_, index) => 1 + (index - 15) / 1000);

const openings = {
  title: { selector: 'h1', family: 'Bricolage' },
  lead: { selector: 'header h1 + p', family: 'Atkinson' },
} as const;
type Opening = (typeof openings)[keyof typeof openings];

/** Declares the fallback at every scale. Returns false if the machine lacks the font. */
async function declareScales(page: Page, family: string): Promise<boolean> {
  return page.evaluate(
    async ([name, scales]) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(`"${name}"`));
      if (!face) throw new Error(`No @font-face declares ${name}.`);
      const sheet = new CSSStyleSheet();
      scales.forEach((scale, index) => {
        const scaled = face.cssText
          .replace(`"${name}"`, `"${name} ${index}"`)
          .replace(/(size-adjust: )([\d.]+)/, (_, start, value) => start + value * scale)
          .replace(/((?:ascent|descent)-override: )([\d.]+)/g, (_, start, value) => start + value / scale);
        sheet.insertRule(scaled);
      });
      document.adoptedStyleSheets.push(sheet);
      const loads = scales.map((_, index) => document.fonts.load(`700 16px "${name} ${index}", "${name} ${index}"`));
      return (await Promise.allSettled(loads)).every(({ status }) => status === 'fulfilled');
    },
    [family, factors] as const,
  );
}

/** For each scale, whether the height of the text differs from its height in the web font. */
async function differences(page: Page, { selector }: Opening, family: string): Promise<boolean[]> {
  return page.evaluate(
    ([query, name, count]) => {
      const text = document.querySelector<HTMLElement>(query);
      if (!text) throw new Error(`The page has no ${query}: correct its opening.`);
      // Set the family on the element: a custom property would change the rest of the page too.
      const { style } = text;
      // The last iteration, without a name, measures the web font.
      const heights = [...Array(count).keys(), undefined].map((index) => {
        if (index === undefined) style.removeProperty('font-family');
        else style.fontFamily = `"${name} ${index}"`;
        return text.getBoundingClientRect().height;
      });
      const wanted = heights.pop() ?? 0;
      return heights.map((found) => Math.abs(found - wanted) > 2);
    },
    [selector, family, factors.length] as const,
  );
}

/** The middle of the longest run of scales with the fewest differences. */
function best(counts: readonly number[]): number {
  const least = Math.min(...counts);
  let [start, length] = [0, 0];
  for (let from = 0; from < counts.length; from += 1) {
    let to = from;
    while (counts[to] === least) to += 1;
    if (to - from > length) [start, length] = [from, to - from];
  }
  return factors[start + Math.floor((length - 1) / 2)] ?? 1;
}

await using browser = await launchBrowser('flat');
const context = await browser.newContext({ deviceScaleFactor: 2 });
const page = await context.newPage();
for (const font of localFonts) {
  for (const use of ['title', 'lead'] as const) {
    const opening = openings[use];
    const family = `${opening.family} ${font.name}`;
    const counts = factors.map(() => 0);
    let present = true;
    console.log(`${font.name}, ${use}: ${pages.length} pages at ${phones.length + wider.length} widths…`);
    for (const { path } of pages) {
      await page.goto(address + path);
      await page.evaluate(() => document.fonts.ready);
      present = await declareScales(page, family);
      if (!present) break;
      for (const width of [...phones, ...wider]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await differences(page, opening, family);
        found.forEach((differs, index) => {
          counts[index] = (counts[index] ?? 0) + (differs ? 1 : 0);
        });
      }
    }
    console.log(
      present
        ? `${font.name}, ${use}: ${((font.fit[use] ?? 1) * best(counts)).toFixed(4)}; differences by scale: ${counts.join(' ')}`
        : `${font.name}, ${use}: this machine lacks the font`,
    );
  }
}
