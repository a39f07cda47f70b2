import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An open, migrated database: what differs between SQLite and PostgreSQL, beside the dialect. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** Rows locked by another process are skipped instead of waited for. */
  readonly skipLocked: boolean;
  /**
   * Removes the bytes of deleted rows from the files, without keeping visitors waiting for longer than they do.
   * @returns false when the files are too large to be rewritten now
   */
  readonly eraseDeletedBytes: () => Promise<boolean>;
  /** Throws when a restart would not find what was written. Runs inside each writing transaction. */
  readonly assertInPlace?: () => void;
  /** Moves what only a removed log holds to where a restart finds it. */
  readonly saveRemovedLog?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Largest database that is rewritten while visitors submit: about a second, of the 4 that a submission may wait. */
export const QUICK_REWRITE_BYTES = 64 * 1024 * 1024;
