import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An open, migrated database: the differences between SQLite and PostgreSQL, apart from the dialect. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** Locked rows are skipped, without waiting. */
  readonly skipLocked: boolean;
  /**
   * Removes the bytes of deleted rows from the files, without exceeding a submission's wait.
   * @returns false if the files are too large to rewrite now
   */
  readonly eraseDeletedBytes: () => Promise<boolean>;
  /** Does at start what `eraseDeletedBytes` postponed, or a crash prevented; a failure leaves it for the next start. */
  readonly rewriteIfPostponed?: () => Promise<void>;
  /** Throws if a restart would not find the written data. Runs inside each writing transaction. */
  readonly assertInPlace?: () => void;
  /** Saves data that exists only in a removed write-ahead log, so that a restart finds it. */
  readonly saveRemovedWal?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Largest database that is rewritten while visitors submit: about one second, of the 4 s that a submission waits by default. */
export const MAX_QUICK_REWRITE_BYTES = 64 * 1024 * 1024;

/** `user_version` of a SQLite file that may contain copies of deleted requests: it is rewritten before it is served again, if not earlier. */
export const STALE = 1;
