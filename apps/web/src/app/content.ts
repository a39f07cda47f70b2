import type { PageClaim } from '../content/claims/page-claims.ts';
import type { PageContent } from '../content/schema/page.ts';
import { type LazyValue, lazyValue, lazyValues } from '../lib/lazy-value.ts';
import { loadSections } from '../sections/section-map.tsx';
import { type AnyPage, type Page, pageAt, pages } from '../site/pages.ts';
import { pageOfProject, projectSlugAt } from '../site/projects.ts';
import { withBoundTitles } from './bound-titles.ts';

/** A page's content, and the claims that the build extracts from it (`scripts/page-claims.ts`). */
interface ContentModule {
  readonly default: PageContent;
  readonly claims: readonly PageClaim[];
}

const modules = import.meta.glob<ContentModule>([
  '../content/{pages,services,secteurs,articles,legal}/*.ts',
  '../content/not-found.ts',
]);

/** The page at an address. The not-found page has no record. */
export interface ShownPage {
  readonly page?: AnyPage;
  readonly content: PageContent;
  readonly claims: readonly PageClaim[];
}

/** Also loads the components of a page's sections, so that rendering never waits. */
async function withSections(shown: ShownPage): Promise<ShownPage> {
  await loadSections(shown.content.sections);
  return shown;
}

function pageValue(name: string, page?: Page): LazyValue<ShownPage> {
  const importer = modules[`../content/${name}.ts`];
  if (!importer) throw new Error(`A page is published but src/content/${name}.ts does not exist.`);
  return lazyValue(async () => {
    const { default: content, claims } = await importer();
    return withSections({ ...(page && { page }), content: withBoundTitles(content), claims });
  });
}

/** Every page of the registry. */
export const pageValues: ReadonlyMap<Page, LazyValue<ShownPage>> = new Map(
  pages.map((page) => [page, pageValue(page.content, page)]),
);

export const notFound: LazyValue<ShownPage> = pageValue('not-found');

/** A project's page by its slug, or the not-found page if the slug is unknown. */
export const projectValue = lazyValues(async (slug): Promise<ShownPage> => {
  const [{ loadProject }, { contentOfProject }] = await Promise.all([
    import('../features/portfolio-grid/load-project.ts'),
    import('./project-content.ts'),
  ]);
  const project = await loadProject(slug);
  if (!project) return notFound.load();
  return withSections({
    page: pageOfProject(project),
    content: withBoundTitles(contentOfProject(project)),
    claims: [],
  });
});

/** The page at a path, with everything needed to render it. */
export function pageContentAt(pathname: string): LazyValue<ShownPage> {
  const page = pageAt(pathname);
  const slug = page ? undefined : projectSlugAt(pathname);
  return (page && pageValues.get(page)) ?? (slug ? projectValue(slug) : notFound);
}
