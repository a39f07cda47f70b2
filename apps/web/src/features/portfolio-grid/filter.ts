import { type FilterCode, filterOf, showsCategory } from '../../content/realisations/filters.ts';
import { projectCards } from '../../content/realisations/project-cards.built.ts';
import type { ProjectCard } from '../../content/schema/project.ts';

/** Query parameter of the filter. */
export const FILTER = 'categorie';

export const filterIn = (parameters: URLSearchParams): FilterCode => filterOf(parameters.get(FILTER));

/** Projects that match a filter, in order. */
export function projectsShown(filter: FilterCode): readonly ProjectCard[] {
  return projectCards.filter(({ category }) => showsCategory(filter, category));
}
