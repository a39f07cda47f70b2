import { accentOfCategory } from '../content/projects/filters.ts';
import type { PageContent } from '../content/schema/page.ts';
import type { Project } from '../content/schema/project.ts';
import { projectEnd } from '../content/tools/portfolio.ts';
import { loadProject } from '../features/portfolio-grid/load-project.ts';
import { CallToAction } from '../sections/call-to-action/CallToAction.tsx';
import { Project as ProjectSection } from '../sections/project/Project.tsx';
import { pageOfProject, pageTitleOf } from '../site/projects.ts';

export function contentOfProject(project: Project): PageContent {
  return {
    title: pageTitleOf(project),
    description: project.description,
    accent: accentOfCategory(project.category),
    sections: [{ kind: 'project', project }, projectEnd],
  };
}

export async function projectPage(slug: string) {
  const project = await loadProject(slug);
  if (!project) return undefined;
  return {
    page: pageOfProject(project),
    content: contentOfProject(project),
    claims: [],
    components: { project: ProjectSection, 'call-to-action': CallToAction },
  };
}
