import { expect, it } from 'vitest';
import { withBoundTitles } from '../src/app/bound-titles.ts';
import type { PageContent } from '../src/content/schema/page.ts';

const modules = import.meta.glob<PageContent>(
  ['../src/content/{pages,services,secteurs,articles,legal}/*.ts', '../src/content/not-found.ts'],
  { import: 'default', eager: true },
);

const titles = Object.entries(modules).flatMap(([file, content]) =>
  withBoundTitles(content).sections.flatMap((section) =>
    'title' in section && section.title ? [{ file: file.replace('../src/content/', ''), title: section.title }] : [],
  ),
);

/** Characters that fit the narrowest column, and a phone of 320 px, at the size of a page's title. */
const WIDEST = 14;

it('no title of a section can break after an article or a preposition, unless what follows is too wide to be kept with it', () => {
  const loose = /(?<=^| )(?:à|au|aux|de|des|deux|du|en|et|la|le|les|ou|par|sur|un|une|votre) [^ ]+/gu;
  const broken = titles.filter(({ title }) => [...title.matchAll(loose)].some(([run]) => run.length <= WIDEST));
  expect(titles.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

it('binding makes no run of words too wide for a phone', () => {
  const runs = titles.flatMap(({ title }) => title.split(' ').filter((run) => /^\p{L}+\u00a0\p{L}/u.test(run)));
  expect(runs.filter((run) => run.length > WIDEST)).toEqual([]);
});
