/** The built site for the tests: every HTML file of `dist/`, parsed, with its page of the registry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { NOT_FOUND_FILE, outcomePages, pageFile } from '../../server/rules.ts';
import { readBuiltSite } from '../../server/site-server.ts';
import { publishedProjects } from '../../src/content/projects/projects.ts';
import { siteUrl } from '../../src/site/agency.ts';
import { type AnyPage, type PageId, pages } from '../../src/site/pages.ts';
import { hasInteractiveDemo, hrefOfDemo, pageOfProject } from '../../src/site/projects.ts';
import { plain } from '../support/plain.ts';

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

if (!existsSync(join(dist, 'index.html'))) throw new Error('The site is not built: run `npm run build` first.');

/** Every file of the built site, relative to its root, with a leading slash. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(dist.length)}`),
);

/** Headers that the server sends with a document. */
export const { headers } = readBuiltSite(dist);

export function contentOf(file: string): Buffer {
  return readFileSync(join(dist, file));
}

export interface BuiltPage {
  /** With a leading slash. */
  readonly file: string;
  /** Path on the site. For pages outside the registry, it is derived from the file. */
  readonly path: string;
  /** Undefined for pages outside the registry. */
  readonly page: AnyPage | undefined;
  readonly html: string;
  readonly document: HTMLElement;
}

export const notFoundFile = NOT_FOUND_FILE;
/** Outcomes of a contact form posted without JavaScript. */
export const outcomeFiles: readonly string[] = outcomePages.map(({ file }) => pageFile(file));

/** Every HTML file: the pages of the registry, then the others. */
export const expectedFiles: ReadonlyMap<string, AnyPage | undefined> = new Map([
  ...[...pages, ...publishedProjects.map(pageOfProject)].map((page) => [pageFile(page.path), page] as const),
  ...[notFoundFile, ...outcomeFiles].map((file) => [file, undefined] as const),
]);

/** Fictional client sites of the portfolio. They have their own design, so the rules for our frame and head do not apply. */
const demos = publishedProjects.filter(({ website }) => website);
export const demoFiles: readonly string[] = demos.map(({ slug }) => `${hrefOfDemo(slug)}.html`);

export const demoPages = demoFiles.map((file) => ({ file, path: '/', document: parse(contentOf(file).toString()) }));

/** Interactive demos, with their files. */
export const interactiveDemos = demos.filter(hasInteractiveDemo).map(({ slug }) => {
  const address = hrefOfDemo(slug);
  return { slug, file: `${address}.html`, html: contentOf(`${address}.html`).toString(), script: `${address}.js` };
});

const isDemo = (file: string) => file.startsWith('/demos/');

export const htmlFiles: readonly string[] = [...files].filter((file) => file.endsWith('.html') && !isDemo(file)).sort();

export const builtPages: readonly BuiltPage[] = htmlFiles.map((file) => {
  const html = contentOf(file).toString();
  const page = expectedFiles.get(file);
  const document = parse(html, { comment: false, blockTextElements: { script: true, style: true, pre: true } });
  return { file, path: page?.path ?? file.replace(/\.html$/, ''), page, html, document };
});

/** Pages of the registry, which search engines and visitors can find. */
export const publicPages: readonly (BuiltPage & { readonly page: AnyPage })[] = builtPages.filter(
  (built): built is BuiltPage & { readonly page: AnyPage } => built.page !== undefined,
);

/** The built page of the registry with this id. @throws Error if it is not published */
export function builtPageOf(id: PageId): BuiltPage {
  const built = publicPages.find(({ page }) => 'id' in page && page.id === id);
  if (!built) throw new Error(`The site has no page ${id}: this test needs it.`);
  return built;
}

/** URL of an address on this site; undefined for another origin or scheme. */
export function ownAddress(address: string, from: string): URL | undefined {
  const url = new URL(address, siteUrl + from);
  return url.origin === new URL(siteUrl).origin ? url : undefined;
}

export function meta(document: HTMLElement, name: string): string | undefined {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content');
}

export const textOf = (element: HTMLElement | null) => plain(element?.textContent);

/** A node of the structured data. */
export interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The structured data of a page. */
export function nodesOf({ document }: BuiltPage): readonly Node[] {
  const script = document.querySelector('script[type="application/ld+json"]');
  return (JSON.parse(script?.rawText ?? '') as { '@graph': readonly Node[] })['@graph'];
}
