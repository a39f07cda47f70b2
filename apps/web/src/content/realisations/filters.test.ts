import { expect, it } from 'vitest';
import { filterCodes, filterOf, showsCategory } from './filters.ts';
import { projects } from './projets.ts';

const countOf = (code: (typeof filterCodes)[number]) =>
  projects.filter(({ category }) => showsCategory(code, category)).length;

it('the nine filters, in order', () => {
  expect(filterCodes).toEqual([
    'all',
    'web',
    'animation_web',
    'ecommerce',
    'medical',
    'fintech',
    'ai',
    'branding',
    'boxxpilot',
  ]);
});

it('each project is under « all » and under exactly one other filter', () => {
  expect(countOf('all')).toBe(projects.length);
  expect(filterCodes.slice(1).reduce((sum, code) => sum + countOf(code), 0)).toBe(projects.length);
  for (const code of filterCodes) expect(countOf(code), code).toBeGreaterThan(0);
});

it('the query selects the filter; an unknown code shows all projects', () => {
  expect(filterOf('ai')).toBe('ai');
  expect(filterOf('inconnu')).toBe('all');
  expect(filterOf(null)).toBe('all');
});
