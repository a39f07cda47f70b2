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

it('below 1088 px, a layout changes only at these widths', () => {
  const widths = new Set(sheets.flatMap(widthsOf).filter((width) => width < 1088));
  expect([...widths].sort((a, b) => a - b)).toEqual([
    // Large text on a phone.
    192, 288, 320, 360,
    // A button as wide as the phone.
    480,
    // A phone on its side.
    640,
    // Several columns.
    768,
    // A picture beside its text.
    960,
    // A tool beside its result.
    1024,
  ]);
});
