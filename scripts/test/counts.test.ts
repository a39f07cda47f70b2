import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outcomesOf, reportOf } from '../lib/counts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const directory = 'apps/web';
const started = Date.now() - 5000;
const execution = (exitCode: number | null) => ({ startTime: started, endTime: started + 2000, exitCode });

/** What one task of a run adds, with its report if there is one. */
function outcomeOf(task: string, ended: ReturnType<typeof execution> | undefined, report?: unknown) {
  const planned = { taskId: `@agency/web#${task}`, task, directory, command: 'run' };
  const file = join(root, reportOf(planned));
  mkdirSync(dirname(file), { recursive: true });
  if (report) writeFileSync(file, JSON.stringify(report));
  const transit = { ...planned, taskId: '@agency/web#sources', task: 'sources', command: '<NONEXISTENT>' };
  const outcomes = outcomesOf(root, [transit, planned], ended ? [{ ...planned, execution: ended }] : []);
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

it('counts one for a task that is no test runner', () => {
  expect(outcomeOf('lint', execution(0))).toMatchObject({ passed: 1, failed: 0, seconds: 2 });
  expect(outcomeOf('lint', execution(1))).toMatchObject({ passed: 0, failed: 1 });
});

it('reads the report of Vitest', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1 };
  expect(outcomeOf('check:dist', execution(1), report)).toMatchObject({ passed: 12, failed: 2 });
});

it('reads the report of Playwright, where a flaky test passed in the end', () => {
  const report = { stats: { expected: 30, unexpected: 0, flaky: 2, skipped: 4 } };
  expect(outcomeOf('e2e', execution(0), report)).toMatchObject({ passed: 32, failed: 0 });
});

it('counts a failure for a runner that fails without a failed test', () => {
  const report = { numPassedTests: 5, numFailedTests: 0 };
  expect(outcomeOf('test', execution(1), report)).toMatchObject({ passed: 5, failed: 1 });
  expect(outcomeOf('test', execution(null), report)).toMatchObject({ passed: 5, failed: 1 });
});

it('counts a failure for a runner without a report of this run', () => {
  expect(outcomeOf('test', execution(0))).toMatchObject({
    passed: 0,
    failed: 1,
    note: expect.stringMatching(/no report/),
  });
  expect(outcomeOf('test', execution(0), { stats: {} })).toMatchObject({ failed: 1 });
  const old = { startTime: Date.now() + 60_000, endTime: Date.now() + 61_000, exitCode: 0 };
  expect(outcomeOf('test', old, { numPassedTests: 5, numFailedTests: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a failure for a task that did not run', () => {
  expect(outcomeOf('e2e', undefined)).toMatchObject({ passed: 0, failed: 1, note: expect.stringMatching(/not run/) });
});
