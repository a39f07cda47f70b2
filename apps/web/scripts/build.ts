/** Builds the site: the client, then every page of the registry as a static file, then what crawlers and servers read. */
import './env.ts';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { answerPages } from '../server/answers.ts';
import { summaryWords } from '../src/content/tools/sending.ts';
import { pages } from '../src/site/pages.ts';
import { ChunkGraph, isFirst } from './chunks.ts';
import { compressAll } from './compress.ts';
import { bareShell, documentOf } from './document.ts';
import { oneChunkAPage } from './page-modules.ts';
import { writeServerFiles } from './server-files.ts';
import { siteFiles } from './site-files.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const src = join(web, 'src');
const dist = join(web, 'dist');
const ssr = join(web, '.prerender');

type Prerender = typeof import('../src/app/entry-prerender.tsx');

async function outputOf(options: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = (await build({ root: web, logLevel: 'warn', ...options })) as
    | Rolldown.RolldownOutput[]
    | Rolldown.RolldownOutput;
  const [built] = Array.isArray(result) ? result : [result];
  if (!built) throw new Error('The build made nothing.');
  return built.output;
}

/** The modules that come with every page, known only once the graph is built: a first build, of which nothing is kept. */
async function firstScript(): Promise<ReadonlySet<string>> {
  const output = await outputOf({ publicDir: false, build: { write: false, minify: false } });
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const modules = new Set<string>();
  const waiting = [...chunks.values()].filter(isFirst);
  for (const { moduleIds, imports } of waiting) {
    for (const id of moduleIds) modules.add(id);
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk && !waiting.includes(chunk)) waiting.push(chunk);
    }
  }
  return modules;
}

async function earlyScript(): Promise<string> {
  const [chunk] = await outputOf({
    publicDir: false,
    build: { write: false, lib: { entry: join(src, 'app/early.ts'), formats: ['iife'], name: 'early' } },
  });
  return chunk.code.trim();
}

async function writePage(name: string, html: string): Promise<void> {
  const file = join(dist, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function main(): Promise<void> {
  const first = await firstScript();
  const client = await outputOf({
    plugins: [oneChunkAPage(first)],
    build: {
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          // Told to, the bundler keeps the first script whole; by itself it would split off what pages share with it.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'first script',
                name: (id) => (first.has(id) || id.includes('rolldown/runtime') ? 'index' : null),
              },
            ],
          },
        },
      },
    },
  });
  await outputOf({
    publicDir: false,
    build: { outDir: ssr, emptyOutDir: true, ssr: 'src/app/entry-prerender.tsx' },
  });
  const { prerenderPage } = (await import(pathToFileURL(join(ssr, 'entry-prerender.js')).href)) as Prerender;
  const shell = bareShell(await readFile(join(dist, 'index.html'), 'utf8'));
  const graph = new ChunkGraph(client);
  const early = await earlyScript();

  async function write(name: string, address: string, content: string, titlePrefix?: string): Promise<void> {
    const assets = graph.assetsOf(join(src, 'content', `${content}.ts?page`));
    await writePage(name, documentOf(shell, await prerenderPage(address, titlePrefix), assets, early));
  }
  for (const { path, content } of pages) await write(path === '/' ? 'index' : path.slice(1), path, content);
  await write('404', '/404', 'not-found');
  for (const { outcome, file, address, content } of answerPages) {
    await write(file, address, content, outcome === 'erreur' ? summaryWords.titlePrefix : '');
  }

  await cp(join(src, 'drawings'), join(dist, 'drawings'), { recursive: true });
  for (const [name, text] of siteFiles()) {
    const file = join(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeServerFiles(dist, join(web, '.server'), [early]);
  const count = await compressAll(dist);
  console.log(`${pages.length} pages, ${count} files compressed.`);
}

await main();
