import { type FilterCode, filterOfCategory } from '../content/realisations/filters.ts';
import type { PageContent } from '../content/schema/page.ts';
import type { Project } from '../content/schema/project.ts';
import { bindShortWords } from '../lib/short-words.ts';
import { pageTitleOf } from '../site/projects.ts';

/** Accent of each project family. */
const accents: Readonly<Record<FilterCode, PageContent['accent']>> = {
  all: 'forest',
  web: 'forest',
  animation_web: 'berry',
  ecommerce: 'larch',
  medical: 'river',
  fintech: 'river',
  ai: 'forest',
  branding: 'berry',
  boxxpilot: 'larch',
};

/** The page of a project, built from its file. */
export function contentOfProject(project: Project): PageContent {
  return {
    title: pageTitleOf(project),
    description: project.description,
    accent: accents[filterOfCategory(project.category)],
    sections: [{ kind: 'project', project: { ...project, title: bindShortWords(project.title) } }],
  };
}
