import type { Project } from '../../content/schema/project.ts';

// The mark keeps these scripts apart from the copies in pages that show a project among other things.
const modules = import.meta.glob<Project>(
  [
    '../../content/realisations/*.ts',
    '!../../content/realisations/{categories,filters,projets}.ts',
    '!**/*.{d,test}.ts',
  ],
  { import: 'default', query: '?project' },
);

/** The content of a project, each in a script of its own; undefined when there is no such project. */
export async function loadProject(slug: string): Promise<Project | undefined> {
  return modules[`../../content/realisations/${slug}.ts`]?.();
}
