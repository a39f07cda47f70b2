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

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Row {
  readonly path: string;
  /** In the order of the categories, 0 to 100. */
  readonly scores: readonly number[];
  readonly speed: Speed;
  readonly kiloBytes: number;
  readonly requests: number;
  /** Audits that cost points, by id. */
  readonly lost: readonly string[];
}

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

function transfers(result: Result): { readonly kiloBytes: number; readonly requests: number } {
  const items = itemsOf<{ transferSize?: number }>(result, 'network-requests');
  return {
    kiloBytes: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000,
    requests: items.length,
  };
}

/** Medians of all runs. */
async function measure(path: string, browser: Browser, port: number): Promise<Row> {
  const visits: Speed[] = [];
  while (visits.length < runs) visits.push(await timeVisit(browser, origin + path));
  const results: Result[] = [];
  while (results.length < runs) results.push(await audit(path, port));
  const last = results.at(-1) as Result;
  const middle = (name: keyof Speed) => median(visits.map((visit) => visit[name]));
  return {
    path,
    scores: categories.map((id) =>
      Math.round(100 * median(results.map((result) => result.categories[id]?.score ?? 0))),
    ),
    speed: { lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt') },
    ...transfers(last),
    lost: lostPoints(last),
  };
}

const widths = [44, 5, 5, 5, 5, 7, 6, 7, 7, 4] as const;
const line = (cells: readonly string[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column] ?? 0))).join(' ');

function lineOf({ path, scores, speed, kiloBytes, requests, lost }: Row): string {
  const { lcp, cls, tbt } = speed;
  const figures = [lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), kiloBytes.toFixed(1), String(requests)];
  return line([path, ...scores.map(String), ...figures, ` ${lost.join(' ')}`]).trimEnd();
}

interface InteractionRow extends InteractionCost {
  readonly path: string;
  readonly name: string;
  readonly throttled: boolean;
}

/** Medians of a visit's first interaction, on a page whose load is reported above. */
async function measureInteraction(
  interaction: (typeof interactions)[number],
  browser: Browser,
  throttled: boolean,
): Promise<InteractionRow> {
  const costs: InteractionCost[] = [];
  while (costs.length < runs) costs.push(await timeInteraction(browser, origin, interaction, throttled));
  const middle = (name: keyof InteractionCost) => median(costs.map((cost) => cost[name]));
  return {
    path: interaction.path,
    name: interaction.name,
    throttled,
    kiloBytes: middle('kiloBytes'),
    requests: middle('requests'),
    feedback: middle('feedback'),
    result: middle('result'),
  };
}

function lineOfInteraction({ path, name, throttled, kiloBytes, requests, feedback, result }: InteractionRow): string {
  const cells = [kiloBytes.toFixed(1), String(requests), feedback.toFixed(0), result.toFixed(0)];
  const what = `${path} ${name}${throttled ? ', slow' : ''}`;
  return [what.padEnd(64), ...cells.map((cell) => cell.padStart(8))].join(' ');
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
// The end of this process ends the browser, but not the servers: nothing may fail between their start and the block below.
const stopServers = await startServers();
const rows: Row[] = [];
const interactionRows: InteractionRow[] = [];
const linkRows: { readonly from: string; readonly to: string; readonly painted: number }[] = [];
try {
  const { cpuSlowdown, megabits, latency } = conditions;
  console.log(
    `Medians of ${runs}. Speed: processor ${cpuSlowdown} times slower, ${megabits} Mbit/s, ${latency} ms per request.\n`,
  );
  console.log(
    line(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms', 'kB', 'req', ' audits below 90']),
  );
  for (const path of paths) {
    const row = await measure(path, browser, port);
    rows.push(row);
    console.log(lineOf(row));
  }
  console.log('\nFirst interaction of a visit: download, time to feedback, time to result.\n');
  console.log(`${''.padEnd(64)} ${['kB', 'req', 'feedback', 'result'].map((head) => head.padStart(8)).join(' ')}`);
  for (const interaction of interactions.filter(({ path }) => paths.includes(path))) {
    for (const throttled of [false, true]) {
      const row = await measureInteraction(interaction, browser, throttled);
      interactionRows.push(row);
      console.log(lineOfInteraction(row));
    }
  }
  console.log('\nA link followed before any interaction, on a slow phone: time to the first paint of its page.\n');
  for (const link of followed.filter(({ from }) => paths.includes(from))) {
    const times: number[] = [];
    while (times.length < runs) times.push(await timeLink(browser, origin, link));
    const painted = median(times);
    linkRows.push({ ...link, painted });
    console.log(`${`${link.from} to ${link.to}`.padEnd(64)} ${`${painted.toFixed(0)} ms`.padStart(35)}`);
  }
} finally {
  await stopServers();
  await browser.close();
}
const folder = new URL('../test-results/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('bench.json', folder),
  `${JSON.stringify({ runs, rows, interactions: interactionRows, links: linkRows }, null, 2)}\n`,
);
