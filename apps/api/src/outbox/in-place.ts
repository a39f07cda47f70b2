import { openSync, readSync, statSync } from 'node:fs';
import { StoreError } from './errors.ts';

/** Sizes and offsets of https://sqlite.org/walformat.html. */
const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const WAL_SALT_OFFSET = 16;
const INDEX = { bytes: 48, frames: 16, salt: 32, saltBytes: 8 } as const;

/** Which file a path leads to; undefined for none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * SQLite goes on writing to a file that was removed or replaced, and past the end of a log that was cut: a restart would find
 * none of it. The check must run while the write lock is held, when no other process moves the log.
 * @param file an open database in WAL mode, with its log and the log's index beside it
 * @throws StoreError from the check, once a file is no longer the one that was opened, or the log lacks what was committed to it
 */
export function inPlaceCheck(file: string, pageSize: number): () => void {
  const [wal, shm] = [`${file}-wal`, `${file}-shm`];
  const opened = new Map([file, wal, shm].map((path) => [path, identityOf(path)]));
  // Kept open for good: closing any descriptor of a file releases the locks that this process holds on it, SQLite's included.
  const [walHandle, shmHandle] = [openSync(wal, 'r'), openSync(shm, 'r')];
  const index = new DataView(new ArrayBuffer(INDEX.bytes));
  const salt = Buffer.alloc(INDEX.saltBytes);
  const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

  return () => {
    if (identityOf(file) !== opened.get(file)) throw new StoreError('unavailable', 'FILE_REPLACED');
    if (identityOf(wal) !== opened.get(wal) || identityOf(shm) !== opened.get(shm)) {
      throw new StoreError('unavailable', 'WAL_REPLACED');
    }
    readSync(shmHandle, index, 0, INDEX.bytes, 0);
    const frames = index.getUint32(INDEX.frames, isLittleEndian);
    if (frames === 0) return;
    readSync(walHandle, salt, 0, INDEX.saltBytes, WAL_SALT_OFFSET);
    const isSameLog = salt.equals(new Uint8Array(index.buffer, INDEX.salt, INDEX.saltBytes));
    const expectedBytes = WAL_HEADER_BYTES + frames * (FRAME_HEADER_BYTES + pageSize);
    if (!isSameLog || statSync(wal).size < expectedBytes) throw new StoreError('unavailable', 'WAL_CUT');
  };
}
