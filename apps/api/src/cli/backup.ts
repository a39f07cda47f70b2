import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { errorCode } from '../error-code.ts';
import { LOCK_WAIT_MS, retryWhileLocked } from '../outbox/retry-while-locked.ts';
import type { Tables } from '../outbox/tables.ts';
import { CommandError } from './command-error.ts';

/**
 * Writes a consistent copy while the server runs: SQLite's own `VACUUM INTO`, or `pg_dump`.
 * @throws CommandError
 */
export async function backUp(db: Kysely<Tables>, config: DatabaseConfig, target: string): Promise<void> {
  const file = resolve(target);
  if (existsSync(file)) throw new CommandError(`${file} existe déjà : choisissez un autre nom.`);
  if (config.kind === 'postgres') return dump(config.url, file);
  try {
    await retryWhileLocked(LOCK_WAIT_MS, () => sql`vacuum into ${file}`.execute(db));
  } catch (error) {
    if (errorCode(error) !== 'SQLITE_CANTOPEN') throw error;
    throw new CommandError(`Impossible d’écrire ${file} : le dossier n’existe pas ou refuse l’écriture.`);
  }
}

async function dump(url: string, file: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const child = spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Passed in the environment: any account of the machine can read a command line.
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  });
  const [code] = await once(child, 'close').catch(() => {
    throw new CommandError(
      'pg_dump est introuvable ici : lancez-le là où tourne PostgreSQL (voir docs/operations.md).',
    );
  });
  if (code !== 0) throw new CommandError(`pg_dump a échoué (code ${code}).`);
}
