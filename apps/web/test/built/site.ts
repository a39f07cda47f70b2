/** The built site as the tests read it: every HTML file of `dist/`, parsed, beside its page of the registry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { answerPages, NOT_FOUND_FILE, pageFile } from '../../server/rules.ts';
import { readBuiltSite } from '../../server/site-server.ts';
import { projects } from '../../src/content/realisations/projets.ts';
import { siteUrl } from '../../src/site/agency.ts';
import { type AnyPage, isPublished, pages } from '../../src/site/pages.ts';
import { hrefOfDemo, pageOfProject } from '../../src/site/projects.ts';

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

if (!existsSync(join(dist, 'index.html'))) throw new Error('The site is not built: run `npm run build` first.');

/** Every file of the built site, relative to it, with a leading slash. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(dist.length)}`),
);

/** The headers that the server sends with a document. */
export const { headers } = readBuiltSite(dist);

export function contentOf(file: string): Buffer {
  return readFileSync(join(dist, file));
}

export interface BuiltPage {
  /** With a leading slash. */
  readonly file: string;
  /** Its address on the site; the not-found page and the answers of a form have none of their own. */
  readonly path: string;
  /** Absent for the pages that are in no list. */
  readonly page: AnyPage | undefined;
  readonly html: string;
  readonly document: HTMLElement;
}

/** Projects that have a page: none before the portfolio is published. */
export const publicProjects = isPublished('portfolio') ? projects : [];

export const notFoundFile = NOT_FOUND_FILE;
/** Responses to a contact form posted without JavaScript. */
export const answerFiles: readonly string[] = answerPages.map(({ file }) => pageFile(file));

/** Files by what they are: every page of the registry, then those that are in no list. */
export const expectedFiles: ReadonlyMap<string, AnyPage | undefined> = new Map([
  ...[...pages, ...publicProjects.map(pageOfProject)].map((page) => [pageFile(page.path), page] as const),
  ...[notFoundFile, ...answerFiles].map((file) => [file, undefined] as const),
]);

/** Invented sites of the portfolio, each in its client's colours: rules on our own frame and head do not apply to them. */
const demos = publicProjects.filter(({ website }) => website);
export const demoFiles: readonly string[] = demos.map(({ slug }) => `${hrefOfDemo(slug)}.html`);

/** Those that are interactive, with the files that each of them is made of. */
export const interactiveDemos = demos
  .filter(({ website }) => website === 'site')
  .map(({ slug }) => {
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

/** Those of the registry, which search engines and visitors know. */
export const publicPages: readonly (BuiltPage & { readonly page: AnyPage })[] = builtPages.filter(
  (built): built is BuiltPage & { readonly page: AnyPage } => built.page !== undefined,
);

/** The path of an address on this site, query and fragment kept; undefined for another origin or scheme. */
export function ownAddress(address: string, from: string): URL | undefined {
  const url = new URL(address, siteUrl + from);
  return url.origin === new URL(siteUrl).origin ? url : undefined;
}

export function meta(document: HTMLElement, name: string): string | undefined {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content');
}

/** Visible text with single spaces; no-break spaces count as spaces, as a reader sees them. */
export function textOf(element: HTMLElement | null): string {
  return (element?.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
}
