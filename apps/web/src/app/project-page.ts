import { filterOfCategory, projectFilters } from '../content/realisations/filters.ts';
import type { PageContent } from '../content/schema/page.ts';
import type { Project } from '../content/schema/project.ts';
import { loadProject } from '../features/portfolio-grid/load-project.ts';
import { Project as ProjectSection } from '../sections/project/Project.tsx';
import { pageOfProject, pageTitleOf } from '../site/projects.ts';

/** The content of a project’s page, from its file. */
export function contentOfProject(project: Project): PageContent {
  return {
    title: pageTitleOf(project),
    description: project.description,
    accent: projectFilters[filterOfCategory(project.category)].accent,
    sections: [{ kind: 'project', project }],
  };
}

/** The page of a project; undefined if there is no such project. */
export async function projectPage(slug: string) {
  const project = await loadProject(slug);
  if (!project) return undefined;
  const content = contentOfProject(project);
  return { page: pageOfProject(project), content, claims: [], components: { project: ProjectSection } };
}
