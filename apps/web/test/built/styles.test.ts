import { expect, it } from 'vitest';
import { addresses } from '../../scripts/weigh.ts';
import { builtPages, contentOf, files } from './site.ts';

/** Class names of CSS modules after the build (`scripts/class-names.ts`): capitals, then a number. */
const isModuleClass = (name: string) => /^[A-Z]{1,2}\d+$/.test(name);

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

const sheetsOf = builtPages.map(({ document }) => addresses(document, 'link[rel="stylesheet"]', 'href'));

/** The browser has the site's sheet from the first page on: a followed link waits for one small sheet at most. */
it('all pages have the site’s sheet, then one of their own or none', () => {
  expect(new Set(sheetsOf.map(([first]) => first)).size).toBe(1);
  expect(sheetsOf.filter(({ length }) => length > 2)).toEqual([]);
});

/** A navigation inside the application loads a page's sheets through its scripts, not through its document. */
it('a script names every style sheet of every page', () => {
  const scripts = [...files].filter((file) => /^\/assets\/.*\.js$/.test(file)).map((file) => String(contentOf(file)));
  const sheets = [...new Set(sheetsOf.flat())];
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.filter((sheet) => !scripts.some((script) => script.includes(sheet.slice(1))))).toEqual([]);
});
