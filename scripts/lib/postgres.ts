import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptGet, canInstall, installFirst } from './packages.ts';

/** Where packages put the server's programs without linking them on the PATH: Debian, Homebrew on both processors, Postgres.app. */
const PACKAGE_FOLDERS = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

/** A folder that has the server's own programs and those of its backups. */
function hasServer(folder: string): boolean {
  return ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((program) => existsSync(join(folder, program)));
}

function binariesOfPackages(): string[] {
  return PACKAGE_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?:postgresql@?)?\d*$/.test(name))
      // The newest first.
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => join(folder, name, 'bin')),
  );
}

/** The PATH, then what `pg_config` says, then the folders of packages. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [...onPath, ...(asked ? [asked] : []), ...binariesOfPackages()].find(hasServer);
}

/** How to get PostgreSQL on this system. */
export function postgresHelp(): string {
  const reason = 'The tests of the API need a PostgreSQL server (its programs only, none has to run): ';
  if (process.platform === 'darwin') return `${reason}brew install postgresql@17`;
  if (existsSync('/usr/bin/apt-get')) return `${reason}sudo apt-get install postgresql`;
  if (existsSync('/usr/bin/dnf')) return `${reason}sudo dnf install postgresql-server`;
  return `${reason}install it and put its folder of programs (initdb, postgres) on the PATH`;
}

/** Finds PostgreSQL, or as root on Debian installs it; a test is never skipped for want of it. */
export function requirePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  if (!canInstall()) throw new Error(postgresHelp());
  console.log('PostgreSQL is missing: installing Debian’s package for the tests.');
  installFirst(aptGet({ ...process.env, RUNLEVEL: '1' }, 'ignore'), ['postgresql']);
  const installed = findPostgres();
  if (!installed) throw new Error(postgresHelp());
  return installed;
}
