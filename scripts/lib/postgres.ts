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
export const postgres: Tool = {
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
