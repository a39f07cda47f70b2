/** Weight of a page on a first visit, on a phone and on a desktop. A figure over its limit fails the test. */
import type { APIRequestContext, Browser } from '@playwright/test';
import { href, pageOf, pages } from '../src/site/pages.ts';
import { limitsOf, textWithoutScript } from './support/budgets.ts';
import { samplePages } from './support/contents.ts';
import { NetworkWatch } from './support/network.ts';
import { densePhone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { scrollDown } from './support/visit.ts';

const screens = {
  phone: densePhone,
  // Dense, so that it takes the largest files.
  desk: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 2 },
} as const;

const goodLine = {
  offline: false,
  latency: 1,
  downloadThroughput: -1,
  uploadThroughput: -1,
  connectionType: 'ethernet',
} as const;

/** Tolerance between the build's weights and the transferred bytes: dates and lengths in the headers. */
const TABLE_TOLERANCE = 0.02;

/** The server is on the same machine: requests start within some frames of the load or of a scroll. */
const QUIET_MS = 250;

/** A new context has an empty cache. */
async function measure(browser: Browser, path: string, screen: keyof typeof screens) {
  const context = await browser.newContext(screens[screen]);
  try {
    const page = await context.newPage();
    // A headless shell has no connection type, and loads lazy pictures earlier than a browser on a fast connection.
    const connection = await context.newCDPSession(page);
    await connection.send('Network.overrideNetworkState', goodLine);
    const network = new NetworkWatch(page);
    await page.goto(path, { waitUntil: 'load' });
    await network.quiet(QUIET_MS);
    const atLoad = await network.weight();
    await scrollDown(page);
    await network.quiet(QUIET_MS);
    return { atLoad, inAll: await network.weight() };
  } finally {
    await context.close();
  }
}

const thousands = (bytes: number) => Math.round(bytes / 10) / 100;

/** A page's kilobytes in the table of weights, scrolled to the bottom. */
async function weightInTable(request: APIRequestContext, label: string): Promise<number> {
  const html = (await (await request.get(href('ecodesign'))).text()).replaceAll('\u00a0', ' ');
  const [, weight = ''] = html.split(`<th scope="row">${label}</th>`)[1]?.match(/^<td[^>]*>([\d,]+)/) ?? [];
  return Number.parseFloat(weight.replace(',', '.'));
}

// test/built weighs every page from its files, with its emissions and its score; these tests measure the transfers of three.
const measured = [pageOf('home'), pageOf('automation'), pageOf('portfolio')];
for (const { id, path, label } of measured.filter((page) => pages.includes(page))) {
  test(`${path} keeps its budgets on a first visit`, async ({ browser, request }) => {
    // A wider screen asks for other pictures only.
    for (const screen of id === 'home' || id === 'portfolio' ? (['phone', 'desk'] as const) : (['phone'] as const)) {
      await step(screen, async () => {
        const { atLoad, inAll } = await measure(browser, path, screen);
        const limits = limitsOf(pageOf(id));

        if (screen === 'phone') {
          const stated = await weightInTable(request, label);
          const share = thousands(inAll.total) / stated;
          expect.soft(share, `the table has ${stated} kB`).toBeLessThanOrEqual(1 + TABLE_TOLERANCE);
          // The home page's carousels load their last pictures only after a swipe.
          if (id !== 'home') expect.soft(share).toBeGreaterThanOrEqual(1 - TABLE_TOLERANCE);
        }

        // A missing type means that nothing was measured.
        for (const type of ['document', 'stylesheet', 'font']) {
          expect.soft(atLoad.bytes[type], `${type} was measured`).toBeGreaterThan(0);
        }
        for (const [name, weight] of [
          ['total', atLoad],
          ['scrolled', inAll],
        ] as const) {
          const { max, because } = limits[name];
          expect.soft(thousands(weight.total), `kB ${name}: ${because}`).toBeLessThanOrEqual(max);
        }
        expect.soft(inAll.requests, `requests: ${limits.requests.because}`).toBeLessThanOrEqual(limits.requests.max);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone.viewport });

  // The four-step form cannot work without a script: its page offers the contact form instead (see contact-failures.spec.ts).
  const readable = samplePages.filter(({ page: { id } }) => id !== 'quote');
  test('every kind of section but the quote can be read, and has no dead control', async ({ page }) => {
    test.slow();
    for (const {
      page: { path },
    } of readable) {
      await page.goto(path);
      const { words, missing, faults } = await page.evaluate(() => {
        for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const texts = { seen: '', hidden: '' };
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { parentElement } = node;
          if (parentElement?.closest('script, style, svg, select')) continue;
          const isSeen = parentElement?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
          texts[isSeen ? 'seen' : 'hidden'] += ` ${node.textContent}`;
        }
        const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu));
        const seen = wordsOf(texts.seen);
        // A form with an address of its own is posted by the browser.
        const dead = document.querySelectorAll(
          ':is(main, footer) :is(button, input, select, textarea):not([action] *)',
        );
        return {
          words: seen.size,
          missing: [...wordsOf(texts.hidden)].filter((word) => !seen.has(word)),
          faults: [
            ...[...dead].filter((one) => one.checkVisibility()),
            ...[...document.querySelectorAll('.without-script')].filter((one) => !one.checkVisibility()),
          ].map((one) => one.outerHTML.slice(0, 120)),
        };
      });
      expect.soft(words, path).toBeGreaterThan(30);
      expect
        .soft(words / (words + missing.length), `${path} lacks: ${missing.join(', ')}`)
        .toBeGreaterThanOrEqual(textWithoutScript.min);
      expect.soft(faults, path).toEqual([]);
    }
  });
});
