import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import { errorCode } from './error-code.ts';

/** Lines are written in batches: one write per line would cost more than the line. */
const BUFFER_BYTES = 16_000;
/** Longest time that a line stays in memory. */
const FLUSH_MS = 200;
/** Lines kept while standard output is blocked; further ones are dropped, and counted. */
const MAX_BACKLOG_BYTES = 1_048_576;
/** How long the end of the process waits for the last lines to be read. */
const CLOSE_MS = 1_000;

/** Lines on standard output, written in order and without blocking the event loop. */
export class LineWriter {
  readonly #output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
  /** Total bytes of all lines so far, and of the written ones. */
  #queued = 0;
  #written = 0;
  readonly #waiting: { readonly until: number; readonly resolve: () => void }[] = [];

  constructor() {
    this.#output.on('write', (bytes: number) => {
      this.#written += bytes;
      while (this.#waiting[0] && this.#waiting[0].until <= this.#written) this.#waiting.shift()?.resolve();
    });
    // The device is full: the lines stay in memory, and each flush tries again.
    this.#output.on('error', () => undefined);
  }

  /** @returns false when the line was dropped */
  write(line: string): boolean {
    const bytes = Buffer.byteLength(line);
    if (this.#queued + bytes - this.#written > MAX_BACKLOG_BYTES) return false;
    this.#queued += bytes;
    this.#output.write(line);
    return true;
  }

  /** Writes the buffer now instead of within `FLUSH_MS`. */
  flush(): void {
    this.#output.flush();
  }

  /** Resolves once every line so far is written. */
  written(): Promise<void> {
    this.flush();
    if (this.#written === this.#queued) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ until: this.#queued, resolve }));
  }

  /** Before the process ends: writes the last lines, unless nothing reads them. */
  async close(): Promise<void> {
    await Promise.race([this.written(), sleep(CLOSE_MS)]);
    this.#output.destroy();
  }
}

/** Events and codes as JSON lines, without visitors' text. */
export function createLogger(level: string, lines: LineWriter): Logger {
  let dropped = 0;
  const write = (line: string): void => {
    if (dropped > 0) {
      const report = { level: 'error', time: new Date().toISOString(), event: 'log.dropped', lines: dropped };
      if (lines.write(`${JSON.stringify(report)}\n`)) dropped = 0;
    }
    if (!lines.write(line)) dropped += 1;
  };
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write },
  );
}

/** Logs the stack without the message, which may quote a visitor. */
export function describeError(error: unknown): { type: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = errorCode(error);
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(stack && { stack }),
  };
}
