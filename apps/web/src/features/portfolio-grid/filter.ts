import { projectCards } from 'virtual:project-cards';
import { type FilterCode, filterOf, showsCategory } from '../../content/realisations/filters.ts';
import type { ProjectCard } from '../../content/schema/project.ts';

/** Name of the filter in the page's address. */
export const FILTER = 'categorie';

export const filterIn = (parameters: URLSearchParams): FilterCode => filterOf(parameters.get(FILTER));

/** Projects that a filter shows, in order. */
export function projectsShown(filter: FilterCode): readonly ProjectCard[] {
  return projectCards.filter(({ category }) => showsCategory(filter, category));
}
