import type { Project, ProjectContent } from '../../content/schema/project.ts';

// The query keeps these chunks separate from the copies in pages that show a project among other content.
const modules = import.meta.glob<ProjectContent>(
  [
    '../../content/projects/*.ts',
    '!../../content/projects/{categories,filters,project-cards.built,projects}.ts',
    '!**/*.{d,test}.ts',
  ],
  { import: 'default', query: '?project' },
);

/** The content of a project, in a chunk of its own; undefined if there is no such project. */
export async function loadProject(slug: string): Promise<Project | undefined> {
  const content = await modules[`../../content/projects/${slug}.ts`]?.();
  return content && { slug, ...content };
}
