import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { errorCode } from './error-code.ts';

/** Lines are written together: a write for each would cost more than the line. */
const BUFFER_BYTES = 16_000;
/** How old a line may get in memory. */
const FLUSH_MS = 200;

const options: LoggerOptions = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
};

/** Lines kept while they cannot be written; past it, new ones are dropped. */
const BACKLOG_BYTES = 1_048_576;

export interface Logs {
  /** What happens: events and codes, never a visitor's words. */
  readonly app: Logger;
  /** Where requests are delivered when no SMTP server is set: not filtered by LOG_LEVEL. */
  readonly delivery: Logger;
  /** Writes what is still in memory, before the process ends. */
  readonly flush: () => void;
}

/** JSON lines on standard output, written without ever blocking the event loop. */
export function createLogs(level: string): Logs {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: BACKLOG_BYTES,
  });
  // A log that cannot be written (full device) stops no request. What is delivered to the log waits in the queue.
  let isWritable = true;
  destination.on('error', () => {
    isWritable = false;
  });
  destination.on('write', () => {
    isWritable = true;
  });
  // flushSync tries for ever; so does pino's own flush at exit, unless the destination is destroyed.
  const flush = (): void => (isWritable ? destination.flushSync() : destination.destroy());
  return { ...logsTo(destination, level), flush };
}

/** The same two loggers over any destination. */
export function logsTo(destination: DestinationStream, level: string): Pick<Logs, 'app' | 'delivery'> {
  return { app: pino({ ...options, level }, destination), delivery: pino({ ...options, level: 'info' }, destination) };
}

/** A stack tells where, a message may quote what: only the former is logged. */
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
