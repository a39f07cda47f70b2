import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPageContents } from '../../src/content/page-contents.ts';
import { textsOf } from '../support/content-texts.ts';
import { publicPages } from './site.ts';

/** Kinds of sections without state: what they say is on the page when it opens. */
const isStatic = (kind: string) => existsSync(fileURLToPath(new URL(`../../src/sections/${kind}`, import.meta.url)));

/** Fields that another test holds, or that are not words of the page: links, alternatives of pictures, cards of projects, nouns after a number. */
const ELSEWHERE = ['target', 'value', 'logoAlt', 'pictureText', 'projects', 'moreNoun'];

/** A sentence or a title, and not a name for the code; one with a placeholder is on the page in another form. */
const isForReaders = (text: string) => /\s/.test(text) && !text.includes('{');

const lettersOf = (text: string) => text.replace(/[\s\u2060]+/g, '');

it('each text of a section is on its page: a field that no component shows would be lost', async () => {
  const contents = await readPageContents();
  const lost = publicPages.flatMap(({ page, document }) => {
    const sections = page.kind === 'project' ? [] : (contents.get(page.content)?.sections ?? []);
    const shown = lettersOf(document.querySelector('main')?.textContent ?? '');
    return sections
      .filter(({ kind }) => isStatic(kind))
      .flatMap((section) => textsOf(section, ELSEWHERE).map((text) => ({ kind: section.kind, text })))
      .filter(({ text }) => isForReaders(text) && !shown.includes(lettersOf(text)))
      .map(({ kind, text }) => `${page.path}: "${text}" of ${kind}`);
  });
  expect(lost, 'show them in sections/<kind>/').toEqual([]);
});
