import { expect, it, onTestFinished, vi } from 'vitest';
import { type Step, withProgress } from '../src/cli/progress.ts';

it('shows its progress only in a terminal, and only after a second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const work = async (step: Step) => {
    for (const _ of [1, 2, 3]) step();
    await vi.advanceTimersByTimeAsync(1_500);
  };
  await withProgress((steps) => `${steps} demandes`, work, false);
  expect(written).toEqual([]);
  await withProgress((steps) => `${steps} demandes`, work, true);
  expect(written.join('')).toContain('3 demandes');
});
