import { type FilterCode, filterCodes, showsCategory } from '../../content/projects/filters.ts';
import { projectCards } from '../../content/projects/project-cards.built.ts';
import type { ProjectCard } from '../../content/schema/project.ts';

export const FILTER = 'categorie';

export function projectsShown(filter: FilterCode): readonly ProjectCard[] {
  return projectCards.filter(({ category }) => showsCategory(filter, category));
}

/** The filters that show a project, in the order of the buttons. */
export const filters = filterCodes.filter((code) => projectsShown(code).length > 0);

export const filterIn = (parameters: URLSearchParams): FilterCode =>
  filters.find((code) => code === parameters.get(FILTER)) ?? 'all';
