import { pageModules } from 'virtual:pages';
import { type LazyValue, lazyValue, lazyValues } from '../lib/lazy-value.ts';
import { loadDrawings } from '../sections/SectionView.tsx';
import { type Page, pageAt, pages } from '../site/pages.ts';
import { projectSlugAt } from '../site/projects.ts';
import type { ShownPage } from '../templates/PageTemplate.tsx';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { withBoundTitles } from './bound-titles.ts';
import { footerDrawing } from './layout/Footer.tsx';

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

export function shownPageAt(pathname: string): LazyValue<ShownPage> {
  const page = pageAt(pathname);
  const slug = page ? undefined : projectSlugAt(pathname);
  return (page && pageValues.get(page)) ?? (slug ? projectValue(slug) : notFound);
}

/** Loads every module of the page at this path. Rejects if one fails to load. */
export async function loadRoute(pathname: string): Promise<void> {
  await Promise.all([shownPageAt(pathname).load(), loadDrawing(footerDrawing)]);
}
