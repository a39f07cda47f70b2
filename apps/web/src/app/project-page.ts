import { loadProject } from '../features/portfolio-grid/load-project.ts';
import { CallToAction } from '../sections/call-to-action/CallToAction.tsx';
import { Project } from '../sections/project/Project.tsx';
import { pageOfProject } from '../site/projects.ts';
import { contentOfProject } from './project-content.ts';
import type { ShownPage } from './shown-page.ts';

/** The page of a project; undefined if there is no such project. */
export async function projectPage(slug: string): Promise<ShownPage | undefined> {
  const project = await loadProject(slug);
  if (!project) return undefined;
  const content = contentOfProject(project);
  return {
    page: pageOfProject(project),
    content,
    claims: [],
    components: { project: Project, 'call-to-action': CallToAction },
  };
}
