import { expect, it } from 'vitest';
import { addresses } from '../../scripts/weigh.ts';
import { builtPages, contentOf, files } from './site.ts';

/** Class names of CSS modules after the build (`scripts/class-names.ts`). */
const isModuleClass = (name: string) => /^[a-z]+\d+$/.test(name);

/** Separate builds write the markup and the style sheets; a mismatch leaves elements without styles. */
it.each(builtPages.map(({ file, document }) => [file, document] as const))(
  '%s: every class has rules in the page’s style sheets',
  (_, document) => {
    const used = document
      .querySelectorAll('[class]')
      .flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/))
      .filter(isModuleClass);
    const sheets = document
      .querySelectorAll('link[rel="stylesheet"]')
      .map((link) => contentOf(link.getAttribute('href') ?? '').toString())
      .join('');
    const defined = new Set([...sheets.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name));
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  },
);

/** A link followed inside the site then waits for its document only. */
it('all pages have the same style sheet', () => {
  const sheets = builtPages.map(({ document }) => addresses(document, 'link[rel="stylesheet"]', 'href'));
  expect(new Set(sheets.flat()).size).toBe(1);
  expect(sheets.filter(({ length }) => length !== 1)).toEqual([]);
});
