import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { src } from './source.ts';

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

/** Names of classes and animations of a sheet, by its path, in their order. */
const namesOf = new Map(
  sheets.map((sheet) => {
    const rules = readFileSync(src + sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [sheet, [...new Set(rules.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]];
  }),
);

/**
 * The name of a class or an animation in the built site: capitals for its sheet, which nothing else in a sheet has, then its place in
 * the sheet.
 * Hashes hardly compress: with them, the style sheet weighs 3 kB more.
 * @param file absolute path of the sheet
 */
export function className(name: string, file: string): string {
  const path = relative(src, file);
  const [sheet, place] = [sheets.indexOf(path), namesOf.get(path)?.indexOf(name) ?? -1];
  if (sheet < 0 || place < 0) throw new Error(`scripts/class-names.ts does not find "${name}" in ${file}.`);
  const letters = sheet.toString(26).replace(/./g, (digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[parseInt(digit, 26)] ?? '');
  return `${letters}${place}`;
}
