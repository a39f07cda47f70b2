import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themes } from '../src/content/declarations/rgesn.built.ts';
import accessibility from '../src/content/pages/accessibilite.ts';
import { promised } from '../src/site/agency.ts';
import { cardPicture, projectPicture, thumbnail } from '../src/site/projects.ts';
import { textsOf } from './support/content-texts.ts';

const accessible = textsOf(accessibility).join('\n');

it('the declaration has the 78 criteria of the framework, each with its level', () => {
  const criteria = themes.flatMap((theme) => theme.criteria);
  const count = (level: string) => criteria.filter((criterion) => criterion.level === level).length;
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(78);
  expect([count('priority'), count('recommended'), count('moderate')]).toEqual([30, 29, 19]);
});

it('the declaration speaks of one origin for files only: the API may have an address of its own', () => {
  const ofOrigins = themes
    .flatMap(({ criteria }) => criteria)
    .filter(({ reason }) => reason.includes('une seule origine'));
  expect(ofOrigins.map(({ title, reason }) => `${title} — ${reason}`)).toEqual([
    expect.stringMatching(/fichiers.*API /),
  ]);
  expect(themes.flatMap(({ criteria }) => criteria.map(({ reason }) => reason)).join()).not.toContain('Tout vient de');
});

it('the declaration on ecodesign counts the sizes of a picture of the portfolio as they are', () => {
  const { reason } = themes.flatMap(({ criteria }) => criteria).find(({ id }) => id === '6.4') ?? {};
  const names = ['', '', 'Deux', 'Trois', 'Quatre'];
  expect(reason).toMatch(
    new RegExp(`^${names[new Set([projectPicture, cardPicture, thumbnail]).size]} tailles par image`),
  );
});

it('the declaration on accessibility gives the first reply, like every page, and when the answer to an obstacle is complete', () => {
  for (const delay of [promised.reply, promised.obstacle]) expect(accessible).toContain(delay);
});

it('the declaration on accessibility names the versions of its tools', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const named = [...accessible.matchAll(/([a-z-]+), version ([\d.]+)/g)];
  expect(named.map(([, tool]) => tool)).toEqual(['axe-core', 'html-validate']);
  for (const [, tool, version] of named) expect(manifest).toContain(`"${tool}": "${version}.`);
});
