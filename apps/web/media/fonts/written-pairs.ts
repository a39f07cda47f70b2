/** Pairs of adjacent characters in the site's texts: the pairs worth kerning. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../src/content/', import.meta.url));

/** Accents, the value of a digit and the kind of space do not change the spacing of a pair. */
function plain(character: string): string {
  if (/[0-9]/.test(character)) return '0';
  return /\s/.test(character) ? ' ' : character.normalize('NFD').charAt(0);
}

/** String literals of a source file. Reading the source includes strings that functions concatenate. */
const stringsOf = (source: string) => source.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [];

const words = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => stringsOf(readFileSync(content + name, 'utf8')))
  // Template values are nearly always numbers.
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
