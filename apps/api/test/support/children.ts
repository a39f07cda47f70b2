import type { ChildProcess } from 'node:child_process';

/** The programs that run, and the signal that ends each. */
const running = new Map<ChildProcess, NodeJS.Signals>();

function endAll(): void {
  for (const [child, signal] of running) child.kill(signal);
}

// A test that failed may have left programs. Their folders are removed after them.
process.prependOnceListener('exit', endAll);
// Vitest ends a worker by SIGTERM; once it has ended itself, its workers have no channel. It lets no worker call `process.exit`.
for (const end of ['SIGTERM', 'disconnect'] as const) {
  process.once(end, () => {
    endAll();
    process.kill(process.pid, 'SIGKILL');
  });
}

/** A program that does not outlive this process. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  running.set(child, signal);
  child.once('close', () => running.delete(child));
}
