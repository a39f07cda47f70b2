/** Builds the site: the client, then every page of the registry as a static file, then what crawlers and servers read. */
import './env.ts';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { answerPages, pageFile } from '../server/rules.ts';
import { projects } from '../src/content/realisations/projets.ts';
import { summaryStrings } from '../src/content/tools/sending.ts';
import { isDemonstration } from '../src/site/agency.ts';
import { isPublished, pages } from '../src/site/pages.ts';
import { hrefOfProject, pageOfProject } from '../src/site/projects.ts';
import { ChunkGraph } from './chunks.ts';
import { compileAhead } from './compile-ahead.ts';
import { compressAll, compressOne } from './compress.ts';
import { buildDemos, silenceDemos } from './demos.ts';
import { bareShell, documentOf } from './document.ts';
import { headersOfBuild, writeHostFiles } from './host-files.ts';
import { inlineScripts } from './inline-scripts.ts';
import { type PageContents, readPageContents } from './page-contents.ts';
import { pageSheets } from './page-sheets.ts';
import { linkRings } from './ring-links.ts';
import { scriptGroups } from './script-groups.ts';
import { siteFiles } from './site-files.ts';
import { pageWeigher, weighingOf } from './weighing.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const src = join(web, 'src');
const dist = join(web, 'dist');
const ssr = join(web, '.prerender');

type Prerender = typeof import('../src/app/entry-prerender.tsx');

async function outputOf(options: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = (await build({
    root: web,
    logLevel: 'warn',
    ...options,
  })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
  const [built] = Array.isArray(result) ? result : [result];
  if (!built) throw new Error('The build made nothing.');
  return built.output;
}

async function writePage(path: string, html: string): Promise<void> {
  const file = join(dist, pageFile(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** The name that the build gives to the pages of all projects. */
const projectPage = 'project';

/** The kinds of sections that each content module shows, by its name. */
function kindsShown(contents: PageContents): ReadonlyMap<string, readonly string[]> {
  const kinds = [...contents].map(
    ([name, { sections }]) => [name, [...new Set(sections.map(({ kind }) => kind))]] as const,
  );
  // All projects are one entry; 38 entries would decide alone which sections are common.
  return new Map([...kinds, [projectPage, ['project']] as const]);
}

async function main(): Promise<void> {
  const entry = join(src, 'app/entry-client.tsx');
  const contents = await readPageContents();
  const kinds = kindsShown(contents);
  const sheets = pageSheets(src, kinds);
  const client = await outputOf({
    plugins: [sheets.plugin, compileAhead(entry)],
    build: {
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          // Otherwise the name of a shared script lists the modules that share it.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          codeSplitting: { groups: scriptGroups(src, kinds) },
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
  const { prerenderPage, setWeighing } = (await import(
    pathToFileURL(join(ssr, 'entry-prerender.js')).href
  )) as Prerender;
  const shell = bareShell(await readFile(join(dist, 'index.html'), 'utf8'));
  const graph = new ChunkGraph(client, entry);
  const inline = await inlineScripts(src);

  async function render(address: string, content: string, titlePrefix?: string): Promise<string> {
    const strings = join(src, 'content', `${content}.ts`);
    const assets = graph.assetsOf([strings], sheets.sectionsOf(content), sheets.sheetsOf(content));
    const { markup, head } = await prerenderPage(address, titlePrefix);
    return documentOf(shell, { markup: linkRings(markup), head }, assets, inline);
  }
  for (const { path, content } of pages) {
    await writePage(path, await render(path, content));
  }
  if (isPublished('portfolio')) {
    const loader = join(src, 'features/portfolio-grid/load-project.ts');
    for (const { slug } of projects) {
      const strings = join(src, `content/realisations/${slug}.ts?project`);
      const assets = graph.assetsOf([loader, strings], sheets.sectionsOf(projectPage), sheets.sheetsOf(projectPage));
      const address = hrefOfProject(slug);
      await writePage(address, documentOf(shell, await prerenderPage(address), assets, inline));
    }
  }
  await writePage('/404', await render('/404', 'not-found'));
  for (const { outcome, file, address, content } of answerPages) {
    await writePage(file, await render(address, content, outcome === 'erreur' ? summaryStrings.titlePrefix : ''));
  }

  if (isPublished('portfolio')) await buildDemos(dist);
  if (!isDemonstration) await silenceDemos(join(dist, 'demos'));
  const drawings = (await readdir(join(src, 'drawings'))).map(
    async (name) => [`drawings/${name}`, linkRings(await readFile(join(src, 'drawings', name), 'utf8'))] as const,
  );
  for (const [name, text] of [...siteFiles(contents), ...(await Promise.all(drawings))]) {
    const file = join(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const count = await compressAll(dist);
  const headers = await headersOfBuild(dist, inline.all);

  const shownOn = pages.find(({ content }) => kinds.get(content)?.includes('page-weights'));
  if (shownOn) {
    const { path, content } = shownOn;
    const projectPages = isPublished('portfolio') ? projects.map(pageOfProject) : [];
    const weigh = pageWeigher(dist, headers);
    const others = await Promise.all([...pages, ...projectPages].filter((page) => page !== shownOn).map(weigh));
    // The table is part of the page that it weighs: the second pass weighs the page with the table of the first.
    for (let pass = 0; pass < 2; pass += 1) {
      setWeighing(weighingOf([...others, await weigh(shownOn)]));
      await writePage(path, await render(path, content));
      await compressOne(join(dist, pageFile(path)));
    }
  }
  await writeHostFiles(dist, headers);
  // One file, so that the container needs no packages.
  await outputOf({
    publicDir: false,
    ssr: { noExternal: true },
    build: { outDir: join(web, '.server'), emptyOutDir: true, ssr: 'server/main.ts', minify: false },
  });
  console.log(`${pages.length} pages, ${count} files compressed.`);
}

await main();
