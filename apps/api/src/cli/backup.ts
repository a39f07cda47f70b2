import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { LOCK_WAIT_MS, retryWhileLocked } from '../outbox/database/retry-while-locked.ts';
import type { Tables } from '../outbox/database/tables.ts';
import { CommandError } from './command-error.ts';
import { makeNewFile } from './new-file.ts';

/**
 * Writes a consistent copy while the server runs: SQLite's own `VACUUM INTO`, or `pg_dump`. The copy gets its name once it is complete.
 * @throws CommandError
 */
export async function backUp(db: Kysely<Tables>, config: DatabaseConfig, target: string): Promise<void> {
  await makeNewFile(target, async (partial) => {
    if (config.kind === 'postgres') await dump(config.url, partial);
    else await retryWhileLocked(LOCK_WAIT_MS, () => sql`vacuum into ${resolve(partial)}`.execute(db));
  });
}

/** Parameters of the address that are for the connection, and the variable that says the same to PostgreSQL's programs. */
const PARAMETERS: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslrootcert: 'PGSSLROOTCERT',
  options: 'PGOPTIONS',
};

/** The server, account and database that the driver reads in the address, as variables: any account can read a command line. */
async function connectionVariables(url: string): Promise<Record<string, string>> {
  const { default: pg } = await import('pg');
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  // Without a host, the address may still have parameters: `postgres:///base?host=/var/run/postgresql`.
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const parameters = Object.entries(PARAMETERS).flatMap(([name, variable]) => {
    const value = query.get(name);
    // PostgreSQL's programs call encryption without a check of the certificate `require`.
    return value === null ? [] : [[variable, value === 'no-verify' ? 'require' : value]];
  });
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...Object.fromEntries(parameters),
  };
}

async function dump(url: string, file: string): Promise<void> {
  const child = spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(await connectionVariables(url)) },
  });
  const [code] = await once(child, 'close').catch(() => {
    throw new CommandError(
      'pg_dump est introuvable ici\u00a0: lancez-le là où tourne PostgreSQL (voir docs/operations.md).',
    );
  });
  if (code !== 0) throw new CommandError(`pg_dump a échoué (code ${code}).`);
}
