/**
 * `npm test`: everything that must hold before a change is accepted. `npm run check` leaves out the browser tests.
 * Turborepo runs the tasks of turbo.json; this program finds what they need first, and adds up what they counted.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium } from './lib/chromium.ts';
import { type Outcome, readOutcomes, summaryFolder } from './lib/counts.ts';
import { freePort } from './lib/ports.ts';
import { postgres } from './lib/postgres.ts';
import { ended, signal, startProgram } from './lib/processes.ts';
import { cleanEnvironment, inRepository, root } from './lib/repository.ts';
import { advice, missingTools, requireTool } from './lib/tools.ts';

const checks = ['lint', 'dead-code', 'typecheck', 'typecheck:scripts', 'test', 'test:scripts', 'check:dist'];
/** Browser tests come last and alone: their timing must not depend on what else runs. */
const phases = process.argv.includes('--without-browser') ? [checks] : [checks, ['e2e']];
const needsBrowser = phases.length > 1;
/** The same on a laptop and on a small server. */
const CONCURRENCY = 2;

async function run(
  tasks: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<readonly Outcome[]> {
  rmSync(summaryFolder(root), { recursive: true, force: true });
  const child = startProgram(
    inRepository('node_modules/.bin/turbo'),
    [
      'run',
      ...tasks,
      `--concurrency=${CONCURRENCY}`,
      '--continue=dependencies-successful',
      // The whole environment: tests start servers, browsers and databases.
      '--env-mode=loose',
      '--output-logs=errors-only',
      '--log-order=grouped',
      '--summarize',
    ],
    { CI: '1', NO_COLOR: '1', ...cleanEnvironment(), ...environment },
  );
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => signal(child, name));
  const code = await ended(child);
  const outcomes = readOutcomes(root);
  if (code === 0 || outcomes.some(({ failed }) => failed > 0)) return outcomes;
  return [...outcomes, { task: 'turbo', passed: 0, failed: 1, seconds: 0, note: `ended with code ${code}` }];
}

const started = Date.now();
const tools = [postgres, ...(needsBrowser ? [chromium(process.env)] : [])];
const missing = missingTools(tools);
if (missing.length > 0) {
  for (const tool of missing) console.error(advice(tool));
  process.exit(1);
}
const [, browser = ''] = tools.map(requireTool);
const environment = {
  ...(browser && { CHROME_PATH: browser }),
  E2E_WEB_PORT: String(await freePort()),
  E2E_API_PORT: String(await freePort()),
};

const outcomes: Outcome[] = [];
for (const tasks of phases) outcomes.push(...(await run(tasks, environment)));
for (const { task, passed, failed, seconds, note } of outcomes) {
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${task} (${seconds.toFixed(1)} s, ${counts})${note ? `: ${note}` : ''}`);
}
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes on ${availableParallelism()} cores`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
