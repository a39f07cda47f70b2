import { type PageId, pages } from '../site/pages.ts';
import { readPageContents } from './page-contents.ts';
import { publishedProjects } from './projects/projects.ts';

const contents = await readPageContents();
const projects = publishedProjects.map(({ title, client }) => `${title} ${client}`);

/** What the search reads of each published page: its title, its heading and its summary; of the portfolio, also the names of projects and clients. */
export const pageTexts: Readonly<Partial<Record<PageId, string>>> = Object.fromEntries(
  pages.map(({ id, content }) => {
    const { title, summary, sections = [] } = contents.get(content) ?? {};
    const heading = sections.find((section) => section.kind === 'hero');
    return [id, [title, heading?.title, summary, ...(id === 'portfolio' ? projects : [])].join(' ')];
  }),
);
