import { publishedProjects } from '../../src/content/realisations/projets.ts';

export const hasProjects = publishedProjects.length > 0;

/** Whether the site still has this demo: the tests of one are skipped once its project is replaced or removed. */
export const hasDemo = (slug: string) => publishedProjects.some((project) => project.slug === slug && project.website);

/** Whether the site still has the three demos that the tests play on the home page. */
export const hasHomeDemos = ['fromagerie-brise-noire', 'clinique-marche-douce', 'toitures-granit-nord'].every(hasDemo);

/** The test files that need projects: no runner reads them while the portfolio is empty. */
export const withoutProjects: readonly string[] = hasProjects
  ? []
  : [
      '**/test/{projects,project-titles}.test.{ts,tsx}',
      '**/test/built/{demos,projects}.test.ts',
      '**/realisations/filters.test.ts',
      '**/e2e/{portfolio*,demo*,rings}.spec.ts',
      '**/engines/{overlay,playing}.test.ts',
    ];
