import { expect, it } from 'vitest';
import { attributesOf } from '../../scripts/weigh.ts';
import { builtPages, contentOf, files } from './site.ts';

/** Classes of modules and primitives. Separate builds write the markup and the style sheets; a mismatch leaves elements without styles. */
it.each(builtPages)('$file: every class has rules in the page’s style sheets', ({ document }) => {
  const used = document
    .querySelectorAll('[class]')
    .flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean));
  const sheets = document
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => contentOf(link.getAttribute('href') ?? '').toString())
    .join('');
  const defined = new Set([...sheets.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(0);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});

/** The browser has it from the first page on: a followed link waits for its document only. */
it('all pages have the same style sheet, and no other', () => {
  const sheets = builtPages.map(({ document }) => attributesOf(document, 'link[rel="stylesheet"]', 'href').join());
  expect([...new Set(sheets)]).toEqual([expect.stringMatching(/^\/assets\/index-[\w-]+\.css$/)]);
  // An iPhone in landscape enlarges texts unless its own property forbids it.
  expect(contentOf(sheets[0] ?? '').includes('-webkit-text-size-adjust:100%')).toBe(true);
});

/** Such a rule restyles the page at each change: 495 elements, not 115, when the calculator opened. Paper does not count. */
it('no rule of the screen selects any element after `:has()` or a sibling', () => {
  const sheets = [...files].filter((file) => file.endsWith('.css')).map((file) => contentOf(file).toString());
  const rules = sheets.join('').replace(/@media print\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*\}/g, '');
  /** Without what is in brackets, innermost first: § for a condition of `:has()`, a class for a choice of `:is()`. */
  const flat = (text: string): string => {
    const outer = text
      .replace(/\[[^\]]*\]/g, '.attribute')
      .replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
        name === 'has' || inner.includes('§') ? '§' : name === 'is' ? '.is' : '',
      );
    return outer === text ? text : flat(outer);
  };
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => flat(list).split(','));
  expect(selectors.length).toBeGreaterThan(500);
  const anyElementAfter = /(?:[~+]|[§~+].*[\s>~+])(?:[*§]|:[\w:-]+)*(?=[\s>~+]|$)/;
  expect(selectors.filter((one) => anyElementAfter.test(one))).toEqual([]);
});
