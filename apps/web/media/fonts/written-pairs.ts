/** Which pairs of characters the site's words set side by side: what is worth kerning. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../src/content/', import.meta.url));

/** An accent does not change the space between two letters, nor one digit or kind of space from the next. */
function plain(character: string): string {
  if (/[0-9]/.test(character)) return '0';
  return /\s/.test(character) ? ' ' : character.normalize('NFD').charAt(0);
}

/** The strings of a source file: read there, the words that a function puts together count too. */
const stringsOf = (source: string) => source.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [];

const words = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => stringsOf(readFileSync(content + name, 'utf8')))
  // What a template puts in is a number nearly always.
  .map((text) =>
    text
      .slice(1, -1)
      .replace(/\\u00a0|\\u202f/g, ' ')
      .replace(/\$\{.*?\}/g, '0'),
  )
  .join('\n');

const pairs = new Set<string>();
let previous = '';
for (const character of words) {
  const next = plain(character);
  pairs.add(previous + next);
  previous = next;
}

export const isWritten = (left: string, right: string): boolean => pairs.has(plain(left) + plain(right));
