import type { Plugin, ViteDevServer } from 'vite';
import { pageHead } from '../src/app/page-head.ts';
import { contentOfProject } from '../src/app/project-content.ts';
import { projects } from '../src/content/realisations/projets.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { pageAt } from '../src/site/pages.ts';
import { pageOfProject, projectSlugAt } from '../src/site/projects.ts';
import { icons, marked } from './document.ts';
import { element } from './html.ts';

/** The head of the page at a path. It reads the content each time, because it may be being edited. */
async function headAt(pathname: string, server: ViteDevServer) {
  const slug = projectSlugAt(pathname);
  const project = projects.find((one) => one.slug === slug);
  if (project) return pageHead(pageOfProject(project), contentOfProject(project));
  const page = pageAt(pathname);
  const file = `/src/content/${page?.content ?? 'not-found'}.ts`;
  const { default: content } = (await server.ssrLoadModule(file)) as { readonly default: PageContent };
  return pageHead(page, content);
}

/** Gives the development server's pages the head of the build, so that editors see title and description. */
export const devHead: Plugin = {
  name: 'dev-head',
  apply: 'serve',
  async transformIndexHtml(html, { originalUrl = '/', server }) {
    if (!server) return html;
    const head = await headAt(new URL(originalUrl, 'http://localhost').pathname, server);
    return html.replace('<!--head-->', () => [...head.map(marked), ...icons].map(element).join(''));
  },
};
