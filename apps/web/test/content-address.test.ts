import { expect, it } from 'vitest';
import { knowledge } from '../src/content/faq-knowledge.ts';
import privacy from '../src/content/legal/politique-confidentialite.ts';
import { readPageContents } from '../src/content/page-contents.ts';
import { promises } from '../src/content/promises.ts';
import { section } from '../src/content/schema/page.ts';
import { textsOf } from './support/content-texts.ts';

const sources = import.meta.glob<string>('../src/features/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Features that write what they are given in the page's address, which a reload sends to the server. */
const writers = new Set(
  Object.entries(sources)
    .filter(([, source]) =>
      [...source.matchAll(/const (\{[^}]*\}|\w+) = useKept\(([^)]*)\)/g)].some(
        ([, result, inputs]) => /^\w|change/.test(result ?? '') && !inputs?.includes("'private'"),
      ),
    )
    .map(([file]) => file.split('/')[3]),
);
const sections = [...(await readPageContents())].flatMap(([, page]) =>
  page.sections.filter(({ kind }) => writers.has(kind)),
);
const stays =
  /rien n’(?:est|a été) envoyé|sans rien envoyer|quitter? (?:pas )?votre navigateur|reste dans votre navigateur/i;

it('a tool that writes in the address says that the server may read it, and so does the privacy policy', () => {
  const kinds = new Set<string | undefined>(section.options.map((option) => option.shape.kind.value));
  expect(
    [...writers].filter((writer) => !kinds.has(writer)),
    'a folder of features has the name of its kind of section',
  ).toEqual([]);
  expect(sections).not.toEqual([]);
  for (const content of [...sections, privacy])
    expect(textsOf(content).join('\n'), 'write `promises.inAddress` in its introduction').toContain(promises.inAddress);
});

it('neither it nor the bot, of it, says that nothing is sent', () => {
  const ids = new Set(sections.flatMap((one) => ('id' in one ? [one.id] : [])));
  const ofTools = knowledge.filter(({ fragment }) => fragment && ids.has(fragment));
  expect(ofTools).not.toEqual([]);
  expect([...sections, ...ofTools].flatMap((content) => textsOf(content)).filter((text) => stays.test(text))).toEqual(
    [],
  );
});
