import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishedProjects } from '../src/content/projects/projects.ts';
import { pageOf } from '../src/site/pages.ts';
import { hasInteractiveDemo, hrefOfDemo } from '../src/site/projects.ts';
import { siteConfig } from './support/site-config.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
let server: ViteDevServer;
/** Modules that the plugins made, in order. */
const made: string[] = [];
const record: Plugin = { name: 'record', enforce: 'pre', load: (id) => void made.push(id) };

beforeAll(async () => {
  const { default: config } = await siteConfig();
  const site = await config({ command: 'serve', mode: 'development' });
  server = await createServer({
    ...site,
    plugins: [record, ...(site.plugins ?? [])],
    root: web,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
}, 60_000);
afterAll(() => server.close());

it('a demo is at its address, with a query or without', async ({ skip }) => {
  const demo = publishedProjects.find(hasInteractiveDemo) ?? skip();
  const site = http.createServer(server.middlewares).listen(0);
  const { port } = site.address() as AddressInfo;
  for (const query of ['', '?theme=sombre']) {
    const answer = await fetch(`http://localhost:${port}${hrefOfDemo(demo.slug)}${query}`);
    expect(await answer.text()).toContain('/@vite/client');
  }
  site.close();
});

it('a page whose content changes gets the components of its sections again: a section may be new', async () => {
  const { content } = pageOf('about');
  const address = `virtual:page/${content}`;
  const timesMade = () => made.filter((id) => id.endsWith(`virtual:page/${content}`)).length;
  await server.transformRequest(address);
  expect(timesMade()).toBe(1);
  server.watcher.emit('change', `${web}src/content/${content}.ts`);
  const again = async () => {
    await server.transformRequest(address);
    expect(timesMade()).toBe(2);
  };
  // On a busy machine, the second of the default is too short.
  await vi.waitFor(again, { timeout: 10_000 });
});
