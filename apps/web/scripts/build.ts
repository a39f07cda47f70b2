/** Builds the site: the client, then every page of the registry as a static file, then what crawlers and servers read. */
import './check-settings.ts';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { answerPages, NOT_FOUND_FILE, pageFile } from '../server/rules.ts';
import { projects } from '../src/content/realisations/projets.ts';
import { summaryStrings } from '../src/content/tools/sending.ts';
import { isPublished, type Page, pageOf, pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { assetFinder, clientScripts, firstScript } from './chunks.ts';
import { compressAll, compressOne } from './compress.ts';
import { buildDemos } from './demos.ts';
import { bareShell, documentOf } from './document.ts';
import { writeHostFiles } from './host-files.ts';
import { inlineScripts } from './inline-scripts.ts';
import { contentFile, contentNames, readPageContents } from './page-contents.ts';
import { pageModule } from './page-modules.ts';
import { linkRings } from './ring-links.ts';
import { siteFiles } from './site-files.ts';
import { weigherOf, weighingOf } from './weigh.ts';

type Output = Rolldown.RolldownOutput['output'];

const web = fileURLToPath(new URL('..', import.meta.url));
const src = join(web, 'src');
const dist = join(web, 'dist');
const ssr = join(web, '.prerender');
const entry = join(src, 'app/entry-client.tsx');
const projectPage = join(src, 'app/project-page.ts');

const contents = await readPageContents();
const projectPages = isPublished('portfolio') ? projects.map(pageOfProject) : [];

async function outputOf(options: InlineConfig): Promise<Output> {
  const result = await build({ root: web, logLevel: 'warn', ...options });
  return (result as Rolldown.RolldownOutput).output;
}

const buildClient = () =>
  outputOf({
    plugins: [clientScripts],
    build: {
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: {
        input: { index: entry },
        output: {
          codeSplitting: {
            groups: [
              firstScript(entry, pageModule(pageOf('contact').content), [projectPage, ...contentNames.map(pageModule)]),
              // What four pages or tools share is beside it; the bundler decides for the rest.
              { name: 'index', minShareCount: 4 },
            ],
          },
        },
      },
    },
  });

async function buildPrerender(): Promise<typeof import('../src/app/entry-prerender.tsx')> {
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
  return import(pathToFileURL(join(ssr, 'entry-prerender.js')).href);
}

/** One file, so that the container needs no packages. */
const buildServer = () =>
  outputOf({
    publicDir: false,
    ssr: { noExternal: true },
    build: { outDir: join(web, '.server'), emptyOutDir: true, ssr: 'server/main.ts', minify: false },
  });

/** Writes a file of the site. */
async function write(name: string, text: string): Promise<void> {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const kindsOf = (content: string) => [...new Set(contents.get(content)?.sections.map(({ kind }) => kind))];

const client = await buildClient();
const prerender = await buildPrerender();
const shell = bareShell(await readFile(join(web, 'index.html'), 'utf8'));
const assetsOf = assetFinder(client, entry);
const inline = await inlineScripts(src);

/**
 * @param modules what the application imports to show the page
 * @param kinds types of the page's sections
 */
async function render(address: string, modules: readonly string[], kinds: readonly string[], titlePrefix?: string) {
  const { markup, head } = await prerender.prerenderPage(address, titlePrefix);
  return documentOf(shell, { markup: linkRings(markup), head }, assetsOf(modules, kinds), inline);
}

const renderPage = (content: string, address: string, titlePrefix?: string) =>
  render(address, [pageModule(content)], kindsOf(content), titlePrefix);

const writePage = async ({ path, content }: Page) => write(pageFile(path), await renderPage(content, path));

async function writePages(): Promise<void> {
  for (const page of pages) await writePage(page);
  for (const { path, slug } of projectPages) {
    const modules = [projectPage, `${contentFile(`realisations/${slug}`)}?project`];
    await write(pageFile(path), await render(path, modules, ['project']));
  }
  await write(NOT_FOUND_FILE, await renderPage('not-found', '/404'));
  for (const { outcome, file, address, content } of answerPages) {
    const titlePrefix = outcome === 'erreur' ? summaryStrings.titlePrefix : '';
    await write(pageFile(file), await renderPage(content, address, titlePrefix));
  }
}

async function writeOtherFiles(): Promise<void> {
  await buildDemos(dist);
  for (const name of await readdir(join(src, 'drawings')))
    await write(`drawings/${name}`, linkRings(await readFile(join(src, 'drawings', name), 'utf8')));
  for (const [name, text] of siteFiles(contents)) await write(name, text);
}

/** Weighs the built pages, and writes the page that shows their weights again. */
async function writeWeights(headers: Parameters<typeof weigherOf>[1]): Promise<void> {
  const weighedOn = pages.find(({ content }) => kindsOf(content).includes('page-weights'));
  if (!weighedOn) return;
  const { weigh } = weigherOf(dist, headers);
  const others = [...pages, ...projectPages].filter((page) => page !== weighedOn).map(weigh);
  // The table is part of the page that it weighs: the second pass weighs the page with the table of the first.
  for (let pass = 0; pass < 2; pass += 1) {
    prerender.setWeighing(weighingOf([...others, weigh(weighedOn)]));
    await writePage(weighedOn);
    await compressOne(join(dist, pageFile(weighedOn.path)));
  }
}

await writePages();
await writeOtherFiles();
await compressAll(dist);
await writeWeights(await writeHostFiles(dist, client, inline.all));
await buildServer();
console.log(`${pages.length + projectPages.length} pages.`);
