/** The shortest of ten runs, in milliseconds: the machine may be busy. */
export function bestTime(run: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const start = Date.now();
    run();
    return Date.now() - start;
  });
  return Math.min(...times);
}
