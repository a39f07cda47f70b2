import { publishedProjects } from '../../src/content/realisations/projets.ts';

export const hasProjects = publishedProjects.length > 0;

/** The test files that need projects: no runner reads them while the portfolio is empty. */
export const withoutProjects: readonly string[] = hasProjects
  ? []
  : [
      '**/test/{projects,project-titles}.test.{ts,tsx}',
      '**/test/built/{demos,projects}.test.ts',
      '**/realisations/filters.test.ts',
      '**/e2e/{portfolio*,demo*,rings}.spec.ts',
      '**/engines/playing.test.ts',
    ];
