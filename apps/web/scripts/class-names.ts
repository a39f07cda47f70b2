import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { src } from './source.ts';

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();
const classes = new Map<string, string[]>();

/**
 * The name of a class in the built site: capitals for its sheet, which nothing else in a sheet has, then its number in the sheet.
 * Hashes hardly compress: with them, the style sheet weighs 3 kB more. The client's build asks for every class before the prerender's
 * does, in the same process, so both get the same numbers.
 * @param file absolute path of the sheet
 */
export function className(name: string, file: string): string {
  const sheet = relative(src, file);
  const known = classes.get(sheet) ?? [];
  classes.set(sheet, known);
  if (!known.includes(name)) known.push(name);
  const letters = sheets
    .indexOf(sheet)
    .toString(26)
    .replace(/./g, (digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[parseInt(digit, 26)] ?? '');
  return `${letters}${known.indexOf(name)}`;
}
