import type { Plugin, ViteDevServer } from 'vite';
import { pages } from '../src/site/pages.ts';
import { readPageContents } from './page-contents.ts';

const name = 'virtual:page-summaries';

/** The module `virtual:page-summaries`: each page's `summary`. The site plan then needs no page's content. */
export function pageSummaries(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'page-summaries',
    configureServer(development) {
      server = development;
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const contents = await readPageContents(server?.ssrLoadModule.bind(server));
      const summaries = Object.fromEntries(pages.map((page) => [page.id, contents.get(page.content)?.summary]));
      return `export const pageSummaries = ${JSON.stringify(summaries)};`;
    },
  };
}
