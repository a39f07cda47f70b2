import { expect, it } from 'vitest';
import policy from '../src/content/legal/politique-confidentialite.ts';
import * as keys from '../src/site/storage-keys.ts';
import { sectionOf } from './support/section-of.ts';

it('the privacy policy lists exactly the keys that the site writes in the browser', () => {
  const tables = sectionOf(policy, 'prose')
    .parts.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'rows' in block ? [block] : []));
  const named = tables.find(({ head }) => head[0] === 'Clé')?.rows.map(([key]) => key);
  // `store` accepts no other.
  expect(named?.toSorted()).toEqual(Object.values(keys).sort());
});
