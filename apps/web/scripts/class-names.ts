import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const first = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const second = `aA${first}0123456789`;

/**
 * Names of two characters for the classes of all CSS modules: in the place of a hash, they save each page a kilobyte of HTML
 * and CSS. They are counted over the sources, so that the client's build and the prerender's agree. None begins with an a:
 * blockers of advertisements hide `.ad`.
 *
 * @param src absolute path of the sources
 * @returns the name of a class, or of keyframes, of a sheet
 */
export function shortClassNames(src: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  const keyOf = (name: string, file: string) => `${relative(src, file).replace(/\?.*/, '')} ${name}`;
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  for (const sheet of sheets.sort()) {
    const css = readFileSync(join(src, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)) {
      const key = `${sheet} ${name}`;
      const rank = names.size;
      if (names.has(key)) continue;
      names.set(key, `${first[Math.floor(rank / second.length)]}${second[rank % second.length]}`);
    }
  }
  if (names.size > first.length * second.length)
    throw new Error('There are more classes than names of two characters.');
  return (name, file) => {
    const short = names.get(keyOf(name, file));
    if (!short) throw new Error(`The class ${name} of ${file} has no short name.`);
    return short;
  };
}
