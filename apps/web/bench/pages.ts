/**
 * `npm run bench -w apps/web`: Lighthouse's four scores and the load of each page, on the built site behind its real server and
 * the built API. `--runs 3` takes the median of three. Run nothing else meanwhile: scores follow the processor.
 */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { origin } from '../e2e/support/addresses.ts';
import { chromiumFlags, chromiumPath } from '../e2e/support/chromium.ts';
import startServers from '../e2e/support/global-setup.ts';
import { pages } from '../src/site/pages.ts';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Row {
  readonly path: string;
  readonly scores: readonly number[];
  readonly lcpSeconds: number;
  readonly shift: number;
  readonly blockingMs: number;
  readonly kiloBytes: number;
  readonly requests: number;
  readonly elements: number;
  /** Audits that cost points, by their id. */
  readonly lost: readonly string[];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function rowOf(path: string, { categories: scored, audits }: Result): Row {
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details && 'items' in details ? (details.items as readonly { transferSize?: number }[]) : [];
  const lost = categories.flatMap((id) =>
    (scored[id]?.auditRefs ?? []).filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9),
  );
  return {
    path,
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    lcpSeconds: numeric('largest-contentful-paint') / 1_000,
    shift: numeric('cumulative-layout-shift'),
    blockingMs: numeric('total-blocking-time'),
    kiloBytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000,
    requests: requests.length,
    elements: numeric('dom-size'),
    lost: lost.map(({ id }) => id),
  };
}

/** The run with the median performance. */
function median(rows: readonly Row[]): Row {
  const sorted = [...rows].sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  return sorted[Math.floor((sorted.length - 1) / 2)] as Row;
}

function print({ path, scores, lcpSeconds, shift, blockingMs, kiloBytes, requests, elements, lost }: Row): void {
  const cells = [
    path.padEnd(44),
    ...scores.map((score) => String(score).padStart(5)),
    lcpSeconds.toFixed(2).padStart(7),
    shift.toFixed(3).padStart(6),
    blockingMs.toFixed(0).padStart(7),
    kiloBytes.toFixed(1).padStart(7),
    String(requests).padStart(4),
    String(elements).padStart(5),
    ` ${lost.join(' ')}`,
  ];
  console.log(cells.join(' ').trimEnd());
}

const stopServers = await startServers();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
try {
  console.log(
    `${'page'.padEnd(44)}  perf  a11y  best   seo   LCP s    CLS  TBT ms      kB  req   DOM  audits below 90`,
  );
  for (const { path } of pages) {
    const rows: Row[] = [];
    while (rows.length < runs) {
      const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
      rows.push(rowOf(path, result.lhr));
    }
    print(median(rows));
  }
} finally {
  await browser.close();
  await stopServers();
}
