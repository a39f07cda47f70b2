/** What a page weighs for who comes for the first time, on a phone and on a desk: a figure over its limit is a failed test. */
import { ecoIndex } from '@agency/shared';
import type { Browser, Page } from '@playwright/test';
import { href, pageOf, pages } from '../src/site/pages.ts';
import { ecoIndexFloor, elements, grams, limitsOf, portfolioLimits, wordsWithoutScript } from './support/budgets.ts';
import { keepFigures } from './support/figures.ts';
import { gramsOfCo2 } from './support/footprint.ts';
import { NetworkWatch, type Weight } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { scrollDown } from './support/visit.ts';

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1350, height: 940 } },
} as const;

const goodLine = {
  offline: false,
  latency: 1,
  downloadThroughput: -1,
  uploadThroughput: -1,
  connectionType: 'ethernet',
} as const;

/** Between what the build weighed and what comes over the wire: dates and lengths in the headers. */
const PRINTED_TOLERANCE = 0.02;

interface Measure {
  readonly atLoad: Weight;
  readonly inAll: Weight;
  readonly elements: number;
}

/** A new context has an empty cache. */
async function measure(browser: Browser, path: string, screen: keyof typeof screens): Promise<Measure> {
  const context = await browser.newContext(screens[screen]);
  try {
    const page = await context.newPage();
    // A headless shell does not know its line, and fetches pictures from further away than a browser on a good one.
    const connection = await context.newCDPSession(page);
    await connection.send('Network.overrideNetworkState', goodLine);
    const network = await NetworkWatch.on(page);
    await page.goto(path, { waitUntil: 'load' });
    await network.quiet();
    const atLoad = network.weight();
    await scrollDown(page);
    await network.quiet();
    const count = await page.evaluate(
      () => [...document.querySelectorAll('*')].filter((element) => !element.parentElement?.closest('svg')).length,
    );
    return { atLoad, inAll: network.weight(), elements: count };
  } finally {
    await context.close();
  }
}

const thousands = (bytes: number) => Math.round(bytes / 10) / 100;

/** Kilobytes that the table of weights prints of a page, read to its bottom. */
async function printedWeight(browser: Browser, label: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(href('ecodesign'));
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
  const text = (await row.getByRole('cell').first().textContent()) ?? '';
  await page.close();
  return Number.parseFloat(text.replace(',', '.'));
}

const mapValues = <Key extends string>(record: Readonly<Record<Key, number>>, change: (value: number) => number) =>
  Object.fromEntries(Object.entries<number>(record).map(([key, value]) => [key, change(value)])) as Record<Key, number>;

test.describe('weight', () => {
  // Files give the weight of every page, in test/built; the wire is measured on the home page, a form and a long page.
  const measured = [pageOf('home'), pageOf('contact'), pageOf('automation'), pageOf('portfolio')];
  for (const { id, path, label } of measured.filter((page) => pages.includes(page))) {
    for (const screen of ['phone', 'desk'] as const) {
      test(`${path} on a ${screen}`, async ({ browser }) => {
        const { atLoad, inAll, elements: count } = await measure(browser, path, screen);
        const isPortfolio = id === 'portfolio';
        const limits = limitsOf(pageOf(id));
        const most = isPortfolio ? { total: portfolioLimits.grams, scrolled: portfolioLimits.grams } : grams;
        const floor = isPortfolio ? portfolioLimits.ecoIndex : ecoIndexFloor.any.min;
        const score = ecoIndex({ elements: count, requests: inAll.requests, bytes: inAll.total });
        keepFigures({
          path,
          screen,
          ...mapValues(atLoad.bytes, thousands),
          total: thousands(atLoad.total),
          scrolled: thousands(inAll.total),
          requests: inAll.requests,
          elements: count,
          grams: Math.round(gramsOfCo2(atLoad.total) * 1e4) / 1e4,
          ecoIndex: Math.round(score * 10) / 10,
        });

        if (screen === 'phone') {
          const printed = await printedWeight(browser, label);
          const share = thousands(inAll.total) / printed;
          expect.soft(share, `${printed} kB are printed`).toBeLessThanOrEqual(1 + PRINTED_TOLERANCE);
          // The home page's carousels keep their last pictures from who does not swipe.
          if (id !== 'home') expect.soft(share).toBeGreaterThanOrEqual(1 - PRINTED_TOLERANCE);
        }

        // A kind that is not there means that nothing was measured.
        for (const kind of ['html', 'css', 'font'] as const) {
          expect.soft(atLoad.bytes[kind], `${kind} was measured`).toBeGreaterThan(0);
        }
        expect.soft(inAll.bytes.js, 'a visit that reads loads no script').toBe(0);
        for (const [name, weight] of [
          ['total', atLoad],
          ['scrolled', inAll],
        ] as const) {
          const { max, because } = limits[name];
          expect.soft(thousands(weight.total), `kB ${name}: ${because}`).toBeLessThanOrEqual(max);
          const emitted = gramsOfCo2(weight.total);
          expect.soft(emitted, `grams ${name}: ${most[name].because}`).toBeLessThanOrEqual(most[name].max);
        }
        expect.soft(inAll.requests, `requests: ${limits.requests.because}`).toBeLessThanOrEqual(limits.requests.max);
        expect
          .soft(count, `elements: ${elements.any.because}`)
          .toBeLessThanOrEqual((isPortfolio ? portfolioLimits.elements : elements.any).max);
        expect.soft(score, `EcoIndex: ${ecoIndexFloor.any.because}`).toBeGreaterThanOrEqual(floor);
      });
    }
  }
});

/** Distinct words that can be seen in the page's main part. */
async function visibleWords(page: Page): Promise<Set<string>> {
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement?.closest('script, style, svg')) continue;
      if (parentElement?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
        seen.push(node.textContent ?? '');
    }
    return seen.join(' ');
  });
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu));
}

test.describe('without JavaScript', () => {
  test.use({ viewport: screens.phone.viewport });

  // The four-step form cannot work without a script: its page offers the contact form instead (see devis.spec.ts).
  for (const { path } of pages.filter(({ id }) => id !== 'quote')) {
    test(`${path} says what it says with it`, async ({ browser, page }) => {
      await page.goto(path, { waitUntil: 'load' });
      const wanted = await visibleWords(page);
      expect(wanted.size).toBeGreaterThan(30);
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: screens.phone.viewport });
      const plain = await context.newPage();
      await plain.goto(path);
      const found = await visibleWords(plain);
      await context.close();
      const missing = [...wanted].filter((word) => !found.has(word));
      expect(1 - missing.length / wanted.size, `missing: ${missing.join(', ')}`).toBeGreaterThanOrEqual(
        wordsWithoutScript.min,
      );
    });
  }
});
