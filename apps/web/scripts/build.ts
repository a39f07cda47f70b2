/** Builds the site: the client, then every page of the registry as a static file, then what crawlers and servers read. */
import './env.ts';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { answerPages, NOT_FOUND_FILE, pageFile } from '../server/rules.ts';
import { projects } from '../src/content/realisations/projets.ts';
import { summaryStrings } from '../src/content/tools/sending.ts';
import { isPublished, pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { assetFinder } from './chunks.ts';
import { compileAhead } from './compile-ahead.ts';
import { compressAll, compressOne } from './compress.ts';
import { buildDemos } from './demos.ts';
import { bareShell, documentOf } from './document.ts';
import { writeHostFiles } from './host-files.ts';
import { inlineScripts } from './inline-scripts.ts';
import { ModuleGraph, type PageModules } from './module-graph.ts';
import { readPageContents } from './page-contents.ts';
import { pageSheets } from './page-sheets.ts';
import { linkRings } from './ring-links.ts';
import { scriptGroups } from './script-groups.ts';
import { siteFiles } from './site-files.ts';
import { weigherOf, weighingOf } from './weigh.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const src = join(web, 'src');
const dist = join(web, 'dist');
const ssr = join(web, '.prerender');

/** The pages of all projects are one page for the bundler: 38 would decide alone which sections are common. */
const projectModules: PageModules = {
  name: 'project',
  strings: [join(src, 'app/project-content.ts'), join(src, 'features/portfolio-grid/load-project.ts')],
  kinds: ['project'],
};

const projectPages = isPublished('portfolio') ? projects.map(pageOfProject) : [];

async function outputOf(options: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ root: web, logLevel: 'warn', ...options });
  return (result as Rolldown.RolldownOutput).output;
}

/** Writes a file of the site. */
async function write(name: string, text: string): Promise<void> {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const contents = await readPageContents();
const modulesOf = (content: string): PageModules => ({
  name: basename(content),
  strings: [join(src, `content/${content}.ts`)],
  kinds: [...new Set(contents.get(content)?.sections.map(({ kind }) => kind))],
});
const shown = [...[...contents.keys()].map(modulesOf), projectModules];
const graph = new ModuleGraph(src);
const { plugin: sheetPlugin, sheets } = pageSheets(graph, shown);
const client = await outputOf({
  plugins: [graph.plugin, sheetPlugin, compileAhead],
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: graph.entry },
      output: {
        // Otherwise the name of a shared script lists what shares it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: { groups: scriptGroups(graph, shown) },
      },
    },
  },
});
await outputOf({
  publicDir: false,
  build: {
    outDir: ssr,
    emptyOutDir: true,
    ssr: 'src/app/entry-prerender.tsx',
    // The prerender imports at once what the browser imports on use.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
const prerender: typeof import('../src/app/entry-prerender.tsx') = await import(
  pathToFileURL(join(ssr, 'entry-prerender.js')).href
);
const shell = bareShell(await readFile(join(web, 'index.html'), 'utf8'));
const assetsOf = assetFinder(client, graph);
const inline = await inlineScripts(src);

async function render(address: string, modules: PageModules, titlePrefix = ''): Promise<string> {
  const assets = assetsOf(modules, sheets.get(modules.name) ?? []);
  const { markup, head } = await prerender.prerenderPage(address, titlePrefix);
  return documentOf(shell, { markup: linkRings(markup), head }, assets, inline);
}
for (const { path, content } of pages) await write(pageFile(path), await render(path, modulesOf(content)));
for (const { path, slug } of projectPages) {
  const strings = [...projectModules.strings, join(src, `content/realisations/${slug}.ts?project`)];
  await write(pageFile(path), await render(path, { ...projectModules, strings }));
}
await write(NOT_FOUND_FILE, await render('/404', modulesOf('not-found')));
for (const { outcome, file, address, content } of answerPages) {
  const titlePrefix = outcome === 'erreur' ? summaryStrings.titlePrefix : '';
  await write(pageFile(file), await render(address, modulesOf(content), titlePrefix));
}

await buildDemos(dist);
for (const name of await readdir(join(src, 'drawings')))
  await write(`drawings/${name}`, linkRings(await readFile(join(src, 'drawings', name), 'utf8')));
for (const [name, text] of siteFiles(contents)) await write(name, text);
await compressAll(dist);
const headers = await writeHostFiles(dist, client, inline.all);

const weighedOn = pages.find(({ content }) => modulesOf(content).kinds.includes('page-weights'));
if (weighedOn) {
  const { path, content } = weighedOn;
  const { weigh } = weigherOf(dist, headers);
  const others = [...pages, ...projectPages].filter((page) => page !== weighedOn).map(weigh);
  // The table is part of the page that it weighs: the second pass weighs the page with the table of the first.
  for (let pass = 0; pass < 2; pass += 1) {
    prerender.setWeighing(weighingOf([...others, weigh(weighedOn)]));
    await write(pageFile(path), await render(path, modulesOf(content)));
    await compressOne(join(dist, pageFile(path)));
  }
}
// One file, so that the container needs no packages.
await outputOf({
  publicDir: false,
  ssr: { noExternal: true },
  build: { outDir: join(web, '.server'), emptyOutDir: true, ssr: 'server/main.ts', minify: false },
});
console.log(`${pages.length + projectPages.length} pages.`);
