import { readFile } from 'node:fs/promises';
import { escapeHtml } from '@agency/shared/escape-html';
import { parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import { publishedProjects } from '../src/content/projects/projects.ts';
import type { Project } from '../src/content/schema/project.ts';
import { fill } from '../src/lib/fill.ts';
import { isDemonstration } from '../src/site/agency.ts';
import { hasInteractiveDemo, hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { bundle, bundleStyles } from './bundle.ts';
import { web } from './source.ts';

/** One folder per demo, named after its project. Its `README.md` describes the parts. */
const sources = `${web}demos/`;

const demos = publishedProjects.filter(({ website }) => website);

const folderOf = (project: Project) => (hasInteractiveDemo(project) ? project.slug : `screens/${project.slug}`);

/** The document of a demo: `demos/shell.html` with its page, without the parts that do not concern it. */
export async function demoDocument(project: Project, script: string, stylesheet: string): Promise<string> {
  const { slug, client, title, alt } = project;
  const shell = parse(await readFile(`${sources}shell.html`, 'utf8'));
  const drop = (part: string) => {
    for (const element of shell.querySelectorAll(`[data-only="${part}"]`)) element.remove();
  };
  if (!hasInteractiveDemo(project)) drop('interactive');
  if (!isDemonstration) {
    drop('demonstration');
    shell.querySelector('title')?.set_content('{client}');
  }
  const main = (await readFile(`${sources}${folderOf(project)}/page.html`, 'utf8')).trim();
  return fill(fill(shell.toString(), { main }), {
    script,
    stylesheet,
    project: hrefOfProject(slug),
    client: escapeHtml(client),
    title: escapeHtml(title),
    alt: escapeHtml(alt),
  });
}

/** The demos' files by name: a document, a style sheet and, for an interactive one, a script. */
export async function demoFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const project of demos) {
    const address = hrefOfDemo(project.slug);
    const folder = `${sources}${folderOf(project)}/`;
    if (hasInteractiveDemo(project)) {
      const { code, css } = await bundle(`${folder}demo.ts`);
      files.set(`${address}.js`, code).set(`${address}.css`, css);
    } else files.set(`${address}.css`, await bundleStyles(`${folder}style.css`));
    files.set(`${address}.html`, await demoDocument(project, `${address}.js`, `${address}.css`));
  }
  return files;
}

/** Serves the demos' addresses in development; an interactive one's script includes the style sheet there. */
export function demoPages(): Plugin {
  return {
    name: 'demo-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.replace(/(?:\.html)?(?:\?.*)?$/, '');
        const project = demos.find(({ slug }) => address === hrefOfDemo(slug));
        if (!project) return next();
        demoDocument(project, `${address}/demo.ts`, `/demos/${folderOf(project)}/style.css`).then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          // The plugins for the site's own shell do not apply: only add Vite's client.
          response.end(html.replace('<head>', '<head>\n<script type="module" src="/@vite/client"></script>'));
        }, next);
      });
    },
  };
}
