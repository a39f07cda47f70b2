import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { outcomesOf, reportOf } from '../lib/counts.ts';
import { temporaryFolder } from './folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const startTime = Date.now() - 5000;
const ended = (exitCode: number | null) => ({ startTime, endTime: startTime + 2000, exitCode });
const later = { startTime: Date.now() + 60_000, endTime: Date.now() + 61_000, exitCode: 0 };
const vitest = (numPassedTests: number, numFailedTests: number) => ({ numPassedTests, numFailedTests });

it.each([
  ['one for a task without tests', 'lint', ended(0), undefined, { passed: 1, failed: 0, seconds: 2 }],
  ['a failure for one that fails', 'lint', ended(1), undefined, { passed: 0, failed: 1 }],
  ['what Vitest reports', 'check:dist', ended(1), { ...vitest(12, 2), numPendingTests: 1 }, { passed: 12, failed: 2 }],
  [
    'what Playwright reports, where a flaky test passed in the end',
    'e2e',
    ended(0),
    { stats: { expected: 30, unexpected: 0, flaky: 2, skipped: 4 } },
    { passed: 32, failed: 0 },
  ],
  ['a failure for a runner that fails without a failed test', 'test', ended(1), vitest(5, 0), { passed: 5, failed: 1 }],
  ['a failure for a runner that was killed', 'test', ended(null), vitest(5, 0), { passed: 5, failed: 1 }],
  ['a failure for a runner without a report', 'test', ended(0), undefined, { failed: 1, note: /no report/ }],
  ['a failure for a report of another form', 'test', ended(0), { stats: {} }, { failed: 1 }],
  ['a failure for a report of an earlier run', 'test', later, vitest(5, 0), { passed: 0, failed: 1 }],
  ['a failure for a task that did not run', 'e2e', undefined, undefined, { passed: 0, failed: 1, note: /not run/ }],
] as const)('counts %s', (_, task, execution, report, { note, ...counts }: object & { note?: RegExp }) => {
  const planned = { taskId: `@agency/web#${task}`, task, directory: 'apps/web', command: 'run' };
  const file = join(root, reportOf(planned));
  mkdirSync(dirname(file), { recursive: true });
  if (report) writeFileSync(file, JSON.stringify(report));
  const transit = { ...planned, taskId: '@agency/web#sources', task: 'sources', command: '<NONEXISTENT>' };
  const outcomes = outcomesOf(root, [transit, planned], execution ? [{ ...planned, execution }] : []);
  expect(outcomes).toEqual([expect.objectContaining(counts)]);
  if (note) expect(outcomes[0]?.note).toMatch(note);
});
