import { type PageId, pages } from '../site/pages.ts';
import { readPageContents } from './page-contents.ts';
import { publishedProjects } from './projects/projects.ts';

const contents = await readPageContents();
const projects = publishedProjects.map(({ title, client }) => `${title} ${client}`);

/**
 * What the search reads of each published page: its title, heading and summary, also its type and keywords if it sells a service (the
 * keywords of other pages name the subjects of many); of the portfolio, the names of projects and clients.
 */
export const pageTexts: Readonly<Partial<Record<PageId, string>>> = Object.fromEntries(
  pages.map(({ id, content }) => {
    const { title, summary, keywords, service, sections = [] } = contents.get(content) ?? {};
    const heading = sections.find((section) => section.kind === 'hero')?.title;
    const own = id === 'portfolio' ? projects : service ? [service.type, keywords] : [];
    return [id, [title, heading, summary, ...own].join(' ')];
  }),
);
