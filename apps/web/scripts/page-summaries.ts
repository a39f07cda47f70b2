import { pages } from '../src/site/pages.ts';
import { readPageContents } from './page-contents.ts';
import { virtualModule } from './virtual-module.ts';

/** The module `virtual:page-summaries`: each page's `summary`. The site plan then needs no page's content. */
export const pageSummaries = virtualModule('page-summaries', async ({ server }) => {
  const contents = await readPageContents(server?.ssrLoadModule);
  const summaries = Object.fromEntries(pages.map(({ id, content }) => [id, contents.get(content)?.summary]));
  return `export const pageSummaries = ${JSON.stringify(summaries)};`;
});
