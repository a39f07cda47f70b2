import type { PageContent } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { type Page, pages } from '../site/pages.ts';

type ContentModule = () => Promise<PageContent>;

const modules = import.meta.glob<PageContent>('../content/{pages,services,secteurs,articles,legal}/*.ts', {
  import: 'default',
}) as Record<string, ContentModule>;

const contents = new Map<Page, Resource<PageContent>>(
  pages.map((page) => {
    const importer = modules[`../content/${page.content}.ts`];
    if (!importer)
      throw new Error(`The page ${page.path} is published but src/content/${page.content}.ts does not exist.`);
    return [page, resource(importer)];
  }),
);

/** The words of a published page. */
export function contentOf(page: Page): Resource<PageContent> {
  return contents.get(page) as Resource<PageContent>;
}

/** The words of the page shown for unknown paths, which is in no list. */
export const notFoundContent = resource(() => import('../content/not-found.ts').then((module) => module.default));
