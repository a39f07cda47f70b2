/**
 * `npm run bench -w apps/web`: Lighthouse's four scores on a phone and the speed of a cold visit, for each page of the built site; then
 * a visit's first interaction on four pages, and two followed links. It uses the real server and the built API.
 * Options: `-- --pages /,/contact --runs 1`. Run nothing else meanwhile: scores depend on the processor.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { median } from '../../../scripts/lib/median.ts';
import { optionsOrExit } from '../../../scripts/lib/options.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { origin } from '../e2e/support/addresses.ts';
import { chromiumFlags } from '../e2e/support/chromium.ts';
import startServers from '../e2e/support/global-setup.ts';
import { pages } from '../src/site/pages.ts';
import { type InteractionCost, interactions, timeInteraction } from './first-interaction.ts';
import { followed, timeLink } from './followed-link.ts';
import { conditions, type Speed, timeVisit } from './speed.ts';

const options = optionsOrExit({ pages: { type: 'string' }, runs: { type: 'string', default: '3' } });
const runs = Number(options.runs);
const paths = options.pages?.split(',') ?? pages.map(({ path }) => path);

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function audit(path: string, port: number): Promise<Result> {
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse gave no result for ${path}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  }
  return result.lhr;
}

/** The rows of an audit's details; this file reads one field of them. */
function itemsOf<Item>({ audits }: Result, id: string): readonly Item[] {
  const details = audits[id]?.details;
  return details && 'items' in details ? (details.items as readonly Item[]) : [];
}

/** Each with the first element concerned, if any. */
function lostPoints(result: Result): string[] {
  const { categories: scored, audits } = result;
  const lost = categories.flatMap((id) =>
    (scored[id]?.auditRefs ?? []).filter(({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 0.9),
  );
  return [...new Set(lost.map(({ id }) => id))].map((id) => {
    const selector = itemsOf<{ node?: { selector?: string } }>(result, id)[0]?.node?.selector;
    return selector ? `${id} (${selector})` : id;
  });
}

/** Medians of all runs, as a row of a table: each score is of 100. */
async function measure(path: string, browser: Browser, port: number) {
  const visits: Speed[] = [];
  while (visits.length < runs) visits.push(await timeVisit(browser, origin + path));
  const results: Result[] = [];
  while (results.length < runs) results.push(await audit(path, port));
  const last = results.at(-1) as Result;
  const transfers = itemsOf<{ transferSize?: number }>(last, 'network-requests');
  const scoreOf = (id: string) => median(results.map((result) => result.categories[id]?.score ?? 0));
  const middle = (name: keyof Speed, decimals: number) => rounded(median(visits.map((visit) => visit[name])), decimals);
  return {
    path,
    ...Object.fromEntries(categories.map((id) => [id, Math.round(100 * scoreOf(id))])),
    'LCP ms': middle('lcp', 0),
    CLS: middle('cls', 3),
    'TBT ms': middle('tbt', 0),
    kB: rounded(transfers.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000, 1),
    requests: transfers.length,
    'audits below 90': lostPoints(last).join(' '),
  };
}

/** Medians of a visit's first interaction, on a page whose load is reported above. */
async function measureInteraction(interaction: (typeof interactions)[number], browser: Browser, slow: boolean) {
  const costs: InteractionCost[] = [];
  while (costs.length < runs) costs.push(await timeInteraction(browser, origin, interaction, slow));
  const middle = (name: keyof InteractionCost) => Math.round(median(costs.map((cost) => cost[name])));
  const { path, name } = interaction;
  return {
    path,
    name,
    slow,
    'feedback ms': middle('feedback'),
    'result ms': middle('result'),
  };
}

async function measureLink(link: (typeof followed)[number], browser: Browser) {
  const times: number[] = [];
  while (times.length < runs) times.push(await timeLink(browser, origin, link));
  return { ...link, 'first paint ms': rounded(median(times), 0) };
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
// The end of this process ends the browser, but not the servers: nothing may fail between their start and the block below.
const stopServers = await startServers();
/** Measures one after the other, and prints the table of all. */
async function tabulate<Item>(items: readonly Item[], rowOf: (item: Item) => Promise<object>): Promise<object[]> {
  const rows: object[] = [];
  for (const item of items) {
    console.error(`${rows.length + 1} of ${items.length}`);
    rows.push(await rowOf(item));
  }
  console.table(rows);
  return rows;
}

try {
  const { cpuSlowdown, megabits, latency } = conditions;
  console.log(
    `Medians of ${runs}. Speed: processor ${cpuSlowdown} times slower, ${megabits} Mbit/s, ${latency} ms per request.`,
  );
  const rows = await tabulate(paths, (path) => measure(path, browser, port));
  console.log('First interaction of a visit: time to feedback, time to result.');
  const tried = interactions
    .filter(({ path }) => paths.includes(path))
    .flatMap((interaction) => [false, true].map((slow) => ({ interaction, slow })));
  const interactionRows = await tabulate(tried, ({ interaction, slow }) =>
    measureInteraction(interaction, browser, slow),
  );
  console.log('A link followed before any interaction, on a slow phone: time to the first paint of its page.');
  const links = await tabulate(
    followed.filter(({ from }) => paths.includes(from)),
    (link) => measureLink(link, browser),
  );
  const folder = new URL('../test-results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const report = { runs, rows, interactions: interactionRows, links };
  writeFileSync(new URL('bench.json', folder), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await stopServers();
  await browser.close();
}
