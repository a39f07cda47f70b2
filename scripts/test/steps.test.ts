import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../lib/repository.ts';
import { type Outcome, runSteps, type Step } from '../lib/steps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const node = (code: string): Step['command'] => [process.execPath, '-e', code];

/** Steps by name, for readable expectations. */
async function outcomesOf(steps: readonly Step[], cores = 2): Promise<Record<string, Outcome>> {
  const outcomes = await runSteps(steps, process.env, cores, () => undefined);
  return Object.fromEntries(outcomes.map((outcome) => [outcome.step.name, outcome]));
}

describe('the steps of the test line', () => {
  it('count one when they pass, and tell the end of their output when they fail', async () => {
    const { good, bad } = await outcomesOf([
      { name: 'good', command: node(''), cores: 1 },
      { name: 'bad', command: node("console.log('first'); console.error('last words'); process.exit(3)"), cores: 1 },
    ]);
    expect(good).toMatchObject({ counts: { passed: 1, failed: 0 } });
    expect(good?.complaint).toBeUndefined();
    expect(bad).toMatchObject({ counts: { passed: 0, failed: 1 } });
    expect(bad?.complaint).toContain('last words');
  });

  it('fail when their program does not exist', async () => {
    const { missing } = await outcomesOf([{ name: 'missing', command: ['./no-such-program'], cores: 1 }]);
    expect(missing).toMatchObject({ counts: { passed: 0, failed: 1 } });
    expect(missing?.complaint).toContain('no-such-program');
  });

  it('count the tests of their report, and one failure when there is none', async () => {
    const file = join(folder, 'report.json');
    const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '{"numPassedTests":7,"numFailedTests":0}')`;
    const { reported, silent } = await outcomesOf([
      { name: 'reported', command: node(write), report: relative(root, file), cores: 2 },
      { name: 'silent', command: node(''), report: relative(root, join(folder, 'none.json')), cores: 2 },
    ]);
    expect(reported?.counts).toEqual({ passed: 7, failed: 0 });
    expect(silent?.counts).toEqual({ passed: 0, failed: 1 });
  });

  it('do not run after a failed condition, nor before a condition has passed', async () => {
    const trace = join(folder, 'trace');
    const mark = (text: string) => node(`require('node:fs').appendFileSync(${JSON.stringify(trace)}, '${text} ')`);
    const { orphan } = await outcomesOf([
      { name: 'second', command: mark('second'), after: ['first'], cores: 1 },
      { name: 'first', command: mark('first'), cores: 1 },
      { name: 'broken', command: node('process.exit(1)'), cores: 1 },
      { name: 'orphan', command: mark('orphan'), after: ['broken'], cores: 1 },
    ]);
    expect(readFileSync(trace, 'utf8')).toBe('first second ');
    expect(orphan?.counts).toEqual({ passed: 0, failed: 1 });
  });

  it('share no core with a step that asks for all of them', async () => {
    const trace = join(folder, 'order');
    const append = (text: string) => `require('node:fs').appendFileSync(${JSON.stringify(trace)}, '${text} ');`;
    const alone = node(`${append('begin')} setTimeout(() => { ${append('end')} }, 200)`);
    await outcomesOf([
      { name: 'alone', command: alone, cores: 2 },
      { name: 'other', command: node(append('other')), cores: 1 },
    ]);
    expect(readFileSync(trace, 'utf8')).toBe('begin end other ');
  });
});
