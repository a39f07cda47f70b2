import type { Plugin } from 'vite';
import type { PageContent } from '../src/content/schema/page.ts';
import { headOf } from '../src/site/head.ts';
import { pageAt } from '../src/site/pages.ts';
import { icons, marked } from './document.ts';
import { element } from './html.ts';

/** The development server's pages have the head that the build gives them: whoever edits words sees title and description. */
export const devHead: Plugin = {
  name: 'dev-head',
  apply: 'serve',
  async transformIndexHtml(html, { originalUrl = '/', server }) {
    if (!server) return html;
    const page = pageAt(new URL(originalUrl, 'http://localhost').pathname);
    const file = `/src/content/${page?.content ?? 'not-found'}.ts`;
    const { default: content } = (await server.ssrLoadModule(file)) as { readonly default: PageContent };
    const head = [...headOf(page, content).map(marked), ...icons];
    return html.replace('<!--head-->', () => head.map(element).join(''));
  },
};
