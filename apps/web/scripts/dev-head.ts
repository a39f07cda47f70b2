import type { Plugin } from 'vite';
import { icons, marked } from './document.ts';
import { element } from './html.ts';
import { importSource, src } from './source.ts';

/** Gives the development server's pages the head of the build, so that editors see title and description. */
export function devHead(): Plugin {
  return {
    name: 'dev-head',
    apply: 'serve',
    async transformIndexHtml(html, { originalUrl = '/', server }) {
      // Loaded each time, because the content may be being edited.
      const load = <Module>(file: string) => importSource<Module>(`${src}app/${file}`, server);
      const { shownPageAt } = await load<typeof import('../src/app/shown-page.ts')>('shown-page.ts');
      const { pageHead } = await load<typeof import('../src/app/page-head.ts')>('page-head.ts');
      const { page, content } = await shownPageAt(new URL(originalUrl, 'http://localhost').pathname).load();
      const head = pageHead(page, content);
      return html.replace('<!--head-->', () => [...head.map(marked), ...icons].map(element).join(''));
    },
  };
}
