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

it('no title of a section can break after an article or a preposition', () => {
  const loose = /(?<![\p{L}’])(?:à|au|aux|de|des|du|en|et|la|le|les|ou|par|sur|un|une) (?=\S{1,10}(?: |$))/u;
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter(({ title }) => loose.test(title))).toEqual([]);
});

/** What fits a screen of 320 px in the size of a page's title. */
const WIDEST = 18;

it('no title holds a run of words too wide for a phone', () => {
  const wide = titles.filter(({ title }) => title.split(' ').some((run) => run.length > WIDEST));
  expect(wide).toEqual([]);
});
