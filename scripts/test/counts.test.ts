import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countsIn, countsOf, total } from '../lib/counts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the count of a report', () => {
  it('reads Vitest', () => {
    const file = reportOf({ numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, success: false });
    expect(countsIn(file)).toEqual({ passed: 12, failed: 2 });
  });

  it('reads Playwright, where a flaky test passed in the end', () => {
    const file = reportOf({ stats: { expected: 30, unexpected: 1, flaky: 2, skipped: 4 } });
    expect(countsIn(file)).toEqual({ passed: 32, failed: 1 });
  });

  it('refuses what is no report', () => {
    expect(() => countsIn(reportOf(null))).toThrow();
    expect(() => countsIn(reportOf({ stats: {} }))).toThrow();
    expect(() => countsIn(join(folder, 'missing.json'))).toThrow();
  });
});

describe('what a step adds', () => {
  it('is one for a step that is no test runner', () => {
    expect(countsOf(true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('is what the runner counted', () => {
    expect(countsOf(true, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
    expect(countsOf(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  });

  it('is a failure when the runner failed without a failed test', () => {
    expect(countsOf(false, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  });

  it('adds up', () => {
    expect(total([])).toEqual({ passed: 0, failed: 0 });
    expect(
      total([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 1 },
      ]),
    ).toEqual({ passed: 7, failed: 1 });
  });
});
