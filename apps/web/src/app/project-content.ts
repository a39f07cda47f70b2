import { accentOfCategory } from '../content/realisations/filters.ts';
import type { PageContent } from '../content/schema/page.ts';
import type { Project } from '../content/schema/project.ts';
import { projectEnd } from '../content/tools/portfolio.ts';
import { pageTitleOf } from '../site/projects.ts';

/** The page of a project, built from its file. */
export function contentOfProject(project: Project): PageContent {
  return {
    title: pageTitleOf(project),
    description: project.description,
    accent: accentOfCategory(project.category),
    sections: [{ kind: 'project', project }, projectEnd],
  };
}
