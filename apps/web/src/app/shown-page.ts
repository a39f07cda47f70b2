import { pageModules } from 'virtual:pages';
import type { PageClaim } from '../content/claims/page-claims.ts';
import type { PageContent } from '../content/schema/page.ts';
import { type LazyValue, lazyValue, lazyValues } from '../lib/lazy-value.ts';
import type { SectionComponents } from '../sections/SectionView.tsx';
import { loadDrawings } from '../sections/SectionView.tsx';
import { type AnyPage, type Page, pageAt, pages } from '../site/pages.ts';
import { projectSlugAt } from '../site/projects.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { withBoundTitles } from './bound-titles.ts';
import { footerDrawing } from './layout/Footer.tsx';

/** What a page needs to be shown. */
export interface PageModule {
  readonly content: PageContent;
  readonly claims: readonly PageClaim[];
  readonly components: Partial<SectionComponents>;
}

/** The page at an address. The not-found page has no record. */
export interface ShownPage extends PageModule {
  readonly page?: AnyPage;
}

/** Loads the drawings of a page, so that rendering never waits. */
async function prepared(shown: ShownPage): Promise<ShownPage> {
  await loadDrawings(shown.content.sections);
  return { ...shown, content: withBoundTitles(shown.content) };
}

function pageValue(name: string, page?: Page): LazyValue<ShownPage> {
  const importer = pageModules[name];
  if (!importer) throw new Error(`The build has no module for the page src/content/${name}.ts.`);
  return lazyValue(async () => prepared({ ...(page && { page }), ...(await importer()).default }));
}

export const pageValues: ReadonlyMap<Page, LazyValue<ShownPage>> = new Map(
  pages.map((page) => [page, pageValue(page.content, page)]),
);

export const notFound: LazyValue<ShownPage> = pageValue('not-found');

/** A project's page by its slug, or the not-found page if the slug is unknown. */
export const projectValue = lazyValues(async (slug): Promise<ShownPage> => {
  const shown = await (await import('./project-page.ts')).projectPage(slug);
  return shown ? prepared(shown) : notFound.load();
});

/** The page at a path, with everything needed to render it. */
export function shownPageAt(pathname: string): LazyValue<ShownPage> {
  const page = pageAt(pathname);
  const slug = page ? undefined : projectSlugAt(pathname);
  return (page && pageValues.get(page)) ?? (slug ? projectValue(slug) : notFound);
}

/** Loads every module of the page at this path. Rejects if one fails to load. */
export async function loadRoute(pathname: string): Promise<void> {
  await Promise.all([shownPageAt(pathname).load(), loadDrawing(footerDrawing)]);
}
