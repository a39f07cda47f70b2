/** Builds the site: the client, then every page of the registry as a static file, then what crawlers and servers read. */
import './check-settings.ts';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NOT_FOUND_FILE, outcomePages, pageFile } from '../server/rules.ts';
import { contentNames, readPageContents } from '../src/content/page-contents.ts';
import { publishedProjects } from '../src/content/projects/projects.ts';
import { successStrings, summaryStrings } from '../src/content/tools/sending.ts';
import { pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { bundleSite } from './bundle.ts';
import { buildClient, type PageParts } from './client.ts';
import { compressAll, compressOne } from './compress.ts';
import { demoFiles } from './demos.ts';
import { bareShell, documentOf } from './document.ts';
import { builtHeaders, hostFiles } from './host-files.ts';
import { inlineScripts } from './inline-scripts.ts';
import { pageModule } from './page-modules.ts';
import { siteFiles } from './site-files.ts';
import { src, web } from './source.ts';
import { UserError } from './user-error.ts';
import { weigherOf } from './weigh.ts';

const dist = join(web, 'dist');
const application = `${src}app/entry-client.tsx`;
const projectPage = `${src}app/project-page.ts`;

const contents = await readPageContents();
const projectPages = publishedProjects.map(pageOfProject);

interface SiteDocument extends PageParts {
  readonly file: string;
  readonly address: string;
  readonly titlePrefix?: string | undefined;
}

function documentWith(content: string, file: string, address: string, titlePrefix?: string): SiteDocument {
  const kinds = [...new Set(contents.get(content)?.sections.map(({ kind }) => kind))];
  return { file, address, titlePrefix, kinds, modules: [pageModule(content)] };
}

const documents: readonly SiteDocument[] = [
  ...pages.map(({ path, content }) => documentWith(content, pageFile(path), path)),
  ...projectPages.map(({ path, slug }) => ({
    file: pageFile(path),
    address: path,
    kinds: ['project'],
    modules: [projectPage, `${src}content/projects/${slug}.ts?project`],
  })),
  documentWith('not-found', NOT_FOUND_FILE, '/404'),
  ...outcomePages.map(({ outcome, file, address, content }) => {
    const { titlePrefix } = outcome === 'erreur' ? summaryStrings : successStrings;
    return documentWith(content, pageFile(file), address, titlePrefix);
  }),
];

const withWeights = documents.find(({ kinds }) => kinds.includes('page-weights'));

async function buildPrerender(): Promise<typeof import('../src/app/entry-prerender.tsx')> {
  const outDir = join(web, '.prerender');
  await bundleSite({
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'src/app/entry-prerender.tsx',
      // The prerender imports modules at once that browsers import on use: not a mistake here.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  return import(pathToFileURL(join(outDir, 'entry-prerender.js')).href);
}

/** The server is one file, so that the container needs no packages. */
const buildServer = () =>
  bundleSite({
    publicDir: false,
    ssr: { noExternal: true },
    build: { outDir: join(web, '.server'), emptyOutDir: true, ssr: 'server/main.ts', minify: false },
  });

async function write(name: string, text: string): Promise<string> {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return text;
}

async function build(): Promise<void> {
  const client = await buildClient(dist, application, [projectPage, ...contentNames.map(pageModule)]);
  const { linkRings, prerenderPage, setWeighing } = await buildPrerender();
  const inline = await inlineScripts();
  const shell = bareShell(await readFile(join(web, 'index.html'), 'utf8'));

  async function writeDocument({ file, address, titlePrefix, ...parts }: SiteDocument): Promise<string> {
    const page = await prerenderPage(address, titlePrefix);
    return write(file, documentOf(shell, page, client.assetsOf(parts), inline));
  }
  for (const document of documents) await writeDocument(document);
  for (const name of await readdir(`${src}drawings`))
    await write(`drawings/${name}`, linkRings(await readFile(`${src}drawings/${name}`, 'utf8')));
  const headers = builtHeaders(client.output, inline.all);
  const otherFiles = [...(await demoFiles()), ...siteFiles(contents), ...hostFiles(headers)];
  for (const [name, text] of otherFiles) await write(name, text);
  await compressAll(dist);

  /**
   * The page with the table of weights is also in the table. It is written again until one of its former texts returns,
   * which may not be the last: two weights on both sides of a rounding alternate.
   */
  async function settleWeights(page: SiteDocument): Promise<void> {
    const { weigh } = weigherOf(dist, headers);
    const written = new Set<string>();
    for (let text = ''; !written.has(text); ) {
      written.add(text);
      setWeighing([...pages, ...projectPages].map(weigh));
      text = await writeDocument(page);
      await compressOne(join(dist, page.file));
    }
  }
  if (withWeights) await settleWeights(withWeights);
  await buildServer();
  console.log(`${pages.length + projectPages.length} pages.`);
}

try {
  await build();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
