import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { publishedProjects } from '../src/content/realisations/projets.ts';
import type { Project } from '../src/content/schema/project.ts';
import { fill } from '../src/lib/fill.ts';
import { isDemonstration } from '../src/site/agency.ts';
import { hasInteractiveDemo, hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { bundle } from './bundle.ts';
import { web } from './source.ts';

/** One folder per interactive demo, named after its project. Its `README.md` describes the parts. */
const sources = `${web}demos/`;

/** Projects whose demo is interactive: `page.html`, `style.css` and `demo.ts` are in `demos/<slug>/`. */
const interactiveDemos = publishedProjects.filter(hasInteractiveDemo);

/** The document of an interactive demo: `demos/shell.html` with its page. */
async function demoDocument({ slug, client }: Project, script: string, stylesheet: string): Promise<string> {
  const shell = await readFile(`${sources}shell.html`, 'utf8');
  const main = (await readFile(`${sources}${slug}/page.html`, 'utf8')).trim();
  return fill(shell, { client, main, script, stylesheet, project: hrefOfProject(slug) });
}

/** The text of an element, and in its attribute the text that it has on a site that is no demonstration. */
const marked = / data-otherwise="([^"]*)">[^<]*/g;

/** A demonstration page whose title and notice no longer say that the client is invented. The link back to the project stays. */
export function withoutDemonstration(html: string): string {
  const count = html.match(marked)?.length ?? 0;
  if (count < 2) throw new Error(`Title and notice need data-otherwise, and ${count} has it: ${html.slice(0, 300)}`);
  return html.replace(marked, '>$1');
}

/** The interactive demos by file name; if the site is no demonstration, also the other demo pages, which then say so no more. */
export async function demoFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const project of publishedProjects.filter(({ website }) => website)) {
    const address = hrefOfDemo(project.slug);
    const page = `${address}.html`;
    if (hasInteractiveDemo(project)) {
      const { code, css } = await bundle(`${sources}${project.slug}/demo.ts`);
      files.set(`${address}.js`, code).set(`${address}.css`, css);
      files.set(page, await demoDocument(project, `${address}.js`, `${address}.css`));
    }
    if (!isDemonstration)
      files.set(page, withoutDemonstration(files.get(page) ?? (await readFile(`${web}public${page}`, 'utf8'))));
  }
  return files;
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
