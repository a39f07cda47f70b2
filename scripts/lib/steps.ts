import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Counts, countsIn, countsOf } from './counts.ts';
import { signal } from './processes.ts';
import { type Environment, inRepository, root } from './repository.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: readonly string[]];
  /** Names of steps that must have passed. */
  readonly after?: readonly string[];
  /** Processor cores it keeps busy; a step that measures time asks for all of them, and so runs alone. */
  readonly cores: number;
  /** The JSON report that a test runner writes, relative to the repository. */
  readonly report?: string;
  /** Variables that are known once its conditions have passed. */
  readonly environment?: () => Environment;
}

export interface Outcome {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
  /** The end of what it printed, when it failed. */
  readonly complaint?: string;
}

/** A step that takes longer hangs. The whole line ends within about 12 minutes on two free cores; a busy machine gets more. */
const STEP_LIMIT_MS = 25 * 60_000;
const COMPLAINT_LINES = 80;

const running = new Set<ChildProcess>();

/** Ends what is under way, when the runner itself is told to stop. */
export function stopSteps(): void {
  for (const child of running) signal(child, 'SIGTERM');
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function readReport(step: Step): Counts | undefined {
  if (!step.report) return undefined;
  try {
    return countsIn(inRepository(step.report));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(step: Step, environment: Environment): Promise<Outcome> {
  const started = Date.now();
  if (step.report) rmSync(inRepository(step.report), { force: true });
  const log = inRepository(`test-results/${slug(step.name)}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const logged = createWriteStream(log);
  let lines: string[] = [''];
  const [program, ...parameters] = step.command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...environment, ...step.environment?.() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      logged.write(text);
      lines = [...lines.slice(0, -1), ...((lines.at(-1) ?? '') + text).split('\n')].slice(-COMPLAINT_LINES);
    });
  }
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    signal(child, 'SIGKILL');
  }, STEP_LIMIT_MS);
  return new Promise((resolve) => {
    child.once('error', (error) => lines.push(error.message));
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      logged.end();
      const counts = countsOf(code === 0, readReport(step));
      const seconds = (Date.now() - started) / 1_000;
      if (counts.failed === 0) return resolve({ step, counts, seconds });
      if (late) lines.push(`Stopped: it took more than ${STEP_LIMIT_MS / 60_000} minutes.`);
      resolve({ step, counts, seconds, complaint: lines.join('\n').trimEnd() });
    });
  });
}

/**
 * Runs the steps in order, side by side where their cores allow; a step whose condition failed is not run and counts one
 * failure.
 * @param cores cores to share among the steps
 * @param report called with each outcome as it comes
 */
export async function runSteps(
  steps: readonly Step[],
  environment: Environment,
  cores: number,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const underWay = new Map<Step, Promise<void>>();
  const finish = (outcome: Outcome) => {
    outcomes.push(outcome);
    report(outcome);
  };
  const verdict = (name: string) => outcomes.find(({ step }) => step.name === name)?.counts.failed;

  while (waiting.length > 0 || underWay.size > 0) {
    for (const step of [...waiting]) {
      const conditions = (step.after ?? []).map(verdict);
      if (conditions.some((failed) => failed !== undefined && failed > 0)) {
        waiting.splice(waiting.indexOf(step), 1);
        finish({ step, counts: { passed: 0, failed: 1 }, seconds: 0, complaint: 'Not run: what it needs failed.' });
        continue;
      }
      const used = [...underWay.keys()].reduce((sum, other) => sum + other.cores, 0);
      if (conditions.includes(undefined) || used + step.cores > cores) continue;
      waiting.splice(waiting.indexOf(step), 1);
      underWay.set(
        step,
        run(step, environment).then((outcome) => {
          underWay.delete(step);
          finish(outcome);
        }),
      );
    }
    if (underWay.size > 0) await Promise.race(underWay.values());
  }
  return outcomes;
}
