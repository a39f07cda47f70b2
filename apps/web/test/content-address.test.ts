import { expect, it } from 'vitest';
import { knowledge } from '../src/content/faq-knowledge.ts';
import privacy from '../src/content/legal/politique-confidentialite.ts';
import { readPageContents } from '../src/content/page-contents.ts';
import { promises } from '../src/content/promises.ts';
import { textsOf } from './support/content-texts.ts';

const sources = import.meta.glob<string>('../src/features/*/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Features that write what they are given in the page's address, which a reload sends to the server. */
const writers = new Set(
  Object.entries(sources)
    .filter(([, source]) =>
      [...source.matchAll(/const (\{[^}]*\}|\w+) = useKept\(([^)]*)\)/g)].some(
        ([, result, inputs]) => /^\w|change/.test(result ?? '') && !inputs?.includes("'private'"),
      ),
    )
    .map(([file]) => file.split('/').at(-2)),
);
const sections = [...(await readPageContents())].flatMap(([, page]) =>
  page.sections.filter(({ kind }) => writers.has(kind)),
);
const stays =
  /rien n’(?:est|a été) envoyé|sans rien envoyer|quitter? (?:pas )?votre navigateur|reste dans votre navigateur/i;

it('a tool that writes in the address says that the server may read it, and so does the privacy policy', () => {
  expect(sections.map(({ kind }) => kind).sort()).toEqual([...writers].sort());
  for (const content of [...sections, privacy])
    expect(textsOf(content).join('\n'), 'write `promises.inAddress` in its introduction').toContain(promises.inAddress);
});

it('neither it nor the bot, of it, says that nothing is sent', () => {
  const ids = new Set(sections.flatMap((section) => ('id' in section ? [section.id] : [])));
  const ofTools = knowledge.filter(({ fragment }) => fragment && ids.has(fragment));
  expect(ofTools).not.toEqual([]);
  expect([...sections, ...ofTools].flatMap((content) => textsOf(content)).filter((text) => stays.test(text))).toEqual(
    [],
  );
});
