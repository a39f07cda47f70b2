/**
 * `npm test`: all checks that a change must pass. `npm run check` omits the browser tests.
 * Turborepo runs the tasks of turbo.json; this program first finds the tools they need, and adds up their counts.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Environment } from '../packages/shared/src/settings.ts';
import { apiTools } from './lib/api-tools.ts';
import { chromium } from './lib/chromium.ts';
import { type Outcome, outcomesOf, type Task } from './lib/counts.ts';
import { freePort } from './lib/ports.ts';
import { endedWithSignals, startProgram } from './lib/processes.ts';
import { cleanEnvironment, inRepository, root, turbo } from './lib/repository.ts';
import { installed, requireTools } from './lib/tools.ts';

const checks = ['lint', 'dead-code', 'typecheck', 'typecheck:scripts', 'test', 'test:scripts', 'check:dist'];
/** Browser tests run last and alone: other tasks must not disturb their timing. */
const phases = process.argv.includes('--without-browser') ? [checks] : [checks, ['e2e']];
const CONCURRENCY = 2;

/** Where `turbo run --summarize` writes a file for each run. */
const summaries = inRepository('.turbo/runs/');

async function runTasks(tasks: readonly string[], environment: Environment): Promise<readonly Outcome[]> {
  // Tasks get the whole environment: tests start servers, browsers and databases.
  const parameters = ['run', ...tasks, '--env-mode=loose'];
  // Turborepo lists the hash of each input file: more than Node's default buffer of a megabyte.
  const buffer = { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const dry = execFileSync(turbo, [...parameters, '--dry=json'], { cwd: root, env: environment, ...buffer });
  const planned = (JSON.parse(dry) as { tasks: readonly Task[] }).tasks;

  rmSync(summaries, { recursive: true, force: true });
  const options = [
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--summarize',
  ];
  await endedWithSignals(startProgram(turbo, [...parameters, ...options, `--concurrency=${CONCURRENCY}`], environment));
  const [summary = ''] = readdirSync(summaries);
  const executed = (JSON.parse(readFileSync(summaries + summary, 'utf8')) as { tasks: readonly Task[] }).tasks;
  return outcomesOf(root, planned, executed);
}

const started = Date.now();
const browser = phases.length > 1 ? chromium(process.env) : undefined;
requireTools([...Object.values(apiTools), ...(browser ? [browser] : [])]);
const environment: Environment = {
  CI: '1',
  NO_COLOR: '1',
  ...cleanEnvironment(),
  ...(browser && { CHROME_PATH: installed(browser) }),
  E2E_WEB_PORT: String(await freePort()),
  E2E_API_PORT: String(await freePort()),
};

const outcomes: Outcome[] = [];
for (const tasks of phases) outcomes.push(...(await runTasks(tasks, environment)));
for (const { task, passed, failed, seconds, note } of outcomes) {
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${task} (${seconds.toFixed(1)} s, ${counts})${note ? `: ${note}` : ''}`);
}
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes on ${availableParallelism()} cores`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
