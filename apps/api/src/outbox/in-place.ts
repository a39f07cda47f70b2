import { openSync, readSync, statSync } from 'node:fs';
import { endianness } from 'node:os';
import { StoreError } from './errors.ts';

/** Identity of the file at a path; undefined if there is none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Remembers which file is at a path. @returns whether it still is */
function watch(path: string): () => boolean {
  const opened = identityOf(path);
  return () => identityOf(path) === opened;
}

/** Sizes and offsets of https://sqlite.org/walformat.html, in bytes. Frames have the salt of the log's header. */
const LOG = { header: 32, salt: 16, frameHeader: 24, frameSalt: 8 } as const;
const INDEX = { size: 48, frames: 16, salt: 32 } as const;
const SALT_SIZE = 8;

/** Reads the log's files beside SQLite. Never closed: closing any descriptor of a file releases this process's locks on it. */
class LogReader {
  readonly #log: number;
  readonly #index: number;
  readonly #frameSize: number;
  readonly #wal: string;

  constructor(wal: string, shm: string, pageSize: number) {
    this.#wal = wal;
    this.#log = openSync(wal, 'r');
    this.#index = openSync(shm, 'r');
    this.#frameSize = LOG.frameHeader + pageSize;
  }

  /** What the index says of the log: the number of committed frames, and their salt. */
  committed(): { readonly frames: number; readonly salt: string } {
    const index = Buffer.alloc(INDEX.size);
    readSync(this.#index, index, 0, INDEX.size, 0);
    const frames = endianness() === 'LE' ? index.readUInt32LE(INDEX.frames) : index.readUInt32BE(INDEX.frames);
    return { frames, salt: index.toString('hex', INDEX.salt, INDEX.salt + SALT_SIZE) };
  }

  /** Whether the log starts with this salt, and is long enough for its frames. */
  contains({ frames, salt }: { readonly frames: number; readonly salt: string }): boolean {
    const size = LOG.header + frames * this.#frameSize;
    return frames === 0 || (this.#saltAt(LOG.salt) === salt && statSync(this.#wal).size >= size);
  }

  /** The salt of a frame, from 1. */
  saltOf(frame: number): string {
    return this.#saltAt(LOG.header + (frame - 1) * this.#frameSize + LOG.frameSalt);
  }

  #saltAt(position: number): string {
    const salt = Buffer.alloc(SALT_SIZE);
    readSync(this.#log, salt, 0, SALT_SIZE, position);
    return salt.toString('hex');
  }
}

/**
 * SQLite continues to write to a file that was removed or replaced, and past the end of a truncated log: a restart would not find that
 * data. The check must run under the write lock, when no other process moves the log.
 * @param file an open database in WAL mode, with its log and the log's index beside it
 * @throws StoreError from the check if a file was replaced since opening, or if the log lacks committed data
 */
export function inPlaceCheck(file: string, pageSize: number): () => void {
  const [wal, shm] = [`${file}-wal`, `${file}-shm`];
  const [isFileInPlace, isLogInPlace, isIndexInPlace] = [watch(file), watch(wal), watch(shm)];
  const log = new LogReader(wal, shm, pageSize);
  let last = { frames: 0, salt: '' };

  return () => {
    if (!isFileInPlace()) throw new StoreError('unavailable', 'FILE_REPLACED');
    if (!isLogInPlace() || !isIndexInPlace()) throw new StoreError('unavailable', 'WAL_REPLACED');
    const committed = log.committed();
    // A commit during a truncation extends the log again, with a hole in place of earlier frames.
    const hasHole = last.frames > 0 && last.salt === committed.salt && log.saltOf(last.frames) !== committed.salt;
    if (hasHole || !log.contains(committed)) throw new StoreError('unavailable', 'WAL_CUT');
    last = committed;
  };
}
