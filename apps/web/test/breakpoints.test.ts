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

it('a tablet goes from 768 to 1024 px, in every style sheet', () => {
  const between = sheets.flatMap(widthsOf).filter((width) => width > 768 && width < 1088);
  // From 960 px, a project's picture has room beside its text.
  expect(new Set(between)).toEqual(new Set([960, 1024]));
});
