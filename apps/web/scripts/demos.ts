import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { projects } from '../src/content/realisations/projets.ts';
import type { Project } from '../src/content/schema/project.ts';
import { isDemonstration } from '../src/site/agency.ts';
import { isPublished } from '../src/site/pages.ts';
import { hasInteractiveDemo, hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { bundle } from './bundle.ts';

/** One folder per interactive demo, named after its project. Its `README.md` describes the parts. */
const sources = fileURLToPath(new URL('../demos/', import.meta.url));

/** Projects whose demo is interactive: `page.html`, `style.css` and `demo.ts` are in `demos/<slug>/`. */
const interactiveDemos = isPublished('portfolio') ? projects.filter(hasInteractiveDemo) : [];

/**
 * The document of an interactive demo.
 * @param stylesheet empty in development, where the script includes it
 */
async function demoDocument({ slug, client }: Project, script: string, stylesheet = ''): Promise<string> {
  const main = await readFile(join(sources, slug, 'page.html'), 'utf8');
  return `<!doctype html>
<html lang="fr-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${client}, démonstration</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">\n` : ''}<script type="module" src="${script}"></script>
</head>
<body>
${main.trim()}
<footer class="notice">Site de démonstration\u00a0: ce client et ce qu’il vend sont inventés. <span>Rien de ce que vous faites ici n’est gardé ni envoyé.</span> <a href="${hrefOfProject(slug)}">Revenir au projet</a></footer>
</body>
</html>
`;
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

/** Serves the demos' addresses in development; the script includes the style sheet there. */
export const demoPages: Plugin = {
  name: 'demo-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const project = interactiveDemos.find(({ slug }) => request.url?.replace(/\.html$/, '') === hrefOfDemo(slug));
      if (!project) return next();
      const html = await demoDocument(project, `${hrefOfDemo(project.slug)}/demo.ts`);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // The plugins for the site's own shell do not apply: only add Vite's client.
      response.end(html.replace('<head>', '<head>\n<script type="module" src="/@vite/client"></script>'));
    });
  },
};

/** A demonstration page without the two notices that its client is invented. The link back to the project stays. */
export function withoutDemonstration(html: string): string {
  return html.replace(/, démonstration(?=<\/title>)/, '').replace(/(?<=<\/h1>|<footer class="notice">)[^<]*/g, ' ');
}
