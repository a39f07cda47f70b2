import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { src } from './source.ts';

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

/**
 * The name of a class or an animation in the built site: capitals for its sheet, which nothing else in a sheet has, then its place in
 * the sheet.
 * Hashes hardly compress: with them, the style sheet weighs 3 kB more.
 * @param file absolute path of the sheet
 */
export function className(name: string, file: string): string {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const classes = new Set(rules.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi));
  const [sheet, place] = [sheets.indexOf(relative(src, file)), [...classes].indexOf(name)];
  if (sheet < 0 || place < 0) throw new Error(`scripts/class-names.ts does not find "${name}" in ${file}.`);
  const letters = sheet.toString(26).replace(/./g, (digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[parseInt(digit, 26)] ?? '');
  return `${letters}${place}`;
}
