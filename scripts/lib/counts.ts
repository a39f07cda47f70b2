import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function numberIn(report: Readonly<Record<string, unknown>>, name: string): number {
  const value = report[name];
  if (typeof value !== 'number') throw new Error(`The report has no number « ${name} ».`);
  return value;
}

/**
 * Reads how many tests a runner counted, from the JSON report of Vitest or of Playwright.
 * A flaky test passed in the end; a skipped one is not counted.
 * @throws Error when the report is missing or of another form
 */
export function countsIn(file: string): Counts {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(report)) throw new Error(`${file} is not a test report.`);
  const { stats } = report;
  if (isRecord(stats)) {
    return {
      passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
      failed: numberIn(stats, 'unexpected'),
    };
  }
  return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') };
}

/**
 * What a finished step adds to the total. Each step that is not a test runner counts one. A runner that fails without a
 * failed test (a file that does not load, no report, a crash) counts one failure: it must not look green.
 */
export function countsOf(succeeded: boolean, report: Counts | undefined): Counts {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return succeeded || report.failed > 0 ? report : { ...report, failed: 1 };
}

/** The sum of several counts. */
export function total(all: readonly Counts[]): Counts {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
