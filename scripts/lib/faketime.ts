import { existsSync } from 'node:fs';
import type { Tool } from './tools.ts';

/** libfaketime: `find` returns the library that gives one program a clock of its own. */
export const faketime: Tool = {
  need: 'The tests of a wrong clock need libfaketime',
  packages: { debian: ['libfaketime'], fedora: 'libfaketime', homebrew: 'libfaketime' },
  find: () =>
    [
      ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`),
      '/usr/lib64/faketime/libfaketimeMT.so.1',
      '/opt/homebrew/lib/faketime/libfaketime.1.dylib',
      '/usr/local/lib/faketime/libfaketime.1.dylib',
    ].find(existsSync),
};
