import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { startServer } from './start.ts';

const FILE_SYSTEM_BYTES = 4 * 1024 * 1024;

/** A file system of 4 MiB that really fills up; only root may mount it. */
async function onFullFileSystem() {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${FILE_SYSTEM_BYTES}`, 'agency-api-test', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  const server = await startServer({ DATABASE_URL: `file:${folder}/requests.db` });
  const filler = `${folder}/filler`;
  return {
    server,
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(FILE_SYSTEM_BYTES));
      } catch {
        // ENOSPC is expected once the last free byte is used.
      }
    },
    free: () => rmSync(filler),
  };
}

/** The kernel's limit on the size of a process's files, changed while it runs; needs no privilege. */
async function underFileSizeLimit() {
  const server = await startServer();
  const limit = (size: string): void => {
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:`]);
  };
  return { server, fill: () => limit('4096'), free: () => limit('unlimited') };
}

function canMount(): boolean {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'agency-api-test', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    console.log('Cannot mount a file system here: testing the full disk only with the kernel’s file size limit.');
    return false;
  }
}

/** Servers whose database cannot grow between `fill` and `free`, in the ways of this machine: at least one always works. */
export const crampedServers = [
  ['a file size limit', underFileSizeLimit] as const,
  ...(canMount() ? [['a full file system', onFullFileSystem] as const] : []),
];
