import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements, grams, homeLimits, innerLimits, kilobytes, portfolioLimits } from '../../e2e/support/budgets.ts';
import { gramsOfCo2 } from '../../e2e/support/footprint.ts';
import type { SiteHeaders } from '../../server/headers.ts';
import { href } from '../../src/site/pages.ts';
import { type BuiltPage, contentOf, files, publicPages } from './site.ts';

/**
 * What a page may weigh, told from its files, before any browser is started: bodies as sent with Brotli, and for the whole
 * page the headers that go with each. The browser tests measure the same limits on the wire.
 */
const kB = 1_000;
const byKind = {
  html: kilobytes.html.max * kB,
  css: kilobytes.css.max * kB,
  js: kilobytes.js.max * kB,
  fonts: kilobytes.font.max * kB,
};

const { every } = JSON.parse(
  readFileSync(new URL('../../.server/headers.json', import.meta.url), 'utf8'),
) as SiteHeaders;
/** Headers of one answer over HTTP/1.1, where they are not compressed: the policy's, and some 350 bytes of the server's own. */
const headerBytes = Object.entries(every).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 350);

/** Bytes of a file as a browser that accepts Brotli gets it. A missing file is an error, not a saving. */
function sent(file: string): number {
  return contentOf(files.has(`${file}.br`) ? `${file}.br` : file).length;
}

const largest = (candidates: readonly string[]) =>
  candidates.reduce((best, file) => (sent(file) > sent(best) ? file : best));

const candidatesOf = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Pictures of a page: of each, the form that today's browsers take, and of its sizes the largest. */
function pictures({ document }: BuiltPage): string[] {
  const found = document.querySelectorAll('img').map((image) => {
    const source = image.closest('picture')?.querySelector('source') ?? image;
    const srcset = Object.entries(source.attributes).find(([name]) => name.toLowerCase() === 'srcset')?.[1];
    return largest(srcset ? candidatesOf(srcset) : [image.getAttribute('src') ?? '']);
  });
  const posters = document.querySelectorAll('video[poster]').map((video) => video.getAttribute('poster') ?? '');
  return [...found, ...posters].filter((address) => !address.startsWith('data:'));
}

/** Scripts that a script needs before it runs, itself first. */
function withImports(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const code = contentOf(script).toString();
  for (const [, name] of code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    withImports(`/assets/${name}`, seen);
  }
  return seen;
}

const addresses = ({ document }: BuiltPage, selector: string, attribute: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

interface Load {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  readonly total: number;
  readonly requests: number;
}

function loadOf(page: BuiltPage): Load {
  const sheets = addresses(page, 'link[rel="stylesheet"]', 'href');
  const named = [...addresses(page, 'script[src]', 'src'), ...addresses(page, 'link[rel="modulepreload"]', 'href')];
  const scripts = [...new Set(named.flatMap((script) => [...withImports(script)]))];
  const css = sheets.map((sheet) => contentOf(sheet).toString()).join('');
  const fonts = [...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, file = '']) => file))];
  const images = [...new Set(pictures(page))];
  const weigh = (list: readonly string[]) => list.reduce((sum, file) => sum + sent(file), 0);
  const count = 1 + sheets.length + scripts.length + fonts.length + images.length;
  const parts = { html: sent(page.file), css: weigh(sheets), js: weigh(scripts), fonts: weigh(fonts) };
  return {
    ...parts,
    total: parts.html + parts.css + parts.js + parts.fonts + weigh(images) + count * headerBytes,
    requests: count,
  };
}

/** Elements as EcoIndex counts them: what a drawing is made of is left out. */
function elementsOf({ document }: BuiltPage): number {
  const inDrawings = document.querySelectorAll('svg *').length;
  return document.querySelectorAll('*').length - inDrawings;
}

const measured = publicPages.map(
  (page) => [page.path, { page, load: loadOf(page), elements: elementsOf(page) }] as const,
);

describe.each(measured)('%s', (path, { load, elements: count }) => {
  const isPortfolio = path === href('portfolio');
  const limits = path === '/' ? homeLimits : isPortfolio ? portfolioLimits : innerLimits;

  it.each(['html', 'css', 'js', 'fonts'] as const)('%s stay within their budget', (kind) => {
    expect(load[kind]).toBeGreaterThan(0);
    expect(load[kind]).toBeLessThanOrEqual(byKind[kind]);
  });

  it('the whole page, to its bottom, stays within its budget', () => {
    expect(load.total).toBeLessThanOrEqual(limits.scrolled.max * kB);
  });

  it('asks for few files', () => {
    expect(load.requests).toBeLessThanOrEqual(limits.requests.max);
  });

  it('has few elements', () => {
    expect(count).toBeLessThanOrEqual(isPortfolio ? portfolioLimits.elements.max : elements.any.max);
  });

  it('emits little', () => {
    expect(gramsOfCo2(load.total)).toBeLessThanOrEqual(isPortfolio ? portfolioLimits.grams.max : grams.scrolled.max);
  });

  it('preloads every script that it needs: none is discovered late', ({ expect: expectHere }) => {
    const page = publicPages.find((candidate) => candidate.path === path) as BuiltPage;
    const named = [...addresses(page, 'script[src]', 'src'), ...addresses(page, 'link[rel="modulepreload"]', 'href')];
    const needed = new Set(named.flatMap((script) => [...withImports(script)]));
    expectHere([...needed].filter((script) => !named.includes(script))).toEqual([]);
  });
});

it('half of the pages have few elements', () => {
  const counts = measured.map(([, { elements: count }]) => count).sort((a, b) => a - b);
  expect(counts[Math.floor((counts.length - 1) / 2)]).toBeLessThanOrEqual(elements.median.max);
});
