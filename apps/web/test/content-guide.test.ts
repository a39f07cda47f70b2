import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { page } from '../src/content/page.ts';
import { pageContent, section } from '../src/content/schema/page.ts';
import { pageIds } from '../src/site/pages.ts';
import { contentProblems } from './support/content-problems.ts';

const guide = readFileSync(new URL('../../../docs/content-guide.md', import.meta.url), 'utf8');

it('the guide lists exactly the existing kinds of sections', () => {
  const listed = [...guide.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, kind]) => kind);
  const kinds = section.options.map((option) => option.shape.kind.value);
  expect(listed.sort(), 'each kind has a line in a table of docs/content-guide.md').toEqual([...kinds].sort());
});

it('the guide’s sample page passes the checks', () => {
  const [, source] = /<!-- exemple -->\n```ts\n.*?export default (page\(.*?\n\}\));\n```/s.exec(guide) ?? [];
  const content: unknown = runInNewContext(source ?? '', { page });
  expect(contentProblems([{ file: 'formation.ts', content }], new Set())).toEqual([]);
  expect(pageContent.parse(content).sections[0]?.kind).toBe('hero');
});

it('the guide’s links use existing pages', () => {
  const named = [...guide.matchAll(/\bpage: '(\w+)'/g)].map(([, id]) => id);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !pageIds.some((known) => known === id))).toEqual([]);
});
