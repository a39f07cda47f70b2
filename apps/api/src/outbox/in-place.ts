import { openSync, readSync, statSync } from 'node:fs';
import { endianness } from 'node:os';
import { StoreError } from './errors.ts';

/** Sizes and offsets of https://sqlite.org/walformat.html. */
const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const WAL_SALT_OFFSET = 16;
const FRAME_SALT_OFFSET = 8;
const INDEX = { bytes: 48, frames: 16, salt: 32, saltBytes: 8 } as const;

/** Identity of the file at a path; undefined if there is none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * SQLite continues to write to a file that was removed or replaced, and past the end of a truncated log: a restart would not find that
 * data. The check must run under the write lock, when no other process moves the log.
 * @param file an open database in WAL mode, with its log and the log's index beside it
 * @throws StoreError from the check if a file was replaced since opening, or if the log lacks committed data
 */
export function inPlaceCheck(file: string, pageSize: number): () => void {
  const [wal, shm] = [`${file}-wal`, `${file}-shm`];
  const opened = new Map([file, wal, shm].map((path) => [path, identityOf(path)]));
  // Never closed: closing any descriptor of a file releases this process's locks on it, including SQLite's.
  const [walHandle, shmHandle] = [openSync(wal, 'r'), openSync(shm, 'r')];
  const index = Buffer.alloc(INDEX.bytes);
  const isLittleEndian = endianness() === 'LE';
  let last = { frames: 0, salt: '' };

  const saltAt = (position: number): string => {
    const salt = Buffer.alloc(INDEX.saltBytes);
    readSync(walHandle, salt, 0, INDEX.saltBytes, position);
    return salt.toString('hex');
  };

  return () => {
    if (identityOf(file) !== opened.get(file)) throw new StoreError('unavailable', 'FILE_REPLACED');
    if (identityOf(wal) !== opened.get(wal) || identityOf(shm) !== opened.get(shm)) {
      throw new StoreError('unavailable', 'WAL_REPLACED');
    }
    readSync(shmHandle, index, 0, INDEX.bytes, 0);
    const frames = isLittleEndian ? index.readUInt32LE(INDEX.frames) : index.readUInt32BE(INDEX.frames);
    const salt = index.toString('hex', INDEX.salt, INDEX.salt + INDEX.saltBytes);
    const frameAt = (number: number): number => WAL_HEADER_BYTES + number * (FRAME_HEADER_BYTES + pageSize);
    // A commit during the truncation extended the log again, with a hole in place of earlier frames.
    const hasHole =
      last.frames > 0 && last.salt === salt && saltAt(frameAt(last.frames - 1) + FRAME_SALT_OFFSET) !== salt;
    const isCut = frames > 0 && (saltAt(WAL_SALT_OFFSET) !== salt || statSync(wal).size < frameAt(frames));
    if (hasHole || isCut) throw new StoreError('unavailable', 'WAL_CUT');
    last = { frames, salt };
  };
}
