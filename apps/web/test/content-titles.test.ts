import { expect, it } from 'vitest';
import { withBoundTitles } from '../src/app/bound-titles.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { agency } from '../src/site/agency.ts';
import { documentTitle } from '../src/site/titles.ts';

const modules = import.meta.glob<PageContent>(
  ['../src/content/{pages,services,secteurs,articles,legal}/*.ts', '../src/content/not-found.ts'],
  { import: 'default', eager: true },
);

const titles = Object.entries(modules).flatMap(([file, content]) =>
  withBoundTitles(content).sections.flatMap((section) =>
    'title' in section && section.title ? [{ file: file.replace('../src/content/', ''), title: section.title }] : [],
  ),
);

/** Characters of a page title that fit the narrowest column, and a phone of 320 px. */
const WIDEST = 14;

it('no section title can break after an article or a preposition, unless the two together are too wide', () => {
  const loose = /(?<=^| )(?:à|au|aux|de|des|deux|du|en|et|la|le|les|ou|par|sur|un|une|votre) [^ ]+/gu;
  const broken = titles.filter(({ title }) => [...title.matchAll(loose)].some(([run]) => run.length <= WIDEST));
  expect(titles.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

it('no-break spaces create no sequence too wide for a phone', () => {
  const runs = titles.flatMap(({ title }) => title.split(' ').filter((run) => /^\p{L}+\u00a0\p{L}/u.test(run)));
  expect(runs.filter((run) => run.length > WIDEST)).toEqual([]);
});

it('a document’s title ends with the brand if search engines show both, unless it has two parts', () => {
  const room = 60 - ` | ${agency.name}`.length;
  expect(documentTitle('a'.repeat(room))).toBe(`${'a'.repeat(room)} | ${agency.name}`);
  expect(documentTitle('a'.repeat(room + 1))).toBe('a'.repeat(room + 1));
  expect(documentTitle('Contact | Devis')).toBe('Contact | Devis');
});
