/** Builds the site: the client, then every page of the registry as a static file, then what crawlers and servers read. */
import './env.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { answerPages } from '../server/answers.ts';
import { pages } from '../src/site/pages.ts';
import { ChunkGraph } from './chunks.ts';
import { compressAll } from './compress.ts';
import { bareShell, documentOf } from './document.ts';
import { writeServerFiles } from './server-files.ts';
import { siteFiles } from './site-files.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
const ssr = join(web, '.prerender');

type Prerender = typeof import('../src/app/entry-prerender.tsx');

async function earlyScript(): Promise<string> {
  const result = (await build({
    root: web,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(web, 'src/app/early.ts'), formats: ['iife'], name: 'early' },
      rolldownOptions: { output: { extend: false } },
    },
  })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The early script was not built.');
  return chunk.code.trim();
}

async function writePage(name: string, html: string): Promise<void> {
  const file = join(dist, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function main(): Promise<void> {
  await build({ root: web, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await build({
    root: web,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: ssr, emptyOutDir: true, ssr: 'src/app/entry-prerender.tsx', manifest: false },
  });
  const { prerenderPage } = (await import(pathToFileURL(join(ssr, 'entry-prerender.js')).href)) as Prerender;
  const shell = bareShell(await readFile(join(dist, 'index.html'), 'utf8'));
  const graph = new ChunkGraph(dist);
  const early = await earlyScript();

  async function write(name: string, address: string, content: string): Promise<void> {
    const page = await prerenderPage(address);
    await writePage(name, documentOf(shell, page, graph.assetsOf(content, page.kinds), early));
  }
  for (const { path, content } of pages) await write(path === '/' ? 'index' : path.slice(1), path, content);
  await write('404', '/404', 'not-found');
  for (const { file, address, content } of answerPages) await write(file, address, content);

  for (const [name, text] of siteFiles()) {
    const file = join(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await rm(join(dist, '.vite'), { recursive: true });
  await writeServerFiles(dist, join(web, '.server'), [early]);
  const count = await compressAll(dist);
  console.log(`${pages.length} pages, ${count} files compressed.`);
}

await main();
