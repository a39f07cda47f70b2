import { SECOND_MS } from '../durations.ts';

/** Work that ends within this time shows no progress. */
const SHOW_AFTER_MS = SECOND_MS;

/** Counts one step of the work. */
export type Step = () => void;

/**
 * Runs work that may be long. If it takes more than a second in a terminal, a line on standard error shows its progress.
 * @param text that line, from the number of steps so far
 * @param isShown false when the output itself is on the terminal, and shows the progress
 */
export async function withProgress<T>(
  text: (steps: number) => string,
  work: (step: Step) => Promise<T>,
  isShown = process.stderr.isTTY,
): Promise<T> {
  if (!isShown) return work(() => undefined);
  const { default: ora } = await import('ora');
  let steps = 0;
  const spinner = ora({ stream: process.stderr, discardStdin: false });
  const timer = setInterval(() => {
    spinner.text = text(steps);
    if (!spinner.isSpinning) spinner.start();
  }, SHOW_AFTER_MS);
  try {
    return await work(() => {
      steps += 1;
    });
  } finally {
    clearInterval(timer);
    spinner.stop();
  }
}
