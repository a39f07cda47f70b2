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

/** Sizes and offsets of https://sqlite.org/walformat.html, in bytes. Frames have the salt of the write-ahead log's header. */
const WAL = { header: 32, salt: 16, frameHeader: 24, frameSalt: 8 } as const;
const INDEX = { size: 48, frames: 16, salt: 32 } as const;
const SALT_SIZE = 8;

/** Reads the write-ahead log and its index beside SQLite. Never closed: closing any descriptor of a file releases this process's locks on it. */
class WalReader {
  readonly #path: string;
  /** Descriptors of both. */
  readonly #wal: number;
  readonly #index: number;
  readonly #frameSize: number;

  constructor(wal: string, shm: string, pageSize: number) {
    this.#path = wal;
    this.#wal = openSync(wal, 'r');
    this.#index = openSync(shm, 'r');
    this.#frameSize = WAL.frameHeader + pageSize;
  }

  /** What the index says: the number of committed frames, and their salt. */
  committed(): { readonly frames: number; readonly salt: string } {
    const index = Buffer.alloc(INDEX.size);
    readSync(this.#index, index, 0, INDEX.size, 0);
    const frames = endianness() === 'LE' ? index.readUInt32LE(INDEX.frames) : index.readUInt32BE(INDEX.frames);
    return { frames, salt: index.toString('hex', INDEX.salt, INDEX.salt + SALT_SIZE) };
  }

  /** Whether the write-ahead log starts with this salt, and is long enough for its frames. */
  contains({ frames, salt }: { readonly frames: number; readonly salt: string }): boolean {
    const size = WAL.header + frames * this.#frameSize;
    return frames === 0 || (this.#saltAt(WAL.salt) === salt && statSync(this.#path).size >= size);
  }

  /** The salt of a frame, from 1. */
  saltOf(frame: number): string {
    return this.#saltAt(WAL.header + (frame - 1) * this.#frameSize + WAL.frameSalt);
  }

  #saltAt(position: number): string {
    const salt = Buffer.alloc(SALT_SIZE);
    readSync(this.#wal, salt, 0, SALT_SIZE, position);
    return salt.toString('hex');
  }
}

/**
 * SQLite continues to write to a file that was removed or replaced, and past the end of a truncated write-ahead log: a restart would not find that
 * data. The check must run under the write lock, when no other process moves that log.
 * @param file an open database in WAL mode, with its log and the log's index beside it
 * @throws StoreError from the check if a file was replaced since opening, or if the log lacks committed data
 */
export function inPlaceCheck(file: string, pageSize: number): () => void {
  const [wal, shm] = [`${file}-wal`, `${file}-shm`];
  const [isFileInPlace, isWalInPlace, isIndexInPlace] = [watch(file), watch(wal), watch(shm)];
  const reader = new WalReader(wal, shm, pageSize);
  let last = { frames: 0, salt: '' };

  return () => {
    if (!isFileInPlace()) throw new StoreError('unavailable', 'FILE_REPLACED');
    if (!isWalInPlace() || !isIndexInPlace()) throw new StoreError('unavailable', 'WAL_REPLACED');
    const committed = reader.committed();
    // A commit during a truncation extends the log again, with a hole in place of earlier frames.
    const hasHole = last.frames > 0 && last.salt === committed.salt && reader.saltOf(last.frames) !== committed.salt;
    if (hasHole || !reader.contains(committed)) throw new StoreError('unavailable', 'WAL_CUT');
    last = committed;
  };
}
