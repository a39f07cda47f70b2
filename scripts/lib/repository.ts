import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVariables } from '../../docker/env-file.mjs';
import { type Environment, SettingError } from '../../packages/shared/src/settings.ts';

/** With a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRepository = (path: string): string => join(root, path);

export const turbo: string = inRepository('node_modules/.bin/turbo');

/** Builds contain their date: Turborepo keeps one of them until the end of its month. */
const forTurborepo = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  BUILD_MONTH: new Date().toISOString().slice(0, 'yyyy-mm'.length),
} as const;

const filled = (variables: Environment): Environment =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));

/** Variables that no program reads: perhaps misspelt. */
function unknownIn(files: readonly Environment[]): readonly string[] {
  const names = [...new Set(files.flatMap(Object.keys))];
  const known = names.length > 0 ? readFileSync(inRepository('.env.example'), 'utf8') : '';
  return names.filter((name) => !known.includes(`\n#${name}=`));
}

/**
 * The process's variables over those of `.env`, then those of `site.env`: the command line wins, and a blank value hides
 * nothing. Turborepo stays offline.
 * @throws SettingError if a file cannot be read
 */
export function readEnvironment(files: readonly string[] = ['.env', 'site.env'].map(inRepository)): Environment {
  const read = files.filter(existsSync).map((file) => filled(readVariables(file, SettingError)));
  const names = unknownIn(read);
  if (names.length > 0) console.error(`.env.example n’a pas ${names.join(', ')}\u00a0: le nom est-il juste?`);
  return Object.assign({}, ...read.reverse(), filled(process.env), forTurborepo);
}

/** The process's variables without those of the site, so that tests see the same site everywhere. */
export function cleanEnvironment(): Environment {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return { ...Object.fromEntries(others), ...forTurborepo };
}
