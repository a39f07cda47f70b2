import { publishedProjects } from '../../src/content/projects/projects.ts';
import { hasInteractiveDemo } from '../../src/site/projects.ts';

export const hasProjects = publishedProjects.length > 0;

export const hasDemos = publishedProjects.some(hasInteractiveDemo);

/** Whether the site still has this demo: the tests of one are skipped once its project is replaced or removed. */
export const hasDemo = (slug: string) => publishedProjects.some((project) => project.slug === slug && project.website);

/** Whether the site still has the three demos that the tests play on the home page. */
export const hasHomeDemos = ['fromagerie-brise-noire', 'clinique-marche-douce', 'toitures-granit-nord'].every(hasDemo);

/** The test files that need projects or demos: no runner reads them while the site has none. */
export const withoutProjects: readonly string[] = [
  ...(hasProjects
    ? []
    : [
        '**/test/{projects,project-titles}.test.{ts,tsx}',
        '**/test/built/projects.test.ts',
        '**/portfolio-grid/filter.test.ts',
        '**/e2e/{portfolio*,rings}.spec.ts',
        '**/engines/overlay.test.ts',
      ]),
  ...(hasDemos ? [] : ['**/test/built/demos.test.ts', '**/e2e/demo*.spec.ts', '**/engines/playing.test.ts']),
];
