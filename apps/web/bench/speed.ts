import type { Browser, Page } from '@playwright/test';
import { recorded } from '../e2e/support/recorded.ts';
import { densePhone } from '../e2e/support/screens.ts';

/** A low-end phone on slow 4G: Lighthouse's parameters, applied by the browser instead of simulated. */
export const conditions = { latency: 150, megabits: 1.6, cpuSlowdown: 4 };

/** The page is idle after this long without a long task. */
const QUIET_MS = 1_500;

interface Observed {
  lcp: number;
  fcp: number;
  shifts: { at: number; value: number }[];
  tasks: { start: number; duration: number }[];
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const observed: Observed = { lcp: 0, fcp: 0, shifts: [], tasks: [] };
  Object.assign(window, { observed });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(note)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shifts.push({ at: entry.startTime, value });
  });
  each('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}

/** The worst window of layout shifts: less than a second apart, five seconds at most (web.dev, Cumulative Layout Shift). */
function layoutShift(shifts: Observed['shifts']): number {
  let worst = 0;
  let sum = 0;
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - first > 5_000) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Blocking time of long tasks, beyond 50 ms each, after the first paint. */
function blockingTime(tasks: Observed['tasks'], since: number): number {
  return tasks.reduce(
    (sum, { start, duration }) => (start + duration > since ? sum + Math.max(0, duration - 50) : sum),
    0,
  );
}

async function atRest(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const observed: Observed = Reflect.get(window, 'observed');
    const last = observed.tasks.at(-1);
    return performance.now() - Math.max(observed.fcp, last ? last.start + last.duration : 0) > quiet;
  }, QUIET_MS);
}

export async function throttle(page: Page): Promise<void> {
  const { latency, megabits, cpuSlowdown } = conditions;
  const cdp = await page.context().newCDPSession(page);
  const throughput = (megabits * 1e6) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** What a visit on a phone with an empty cache measures. */
export async function onPhone<Measure>(browser: Browser, visit: (page: Page) => Promise<Measure>): Promise<Measure> {
  const context = await browser.newContext({ ...densePhone, locale: 'fr-CA' });
  try {
    const page = await context.newPage();
    // tsx adds a helper for function names, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** One cold visit; its times are in milliseconds. */
export function timeVisit(browser: Browser, url: string) {
  return onPhone(browser, async (page) => {
    await page.addInitScript(observe);
    await throttle(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await atRest(page);
    const { lcp, fcp, shifts, tasks } = await recorded<Observed>(page, 'observed');
    return { lcp, cls: layoutShift(shifts), tbt: blockingTime(tasks, fcp) };
  });
}

export type Speed = Awaited<ReturnType<typeof timeVisit>>;
