import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from './error-code.ts';

function targetOf(path: string): string | undefined {
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return undefined;
  }
}

/**
 * The path without symbolic links, as SQLite resolves it: the write-ahead log, the lock and our messages must name the same file. A file, a link's
 * target or a folder may still be missing.
 * @param path absolute
 */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // The links form a circle: opening the file fails, and explains it.
    if (errorCode(error) === 'ELOOP') return path;
  }
  const target = targetOf(path);
  if (target !== undefined) return realPath(target);
  const folder = dirname(path);
  return folder === path ? path : join(realPath(folder), basename(path));
}
