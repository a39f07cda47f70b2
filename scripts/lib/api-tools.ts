import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf, type Tool } from './tools.ts';

/** Where packages install the server's programs outside the PATH: Debian, Homebrew on both processors, Postgres.app. */
const packageFolders = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

function foldersOfPackages(): string[] {
  const version = (name: string) => Number(name.replace(/\D/g, ''));
  return packageFolders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?:postgresql@?)?\d*$/.test(name))
      .sort((a, b) => version(b) - version(a))
      .map((name) => join(folder, name, 'bin')),
  );
}

/** PostgreSQL: `find` returns the folder of its programs, including the backup programs. */
const postgres: Tool = {
  need: 'The tests of the API need the programs of PostgreSQL (no server has to run)',
  packages: { debian: ['postgresql'], fedora: 'postgresql-server', homebrew: 'postgresql@17' },
  find: () => {
    const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
    return [...placesOf(['.']), asked, ...foldersOfPackages()].find((folder) =>
      programs.every((program) => existsSync(join(folder, program))),
    );
  },
};

/** libfaketime: `find` returns the library that gives one program a clock of its own. */
const faketime: Tool = {
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

/** What the tests of the API need; `npm test` looks for all of it before it runs anything. */
export const apiTools = { postgres, faketime };
