import type { PageContent } from '../schema/page.ts';
import { categories, type ProjectCategory } from './categories.ts';

/**
 * Filters of the portfolio, in order, each with the accent of its projects' pages. Shared addresses contain the codes: they never change.
 */
export const projectFilters = {
  all: { label: 'Tous', accent: 'forest' },
  web: { label: 'Web', accent: 'forest' },
  animation_web: { label: 'Animation Web', accent: 'berry' },
  ecommerce: { label: 'Boutiques en ligne', accent: 'larch' },
  medical: { label: 'Santé', accent: 'river' },
  fintech: { label: 'Technologies financières', accent: 'river' },
  ai: { label: 'IA', accent: 'forest' },
  branding: { label: '3D & Animation', accent: 'berry' },
  boxxpilot: { label: 'BoxxPilot', accent: 'larch' },
} as const;

export type FilterCode = keyof typeof projectFilters;

export const filterCodes = Object.keys(projectFilters) as FilterCode[];

/** The narrowest filter that shows a category. */
export const filterOfCategory = (category: ProjectCategory): FilterCode => categories[category].filter;

export const accentOfCategory = (category: ProjectCategory): PageContent['accent'] =>
  projectFilters[filterOfCategory(category)].accent;

export const showsCategory = (code: FilterCode, category: ProjectCategory): boolean =>
  code === 'all' || code === filterOfCategory(category);
