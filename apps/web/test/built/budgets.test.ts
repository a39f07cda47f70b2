import { brotliCompressSync } from 'node:zlib';
import { ecoIndex, transferGrams } from '@agency/shared/site-weight';
import { describe, expect, it } from 'vitest';
import { median } from '../../../../scripts/lib/median.ts';
import {
  ecoIndexFloor,
  elements,
  grams,
  inlineScriptLimit,
  limitsOf,
  medianTotal,
  pdfReaderLimit,
  portfolioLimits,
} from '../../e2e/support/budgets.ts';
import { attributesOf, attributesOutsideTemplate, type PageLoad, weigherOf } from '../../scripts/weigh.ts';
import { workerFolder } from '../../server/rules.ts';
import { publishedProjects } from '../../src/content/projects/projects.ts';
import ecoWeb from '../../src/content/sectors/sites-web-ecologiques-quebec.ts';
import { invoiceStrings } from '../../src/content/tools/ai-demos.built.ts';
import { href } from '../../src/site/pages.ts';
import { sectionOf } from '../support/section-of.ts';
import { type BuiltPage, builtPageOf, contentOf, dist, files, headers, publicPages } from './site.ts';

const inlineScripts = ({ document }: BuiltPage) =>
  document.querySelectorAll('script:not([src]):not([type])').map(({ rawText }) => rawText);

/**
 * Limits checked on the built files, without a browser. Bodies are compressed with Brotli; the total of a page includes
 * response headers. The browser tests measure the same limits on the network. Each failure explains the limit and what to do.
 */
const kB = 1_000;
const weigher = weigherOf(dist, headers);

/** A script and its static imports. */
function withImports(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const code = contentOf(script).toString();
  for (const [, name] of code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    withImports(`/assets/${name}`, seen);
  }
  return seen;
}

/** Scripts of the first interaction: the application and the page's sections. */
const interactionScripts = ({ document }: BuiltPage) =>
  attributesOf(document, 'template link[rel="modulepreload"]:not([data-feature])', 'href');

const loadOf = (page: BuiltPage) => ({
  ...weigher.load(page.file, page.document),
  interaction: interactionScripts(page).reduce((sum, script) => sum + weigher.sent(script), 0),
});

const measured = publicPages.map((page) => [page.path, { built: page, load: loadOf(page) }] as const);

const scoreOf = ({ elements, requests, total }: PageLoad) => ecoIndex({ elements, requests, bytes: total });

describe.each(measured)('%s', (path, { built, load }) => {
  const isPortfolio = path === href('portfolio');
  const limits = limitsOf(built.page);

  it.each(['html', 'css', 'fonts', 'interaction'] as const)('%s stay within their budget', (kind) => {
    expect(load[kind]).toBeGreaterThan(0);
    expect(load[kind], `${kind}: ${limits[kind].because}`).toBeLessThanOrEqual(limits[kind].max * kB);
  });

  it('the load stays within its budget', () => {
    // Some lazy pictures of the portfolio load with the page. Only a browser test can tell which.
    expect(load.total - load.waiting, limits.total.because).toBeLessThanOrEqual(limits.total.max * kB);
    if (!isPortfolio)
      expect(transferGrams(load.total - load.waiting), grams.total.because).toBeLessThanOrEqual(grams.total.max);
  });

  it('the whole page, scrolled to the bottom, stays within its budget, and has low emissions', () => {
    expect(load.total, limits.scrolled.because).toBeLessThanOrEqual(limits.scrolled.max * kB);
    const { max, because } = isPortfolio ? portfolioLimits.grams : grams.scrolled;
    expect(transferGrams(load.total), because).toBeLessThanOrEqual(max);
    expect(transferGrams(limits.scrolled.max * kB), 'the published limits agree').toBeLessThanOrEqual(max);
  });

  it('has few requests', () => {
    expect(load.requests, limits.requests.because).toBeLessThanOrEqual(limits.requests.max);
  });

  it('has few elements', () => {
    const { max, because } = isPortfolio ? portfolioLimits.elements : elements.any;
    expect(load.elements, because).toBeLessThanOrEqual(max);
  });

  it('has a good EcoIndex', () => {
    const floor = isPortfolio ? portfolioLimits.ecoIndex : ecoIndexFloor.any.min;
    expect(scoreOf(load), ecoIndexFloor.any.because).toBeGreaterThanOrEqual(floor);
  });

  it('loads no script before an interaction, and then requests all the scripts it needs at once', () => {
    expect(attributesOutsideTemplate(built.document, 'script[src]', 'src')).toEqual([]);
    expect(attributesOutsideTemplate(built.document, 'link[rel="modulepreload"]', 'href')).toEqual([]);
    const named = interactionScripts(built);
    const needed = new Set(named.flatMap((script) => [...withImports(script)]));
    expect([...needed].filter((script) => !named.includes(script))).toEqual([]);
  });
});

it('the inline scripts of a page without special elements are small', () => {
  const [first = '', page = ''] = inlineScripts(builtPageOf('quote'));
  expect(brotliCompressSync(first + page).length, inlineScriptLimit.because).toBeLessThanOrEqual(inlineScriptLimit.max);
});

it('the PDF reader is one worker within its own limit, and no page loads it', () => {
  const workers = [...files].filter((file) => file.startsWith(workerFolder) && file.endsWith('.js'));
  expect(workers.map((file) => file.replace(/-[\w-]{8}\./, '-*.'))).toEqual([`${workerFolder}pdf-reader-*.js`]);
  for (const worker of workers) expect(weigher.sent(worker)).toBeLessThanOrEqual(pdfReaderLimit.max * kB);
  const [announced = ''] = invoiceStrings.file.weight.match(/\d+/) ?? [];
  const sent = weigher.sent(workers[0] ?? '') / kB;
  expect(
    Math.abs(Number(announced) - sent),
    `content/tools/ai-demos.built.ts must announce ${Math.ceil(sent)}`,
  ).toBeLessThan(2);
  const naming = publicPages.filter(({ document }) => document.toString().includes(workerFolder));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

it('the median page is light, without the project pages, which have a picture', () => {
  const totals = measured
    .filter(([, { built }]) => built.page.kind !== 'project')
    .map(([, { load }]) => load.total - load.waiting);
  expect(median(totals), medianTotal.because).toBeLessThanOrEqual(medianTotal.max * kB);
});

it('the median page has few elements, with and without the project pages', () => {
  const all = measured.map(([, { load }]) => load.elements);
  const own = measured.filter(([, { built }]) => built.page.kind !== 'project').map(([, { load }]) => load.elements);
  // A site without a portfolio has no project pages.
  if (own.length < all.length) expect(median(all), elements.median.because).toBeLessThanOrEqual(elements.median.max);
  expect(median(own), elements.medianOfOwn.because).toBeLessThanOrEqual(elements.medianOfOwn.max);
});

it('the median page has an excellent EcoIndex', () => {
  const scores = measured.map(([, { load }]) => scoreOf(load));
  expect(median(scores), ecoIndexFloor.median.because).toBeGreaterThanOrEqual(
    publishedProjects.length > 0 ? ecoIndexFloor.median.min : ecoIndexFloor.any.min,
  );
});

it('the page that states its own limit respects it', () => {
  const [, ours] = measured.find(([path]) => path === href('ecoWeb')) ?? [];
  expect(ours?.load.total).toBeLessThanOrEqual(sectionOf(ecoWeb, 'page-proof').ours.limit * kB);
});
