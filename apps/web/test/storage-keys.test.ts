import { expect, it } from 'vitest';
import policy from '../src/content/legal/politique-confidentialite.ts';
import * as keys from '../src/site/storage-keys.ts';

it('the privacy policy lists exactly the keys that the site writes in the browser', () => {
  const tables = policy.sections
    .flatMap((section) => ('parts' in section ? section.parts : []))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('table' in block ? [block.table] : [])));
  const named = tables.find(({ head }) => head[0] === 'Clé')?.rows.map(([key]) => key);
  // `store` accepts no other.
  expect(named?.toSorted()).toEqual(Object.values(keys).sort());
});
