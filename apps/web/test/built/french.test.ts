import { beforeAll, expect, it } from 'vitest';
import { createFrenchLint, type FrenchLint } from '../french/lint.ts';
import { readablesOf } from '../french/readable.ts';
import { builtPages, contentOf } from './site.ts';

let lint: FrenchLint;
beforeAll(async () => {
  lint = await createFrenchLint();
});

it.each(builtPages)(
  'the French of $file: text, alternative texts, labels, descriptions, structured data',
  ({ html }) => {
    const readables = readablesOf(html);
    expect(readables.length).toBeGreaterThan(20);
    expect(lint(readables)).toEqual([]);
  },
);

it('the French of the manifest', () => {
  const manifest = JSON.parse(contentOf('/manifest.webmanifest').toString()) as { name: string };
  expect(lint([{ where: 'manifest', text: manifest.name }])).toEqual([]);
});
