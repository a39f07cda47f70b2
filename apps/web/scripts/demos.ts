import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import { publishedProjects } from '../src/content/realisations/projets.ts';
import type { Project } from '../src/content/schema/project.ts';
import { fill } from '../src/lib/fill.ts';
import { isDemonstration } from '../src/site/agency.ts';
import { hasInteractiveDemo, hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { bundle } from './bundle.ts';

/** One folder per interactive demo, named after its project. Its `README.md` describes the parts. */
const sources = fileURLToPath(new URL('../demos/', import.meta.url));

/** Projects whose demo is interactive: `page.html`, `style.css` and `demo.ts` are in `demos/<slug>/`. */
const interactiveDemos = publishedProjects.filter(hasInteractiveDemo);

/** The document of an interactive demo: `demos/shell.html` with its page. */
async function demoDocument({ slug, client }: Project, script: string, stylesheet: string): Promise<string> {
  const shell = await readFile(join(sources, 'shell.html'), 'utf8');
  const main = (await readFile(join(sources, slug, 'page.html'), 'utf8')).trim();
  return fill(shell, { client, main, script, stylesheet, project: hrefOfProject(slug) });
}

/**
 * Writes the interactive demos to the built site: a document, a style sheet and a script each. If the site is no longer a
 * demonstration, it also removes the notices from every demo page.
 */
export async function buildDemos(dist: string): Promise<void> {
  const folder = join(dist, 'demos');
  await mkdir(folder, { recursive: true });
  for (const project of interactiveDemos) {
    const address = hrefOfDemo(project.slug);
    const { code, css } = await bundle(join(sources, project.slug, 'demo.ts'));
    await writeFile(join(dist, `${address}.js`), code);
    await writeFile(join(dist, `${address}.css`), css);
    await writeFile(join(dist, `${address}.html`), await demoDocument(project, `${address}.js`, `${address}.css`));
  }
  if (isDemonstration) return;
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    await writeFile(file, withoutDemonstration(await readFile(file, 'utf8')));
  }
}

/**
 * A demonstration page of a site that is none: each element with `data-otherwise` has this text in place of its own. The title and the
 * notice then no longer say that the client is invented; the link back to the project stays.
 */
export function withoutDemonstration(html: string): string {
  const document = parse(html, { comment: true });
  const marked = document.querySelectorAll('[data-otherwise]');
  if (marked.length < 2) throw new Error(`Neither title nor notice has data-otherwise: ${html.slice(0, 300)}`);
  for (const element of marked) {
    element.textContent = element.getAttribute('data-otherwise') ?? '';
    element.removeAttribute('data-otherwise');
  }
  return document.toString();
}

/** Serves the demos' addresses in development; the script includes the style sheet there. */
export function demoPages(): Plugin {
  return {
    name: 'demo-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.replace(/\.html$/, '');
        const project = interactiveDemos.find(({ slug }) => address === hrefOfDemo(slug));
        if (!project) return next();
        const html = await demoDocument(project, `${address}/demo.ts`, `${address}/style.css`);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        // The plugins for the site's own shell do not apply: only add Vite's client.
        response.end(html.replace('<head>', '<head>\n<script type="module" src="/@vite/client"></script>'));
      });
    },
  };
}
