import { expect, it } from 'vitest';
import { withModule } from '../../../test/support/fresh-modules.ts';
import { filterCodes, showsCategory } from '../../content/projects/filters.ts';
import { projects } from '../../content/projects/projects.ts';
import { filterIn } from './filter.ts';

const countOf = (code: (typeof filterCodes)[number]) =>
  projects.filter(({ category }) => showsCategory(code, category)).length;

it('each project is under « all » and under exactly one other filter', () => {
  expect(countOf('all')).toBe(projects.length);
  expect(filterCodes.slice(1).reduce((sum, code) => sum + countOf(code), 0)).toBe(projects.length);
});

it('the query selects the filter; an unknown code shows all projects', () => {
  expect(filterIn(new URLSearchParams('categorie=web'))).toBe('web');
  for (const query of ['categorie=inconnu', '']) expect(filterIn(new URLSearchParams(query))).toBe('all');
});

it('a filter without projects has no button, and its address shows all', async () => {
  withModule<typeof import('../../content/projects/project-cards.built.ts')>(
    'content/projects/project-cards.built.ts',
    ({ projectCards }) => ({
      projectCards: projectCards.filter(({ category }) => !showsCategory('medical', category)),
    }),
  );
  const portfolio = await import('./filter.ts');
  expect(portfolio.filters).toEqual(filterCodes.filter((code) => code !== 'medical'));
  expect(portfolio.filterIn(new URLSearchParams('categorie=medical'))).toBe('all');
});
