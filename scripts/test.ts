/**
 * `npm test`: everything that must hold before a change is taken. `npm run check` is the same without the browser.
 * The last line adds up what the runners counted, and one for each other step.
 */
import { availableParallelism } from 'node:os';
import { installedChromium } from './lib/chromium.ts';
import { total } from './lib/counts.ts';
import { missingNeeds } from './lib/needs.ts';
import { freePort } from './lib/ports.ts';
import { cleanEnvironment } from './lib/repository.ts';
import { type Outcome, runSteps, type Step, stopSteps } from './lib/steps.ts';

const withBrowser = !process.argv.includes('--without-browser');
/** Steps share two cores wherever the line runs, so that it behaves the same on a laptop and on a small server. */
const CORES = 2;

const bin = (name: string) => `node_modules/.bin/${name}`;

/** @param script the workspace's script that runs Vitest */
function vitest(workspace: string, script = 'test'): Pick<Step, 'command' | 'report'> {
  const report = `test-results/${`${workspace}-${script}`.replace(/[/:]/g, '-')}.json`;
  const absolute = new URL(`../${report}`, import.meta.url).pathname;
  return {
    command: [
      'npm',
      'run',
      script,
      '-w',
      workspace,
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${absolute}`,
    ],
    report,
  };
}

const steps: readonly Step[] = [
  { name: 'build', command: [bin('turbo'), 'run', 'build', '--output-logs=errors-only'], cores: 1 },
  // The longest, and it mostly waits: it starts as soon as it can, and others run beside it.
  { name: 'tests of apps/api', ...vitest('apps/api'), after: ['build'], cores: 1 },
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', '--colors=off', '.'], cores: 1 },
  {
    name: 'import direction',
    command: [bin('depcruise'), 'apps', 'packages', 'scripts', '--config', '.dependency-cruiser.cjs'],
    cores: 1,
  },
  { name: 'types of scripts', command: [bin('tsc'), '--noEmit', '-p', 'scripts'], cores: 1 },
  {
    name: 'types of the workspaces',
    command: [bin('turbo'), 'run', 'typecheck', '--concurrency=1', '--output-logs=errors-only'],
    cores: 1,
  },
  {
    name: 'tests of the scripts',
    command: [
      bin('vitest'),
      'run',
      '--root=scripts',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=../test-results/scripts.json',
    ],
    report: 'test-results/scripts.json',
    cores: 1,
  },
  { name: 'tests of packages/http-guard', ...vitest('packages/http-guard'), cores: 1 },
  { name: 'tests of packages/shared', ...vitest('packages/shared'), cores: 1 },
  { name: 'tests of apps/web/media', ...vitest('apps/web/media'), cores: 1 },
  { name: 'tests of apps/web', ...vitest('apps/web'), cores: 1 },
  { name: 'checks of the built site', ...vitest('apps/web', 'check:dist'), after: ['build'], cores: 1 },
];

/** Ports that nothing uses, so that the line runs beside `npm start` and beside itself. */
const browserPorts = { E2E_WEB_PORT: String(await freePort()), E2E_API_PORT: String(await freePort()) };

/** First of all steps: what it installs is there before the tests of the API and of the servers install what they need. */
const browserNeeds: Step = {
  name: 'find or install Chromium',
  command: [process.execPath, '--import', 'tsx', 'scripts/chromium.ts'],
  cores: 1,
};

const browserTests: Step = {
  name: 'browser tests',
  command: ['npm', 'run', 'e2e', '-w', 'apps/web'],
  report: 'apps/web/test-results/e2e.json',
  after: ['build', browserNeeds.name],
  environment: () => ({ CHROME_PATH: installedChromium(process.env), ...browserPorts }),
  cores: CORES,
};

function tell({ step, counts, seconds, complaint }: Outcome): void {
  const tests = step.report ? `, ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}` : '';
  console.log(`${counts.failed ? '✗' : '✓'} ${step.name} (${seconds.toFixed(1)} s${tests})`);
  if (complaint) console.log(`${complaint.replace(/^/gm, '  | ')}\n`);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    stopSteps();
    process.exit(1);
  });
}

const missing = missingNeeds(process.env, withBrowser);
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence);
  process.exit(1);
}

const started = Date.now();
const outcomes = await runSteps(
  withBrowser ? [browserNeeds, ...steps, browserTests] : steps,
  { CI: '1', NO_COLOR: '1', ...cleanEnvironment() },
  CORES,
  tell,
);
const counts = total(outcomes.map((outcome) => outcome.counts));
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes on ${availableParallelism()} cores`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
