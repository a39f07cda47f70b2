import type { Plugin } from 'vite';
import { icons, marked } from './document.ts';
import { element } from './html.ts';

/** Gives the development server's pages the head of the build, so that editors see title and description. */
export const devHead: Plugin = {
  name: 'dev-head',
  apply: 'serve',
  async transformIndexHtml(html, { originalUrl = '/', server }) {
    if (!server) return html;
    // Loaded each time, because the content may be being edited.
    const load = (file: string) => server.ssrLoadModule(`/src/app/${file}`);
    const { pageContentAt } = (await load('content.ts')) as typeof import('../src/app/content.ts');
    const { pageHead } = (await load('page-head.ts')) as typeof import('../src/app/page-head.ts');
    const { page, content } = await pageContentAt(new URL(originalUrl, 'http://localhost').pathname).load();
    const head = pageHead(page, content);
    return html.replace('<!--head-->', () => [...head.map(marked), ...icons].map(element).join(''));
  },
};
