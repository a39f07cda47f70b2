import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../src/content/realisations/projets.ts';
import { pageOf } from '../src/site/pages.ts';
import { hrefOfProject, pageTitleOf } from '../src/site/projects.ts';
import { siteConfig } from './support/site-config.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const shell = readFileSync(`${web}/index.html`, 'utf8');
let server: ViteDevServer;

beforeAll(async () => {
  const { default: config } = await siteConfig();
  server = await createServer({
    ...(await config({ command: 'serve', mode: 'development' })),
    root: web,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
}, 60_000);
afterAll(() => server.close());

const titleAt = async (address: string) => {
  const html = await server.transformIndexHtml(address, shell, address);
  return /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&');
};

it('the development server sends each page its own head', async () => {
  const { default: words } = await import('../src/content/pages/contact.ts');
  expect(await titleAt(pageOf('contact').path)).toBe(words.title);
});

it('and each project its own, not that of the not-found page', async () => {
  const [project] = projects;
  if (!project) throw new Error('There is no project.');
  expect(await titleAt(hrefOfProject(project.slug))).toBe(pageTitleOf(project));
});
