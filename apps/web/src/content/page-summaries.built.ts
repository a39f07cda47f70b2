import { type PageId, pages } from '../site/pages.ts';
import { readPageContents } from './page-contents.ts';

const contents = await readPageContents();

/** The summary of each published page. The site plan then needs no page's content. */
export const pageSummaries: Readonly<Partial<Record<PageId, string>>> = Object.fromEntries(
  pages.map(({ id, content }) => [id, contents.get(content)?.summary]),
);
