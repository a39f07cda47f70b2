import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport, type UserConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../src/content/realisations/projets.ts';
import { pageOf } from '../src/site/pages.ts';
import { hrefOfProject, pageTitleOf } from '../src/site/projects.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const shell = readFileSync(`${web}/index.html`, 'utf8');
let server: ViteDevServer;

/** The configuration of `npm run dev`, with the sources of `packages/*`: a test runs alone after `npm ci`, without a build. */
async function developmentConfig(): Promise<UserConfig> {
  const { module } = await runnerImport<{ default: (how: { command: 'serve' }) => UserConfig }>(
    `${web}vite.config.ts`,
    {
      configFile: false,
      logLevel: 'error',
      environments: {
        inline: { resolve: { conditions: ['source', 'node'], external: [], noExternal: [/^@agency\//] } },
      },
    },
  );
  return module.default({ command: 'serve' });
}

beforeAll(async () => {
  server = await createServer({
    ...(await developmentConfig()),
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
