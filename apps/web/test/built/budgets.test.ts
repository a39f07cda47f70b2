import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  earlyScriptLimit,
  elements,
  grams,
  homeLimits,
  innerLimits,
  portfolioLimits,
  projectLimits,
} from '../../e2e/support/budgets.ts';
import { gramsOfCo2 } from '../../e2e/support/footprint.ts';
import type { SiteHeaders } from '../../server/headers.ts';
import ecoWeb from '../../src/content/secteurs/sites-web-ecologiques-quebec.ts';
import { href } from '../../src/site/pages.ts';
import { type BuiltPage, contentOf, files, publicPages } from './site.ts';

const inlineScripts = ({ document }: BuiltPage) =>
  document.querySelectorAll('script:not([src]):not([type])').map(({ rawText }) => rawText);

/**
 * What a page may weigh, told from its files, before any browser is started: bodies as sent with Brotli, and for the whole
 * page the headers that go with each. The browser tests measure the same limits on the wire.
 */
const kB = 1_000;
const { every, documentOnly, partExtensions } = JSON.parse(
  readFileSync(new URL('../../.server/headers.json', import.meta.url), 'utf8'),
) as SiteHeaders;
/** Headers of one answer over HTTP/1.1, where they are not compressed: the policy's, and some 350 bytes of the server's own. */
function headerBytes(file: string): number {
  const isPart = partExtensions.some((extension) => file.endsWith(extension));
  return Object.entries(every)
    .filter(([name]) => !(isPart && documentOnly.includes(name)))
    .reduce((sum, [name, value]) => sum + name.length + value.length + 4, 350);
}

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
  readonly fonts: number;
  /** What comes without any act but reading to the bottom. */
  readonly total: number;
  readonly requests: number;
  /** Scripts that the first act loads. */
  readonly act: number;
}

/** The page without the template, of which nothing is loaded by itself. */
const outside = (page: BuiltPage, selector: string, attribute: string) => {
  const inside = addresses(page, `template ${selector}`, attribute);
  return addresses(page, selector, attribute).filter((address) => !inside.includes(address));
};

/** Scripts of the first act: the application and what the page's sections are made of. */
const actScripts = (page: BuiltPage) => [
  ...addresses(page, 'template script', 'src'),
  ...addresses(page, 'template link[rel="modulepreload"]:not([data-feature])', 'href'),
];

function loadOf(page: BuiltPage): Load {
  const sheets = outside(page, 'link[rel="stylesheet"]', 'href');
  const css = sheets.map((sheet) => contentOf(sheet).toString()).join('');
  const fonts = [...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, file = '']) => file))];
  const asked = [page.file, ...sheets, ...fonts, ...new Set(pictures(page))];
  const weigh = (list: readonly string[]) => list.reduce((sum, file) => sum + sent(file), 0);
  return {
    html: sent(page.file),
    css: weigh(sheets),
    fonts: weigh(fonts),
    total: weigh(asked) + asked.reduce((sum, file) => sum + headerBytes(file), 0),
    requests: asked.length,
    act: weigh(actScripts(page)),
  };
}

/** Elements as EcoIndex counts them: what a drawing is made of is left out, and a template is no part of the page. */
function elementsOf({ document }: BuiltPage): number {
  const notShown = document.querySelectorAll('svg *, template *').length;
  return document.querySelectorAll('*').length - notShown;
}

const measured = publicPages.map(
  (page) => [page.path, { page, load: loadOf(page), elements: elementsOf(page) }] as const,
);

describe.each(measured)('%s', (path, { page: { page }, load, elements: count }) => {
  const isPortfolio = path === href('portfolio');
  const limits =
    path === '/' ? homeLimits : isPortfolio ? portfolioLimits : page?.kind === 'project' ? projectLimits : innerLimits;

  it.each(['html', 'css', 'fonts', 'act'] as const)('%s stay within their budget', (kind) => {
    expect(load[kind]).toBeGreaterThan(0);
    expect(load[kind]).toBeLessThanOrEqual(limits[kind].max * kB);
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

  it('asks for no script before an act, and for all that the first act needs at once', () => {
    const page = publicPages.find((candidate) => candidate.path === path) as BuiltPage;
    expect(outside(page, 'script[src]', 'src')).toEqual([]);
    expect(outside(page, 'link[rel="modulepreload"]', 'href')).toEqual([]);
    const named = actScripts(page);
    const needed = new Set(named.flatMap((script) => [...withImports(script)]));
    expect([...needed].filter((script) => !named.includes(script))).toEqual([]);
  });
});

it('the inline scripts of a page that has no part of its own are small', () => {
  const [first = '', page = ''] = inlineScripts(publicPages.find(({ path }) => path === '/devis') as BuiltPage);
  expect(brotliCompressSync(first + page).length).toBeLessThanOrEqual(earlyScriptLimit.max);
});

it('half of the pages have few elements', () => {
  const counts = measured.map(([, { elements: count }]) => count).sort((a, b) => a - b);
  expect(counts[Math.floor((counts.length - 1) / 2)]).toBeLessThanOrEqual(elements.median.max);
});

it('the page that prints its own limit keeps to it', () => {
  const proof = ecoWeb.sections.find((section) => section.kind === 'page-proof');
  const [, ours] = measured.find(([path]) => path === href('ecoWeb')) ?? [];
  expect(ours?.load.total).toBeLessThanOrEqual((proof?.ours.limit ?? 0) * kB);
});
