import type { PageContent } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { type FeatureComponents, loadDrawings, provideSections } from '../sections/section-map.tsx';
import { type Page, pages } from '../site/pages.ts';
import { withBoundTitles } from './bound-titles.ts';

/** What `scripts/page-modules.ts` makes of a content module. */
interface PageModule {
  readonly default: PageContent;
  readonly components: FeatureComponents;
}

const modules = import.meta.glob<PageModule>(
  ['../content/{pages,services,secteurs,articles,legal}/*.ts', '../content/not-found.ts'],
  { query: '?page' },
);

function pageResource(content: string): Resource<PageContent> {
  const importer = modules[`../content/${content}.ts`];
  if (!importer) throw new Error(`A page is published but src/content/${content}.ts does not exist.`);
  return resource(async () => {
    const module = await importer();
    provideSections(module.components);
    await loadDrawings(module.default.sections);
    return withBoundTitles(module.default);
  });
}

const contents = new Map<Page, Resource<PageContent>>(pages.map((page) => [page, pageResource(page.content)]));

/** A published page: its words, with all that showing them takes. */
export function contentOf(page: Page): Resource<PageContent> {
  return contents.get(page) as Resource<PageContent>;
}

/** The page shown for unknown paths, which is in no list. */
export const notFoundContent = pageResource('not-found');
