import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = Object.keys(import.meta.glob('../src/**/*.css', { query: '?raw' })).map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

/** The widths of the page at which a style sheet changes its layout, in pixels at the browser's usual text size. */
const widthsOf = (css: string) =>
  [...css.matchAll(/@media([^{]*\bwidth\b[^{]*)/g)].flatMap(([, query = '']) =>
    [...query.replaceAll(/height[^)]*/g, '').matchAll(/([\d.]+)(em|px)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'em' ? 16 : 1),
    ),
  );

it('between 768 and 1088 px, a layout changes only at 960 px (a picture beside its text) and 1024 px', () => {
  const between = sheets.flatMap(widthsOf).filter((width) => width > 768 && width < 1088);
  expect(new Set(between)).toEqual(new Set([960, 1024]));
});
