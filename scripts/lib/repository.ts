import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Environment } from '../../packages/shared/src/settings.ts';

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRepository = (path: string): string => join(root, path);

export type { Environment };

/** The variables of the repository's `.env` over those of `site.env`; none if neither exists. */
export function dotEnv(): Readonly<Record<string, string>> {
  const read = (name: string) =>
    existsSync(inRepository(name)) ? parseEnv(readFileSync(inRepository(name), 'utf8')) : {};
  return { ...read('site.env'), ...read('.env') } as Record<string, string>;
}

const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } as const;

/** The process's variables over those of `.env`: the command line wins. Turborepo stays offline. */
export function environment(): Environment {
  return { ...dotEnv(), ...process.env, ...quiet };
}

/** The process's variables as on a machine without `.env`, so that tests see the same site everywhere. */
export function cleanEnvironment(): Environment {
  const variables: Record<string, string | undefined> = { ...process.env, ...quiet };
  // The build reads both files itself; an empty variable hides their line and counts as unset.
  for (const name of Object.keys({ ...dotEnv(), ...variables })) if (name.startsWith('VITE_')) variables[name] = '';
  return variables;
}
