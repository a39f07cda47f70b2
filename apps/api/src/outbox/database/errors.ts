import { codeOf, errorCode, isTlsCode } from '../../error-code.ts';

/**
 * Why the store failed. `busy`: locked by another process, retry. `unavailable`: full, unreachable or damaged. `fault`: a bug of
 * ours.
 */
export type StoreFailureKind = 'busy' | 'unavailable' | 'fault';

/** The only error that the store throws. Its message has the database's code, never a visitor's text. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreFailureKind;
  readonly code: string;

  constructor(kind: StoreFailureKind, code: string) {
    super(`store ${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}

/** Disk full, I/O error, lost or damaged file: SQLite's primary codes for errors that no retry resolves. */
const SQLITE_UNAVAILABLE =
  /^SQLITE_(FULL|IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY|PERM|AUTH|NOMEM|PROTOCOL|NOLFS|INTERRUPT)/;
/**
 * Conflicting transactions, and a statement that reached our own time limit, often behind a lock (57014):
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_BUSY = new Set(['40001', '40P01', '55P03', '57014']);
/** Connection, resources (disk full is 53100), operator intervention, I/O, shutdown, missing database or privilege. */
const POSTGRES_UNAVAILABLE = /^(08|53|57|58|XX|28|3D|25006|42501)/;
/** A missing table or column: PostgreSQL has codes for it, SQLite does not. */
const POSTGRES_MISSING = new Set(['42P01', '42703', '3F000']);
const SQLITE_MISSING = /no such (?:table|column)|has no column/;
/** The system's codes: `ECONNREFUSED`, `EAI_AGAIN`. Node's own (`ERR_INVALID_ARG_TYPE`) are bugs of ours. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z_]+$/;

/** pg's text for a query that met `query_timeout`. */
export const QUERY_TIMEOUT = 'Query read timeout';
/** pg's texts for its time-outs, and for connections lost during a query or ended by us: it gives them no code. */
const CONNECTION_LOST: ReadonlySet<string> = new Set([
  QUERY_TIMEOUT,
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

/** pg's text for a server without TLS. */
const NO_TLS = 'The server does not support SSL connections';

/** SQLite's kinds of error, by the last byte of a code. */
const SQLITE_KINDS: Readonly<Record<number, string>> = {
  5: 'BUSY',
  6: 'LOCKED',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  14: 'CANTOPEN',
};

/** libsql has no name for SQLite's newer codes, such as that of a damaged file system: `SQLITE_IOERR_8458`. */
function named(code: string): string {
  const [, number] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  const kind = SQLITE_KINDS[Number(number) % 256];
  return kind === undefined ? code : `SQLITE_${kind}_${number}`;
}

/** Classifies a driver's error by its code. The driver's message is dropped: it may quote values. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = named(errorCode(error) ?? '');
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return new StoreError('busy', code);
  if (SQLITE_UNAVAILABLE.test(code)) return new StoreError('unavailable', code);
  if (POSTGRES_BUSY.has(code)) return new StoreError('busy', code);
  if (POSTGRES_UNAVAILABLE.test(code)) return new StoreError('unavailable', code);
  const message = error instanceof Error ? error.message : '';
  if (POSTGRES_MISSING.has(code) || (code === 'SQLITE_ERROR' && SQLITE_MISSING.test(message))) {
    return new StoreError('unavailable', 'TABLE_MISSING');
  }
  if (SYSTEM_ERROR.test(code) || isTlsCode(code)) return new StoreError('unavailable', code);
  if (code !== '') return new StoreError('fault', code);
  if (message === NO_TLS) return new StoreError('unavailable', 'NO_TLS');
  if (CONNECTION_LOST.has(message)) return new StoreError('unavailable', 'CONNECTION');
  return new StoreError('fault', codeOf(error));
}
