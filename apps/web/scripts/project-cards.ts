import { bindShortWords } from '../src/app/bound-titles.ts';
import { projects } from '../src/content/realisations/projets.ts';
import type { ProjectCard } from '../src/content/schema/project.ts';
import { virtualModule } from './virtual-module.ts';

const cards: readonly ProjectCard[] = projects.map(
  ({ slug, category, title, description, alt, tags, client, status, loop }) => ({
    slug,
    category,
    title: bindShortWords(title),
    description,
    alt,
    tags: tags.slice(0, 2),
    client,
    ...(status && { status }),
    ...(loop && { loop }),
  }),
);

/** The module `virtual:project-cards`: each project's data for lists, without the content of its own page. */
export const projectCards = virtualModule(
  'project-cards',
  () => `export const projectCards = ${JSON.stringify(cards)};`,
);
