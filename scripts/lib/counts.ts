import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Outcome {
  /** Workspace and task, such as `@agency/web#test`. */
  readonly task: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it failed, if its own output does not say so. */
  readonly note?: string;
}

/** A task as `turbo run --dry=json` and `--summarize` describe it. */
export interface Task {
  readonly taskId: string;
  readonly task: string;
  readonly directory: string;
  readonly command: string;
  readonly execution?: {
    readonly startTime: number;
    readonly endTime: number;
    readonly exitCode: number | null;
  } | null;
}

/** Test runner tasks. Each writes `test-results/<task>.json` in its folder, in the format of Vitest or Playwright. */
const isTestTask = (task: string) => /^(?:test|check:dist|e2e)\b/.test(task);

/** The report of a test task, relative to the repository. */
export const reportOf = ({ directory, task }: Pick<Task, 'directory' | 'task'>): string =>
  join(directory, 'test-results', `${task.replaceAll(':', '-')}.json`);

/** The counts of a report; undefined if there is none of this run. A flaky test counts as passed; a skipped one is not counted. */
function readReport(file: string, since: number): { passed: number; failed: number } | undefined {
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    const [passed, failed] = stats
      ? [stats.expected + stats.flaky, stats.unexpected]
      : [numPassedTests, numFailedTests];
    return statSync(file).mtimeMs >= since && Number.isInteger(passed + failed) ? { passed, failed } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The counts of a task: those of its runner, or one. A runner that fails without a failed test (a crash, no report, a file that does
 * not load) counts as one failure: it must not look green.
 */
function outcomeOf(root: string, { execution, taskId, task, directory }: Task): Outcome {
  const failure = { task: taskId, seconds: 0, passed: 0, failed: 1 };
  if (!execution) return { ...failure, note: 'not run: what it depends on failed' };
  const ended = { ...failure, seconds: (execution.endTime - execution.startTime) / 1000 };
  const succeeded = execution.exitCode === 0;
  if (!isTestTask(task)) return succeeded ? { ...ended, passed: 1, failed: 0 } : ended;
  const report = reportOf({ directory, task });
  const counts = readReport(join(root, report), execution.startTime);
  if (!counts) return { ...ended, note: `no report in ${report}` };
  return { ...ended, ...counts, failed: succeeded ? counts.failed : Math.max(1, counts.failed) };
}

/**
 * The counts of each planned task.
 * @param executed tasks that ran: the summary of a run omits tasks that failures prevented
 */
export function outcomesOf(root: string, planned: readonly Task[], executed: readonly Task[]): readonly Outcome[] {
  const ran = new Map(executed.map((task) => [task.taskId, task]));
  // Turborepo also lists workspaces without this script, which have nothing to run.
  return planned
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map((task) => outcomeOf(root, ran.get(task.taskId) ?? task));
}
