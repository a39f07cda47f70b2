import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import { projects } from '../src/content/realisations/projets.ts';
import type { Project } from '../src/content/schema/project.ts';
import { fill } from '../src/lib/fill.ts';
import { isDemonstration } from '../src/site/agency.ts';
import { isPublished } from '../src/site/pages.ts';
import { hasInteractiveDemo, hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { bundle } from './bundle.ts';
import { escapeHtml } from './html.ts';

/** One folder per demo, named after its project. Its `README.md` describes the parts. */
const sources = fileURLToPath(new URL('../demos/', import.meta.url));

const demos = isPublished('portfolio') ? projects.filter(({ website }) => website) : [];

const folderOf = (project: Project) => (hasInteractiveDemo(project) ? project.slug : `screens/${project.slug}`);

/** The document of a demo: `demos/shell.html` with its page, without the parts that do not concern it. */
export async function demoDocument(project: Project, script: string, stylesheet: string): Promise<string> {
  const { slug, client, title, alt } = project;
  const shell = parse(await readFile(join(sources, 'shell.html'), 'utf8'), { comment: true });
  const drop = (part: string) => {
    for (const element of shell.querySelectorAll(`[data-only="${part}"]`)) element.remove();
  };
  if (!hasInteractiveDemo(project)) drop('interactive');
  if (!isDemonstration) {
    drop('demonstration');
    shell.querySelector('title')?.set_content('{client}');
  }
  const main = (await readFile(join(sources, folderOf(project), 'page.html'), 'utf8')).trim();
  return fill(fill(shell.toString(), { main }), {
    script,
    stylesheet,
    project: hrefOfProject(slug),
    client: escapeHtml(client),
    title: escapeHtml(title),
    alt: escapeHtml(alt),
  });
}

/** Writes the demos to the built site: a document, a style sheet and, for an interactive one, a script. */
export async function buildDemos(dist: string): Promise<void> {
  await mkdir(join(dist, 'demos'), { recursive: true });
  for (const project of demos) {
    const address = hrefOfDemo(project.slug);
    // The script of a screen only imports its style sheet.
    const { code, css } = await bundle(join(sources, folderOf(project), 'demo.ts'));
    if (hasInteractiveDemo(project)) await writeFile(join(dist, `${address}.js`), code);
    await writeFile(join(dist, `${address}.css`), css);
    await writeFile(join(dist, `${address}.html`), await demoDocument(project, `${address}.js`, `${address}.css`));
  }
}

/** Serves the demos' addresses in development; an interactive one's script includes the style sheet there. */
export const demoPages: Plugin = {
  name: 'demo-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const address = request.url?.replace(/\.html$/, '');
      const project = demos.find(({ slug }) => address === hrefOfDemo(slug));
      if (!project) return next();
      const html = await demoDocument(project, `${address}/demo.ts`, `/demos/${folderOf(project)}/style.css`);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // The plugins for the site's own shell do not apply: only add Vite's client.
      response.end(html.replace('<head>', '<head>\n<script type="module" src="/@vite/client"></script>'));
    });
  },
};
