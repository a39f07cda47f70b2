import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import policy from '../src/content/legal/politique-confidentialite.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Keys that the source code writes to the browser's storage: constants of the same file, or literals. */
function storageKeys(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(src, file), 'utf8');
      return [...source.matchAll(/\bstore\('\w+Storage',\s*([\w'"]+)/g)].map(([, name = '']) => {
        const literal = /^['"](.*)['"]$/.exec(name) ?? new RegExp(`const ${name} = '([^']+)'`).exec(source);
        return literal?.[1] ?? `${file}: ${name}`;
      });
    })
    .sort();
}

it('the privacy policy lists exactly the keys that the site writes in the browser', () => {
  const tables = policy.sections
    .flatMap((section) => ('parts' in section ? section.parts : []))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('table' in block ? [block.table] : [])));
  const named = tables.find(({ head }) => head[0] === 'Clé')?.rows.map(([key]) => key);
  expect(named?.toSorted()).toEqual(storageKeys());
});
