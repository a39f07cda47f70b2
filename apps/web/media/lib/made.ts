/**
 * From what each committed picture, film and model was made: `made.json` has a hash for each. What an encoder or a browser changes is not
 * in it, nor the fonts and colours of the site: a picture is only old if it shows other words or shapes than its source.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../made.json', import.meta.url);
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const hashOf = (sources: readonly string[]) =>
  createHash('sha256').update(sources.join('\0')).digest('hex').slice(0, 12);

/** Notes from what a picture was just made. Its name starts with that of its command: `share/home.png`. */
export function noteMade(name: string, sources: readonly string[]): void {
  const entries = Object.entries({ ...read(), [name]: hashOf(sources) }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The commands that make anew what was made from something else. */
export function commandsForOld(all: ReadonlyMap<string, readonly string[]>): string[] {
  const made = read();
  const old = [...all].filter(([name, sources]) => made[name] !== hashOf(sources));
  return old.map(([name]) => `npm run media -- ${name.replace('/', ' -- --only=').replace(/\.\w+$/, '')}`);
}
