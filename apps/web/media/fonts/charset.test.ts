import { expect, it } from 'vitest';
import { composed, textCharset, titleCharset } from './charset.ts';
import { siteTexts } from './site-texts.ts';

/** `e2e/fonts.spec.ts` checks the committed files in a browser, on every page. */
it.each([
  ['title', titleCharset],
  ['lead', textCharset],
  ['label', textCharset],
] as const)('the font has every character of each %s', (use, charset) => {
  const characters = new Set([...charset, ...composed.map(({ character }) => character)]);
  const missing = siteTexts[use].flatMap((text) => [...text].filter((character) => !characters.has(character)));
  expect([...new Set(missing)], 'add them to charset.ts, then run npm run media -- fonts').toEqual([]);
});
