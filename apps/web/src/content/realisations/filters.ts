import type { ProjectCategory } from '../schema/project.ts';

interface ProjectFilter {
  readonly label: string;
  /** Categories of the filter; all if omitted. */
  readonly categories?: readonly ProjectCategory[];
}

/** Filters of the portfolio, in order. Shared addresses contain the codes: they never change. */
export const projectFilters = {
  all: { label: 'Tous' },
  web: {
    label: 'Web',
    categories: ['web', 'corporate', 'restaurant', 'construction', 'photography', 'agency', 'marketing', 'portfolio'],
  },
  animation_web: { label: 'Animation Web', categories: ['animation_web'] },
  ecommerce: { label: 'Boutiques en ligne', categories: ['ecommerce'] },
  medical: { label: 'Santé', categories: ['medical'] },
  fintech: { label: 'Technologies financières', categories: ['fintech'] },
  ai: { label: 'IA', categories: ['ai'] },
  branding: { label: '3D & Animation', categories: ['branding', 'animation'] },
  boxxpilot: { label: 'BoxxPilot', categories: ['boxxpilot'] },
} as const satisfies Record<string, ProjectFilter>;

export type FilterCode = keyof typeof projectFilters;

/** Every code, in the order of the buttons. */
export const filterCodes = Object.keys(projectFilters) as FilterCode[];

export function showsCategory(code: FilterCode, category: ProjectCategory): boolean {
  const { categories }: ProjectFilter = projectFilters[code];
  return categories === undefined || categories.includes(category);
}

/** The filter with this code, or `all`. */
export function filterOf(code: string | null): FilterCode {
  return filterCodes.find((known) => known === code) ?? 'all';
}

/** The narrowest filter that shows a category. */
export function filterOfCategory(category: ProjectCategory): FilterCode {
  return filterCodes.find((code) => code !== 'all' && showsCategory(code, category)) ?? 'all';
}
