import { bindShortWords } from '../../lib/short-words.ts';
import type { ProjectCard } from '../schema/project.ts';
import { categories } from './categories.ts';
import { projects } from './projects.ts';

/** The part of each project that lists show, in page order, without the content of its own page. */
export const projectCards: readonly ProjectCard[] = projects.map(
  ({ slug, category, title, summary, alt, tags, client, status, loop }) => ({
    slug,
    category,
    title: bindShortWords(title),
    summary,
    alt,
    // The category is on the card too.
    tags: tags.filter((tag) => tag !== categories[category].label).slice(0, 2),
    client,
    ...(status && { status }),
    ...(loop && { loop }),
  }),
);
