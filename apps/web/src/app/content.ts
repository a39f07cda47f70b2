import type { PageContent } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { loadSections } from '../sections/section-map.tsx';
import { type Page, pages } from '../site/pages.ts';
import { withBoundTitles } from './bound-titles.ts';

const modules = import.meta.glob<PageContent>(
  ['../content/{pages,services,secteurs,articles,legal}/*.ts', '../content/not-found.ts'],
  { import: 'default' },
);

function pageResource(name: string): Resource<PageContent> {
  const importer = modules[`../content/${name}.ts`];
  if (!importer) throw new Error(`A page is published but src/content/${name}.ts does not exist.`);
  return resource(async () => {
    const content = await importer();
    await loadSections(content.sections);
    return withBoundTitles(content);
  });
}

const contents = new Map<Page, Resource<PageContent>>(pages.map((page) => [page, pageResource(page.content)]));

/** A published page: its words, with all that showing them takes. */
export function contentOf(page: Page): Resource<PageContent> {
  return contents.get(page) as Resource<PageContent>;
}

/** The page shown for unknown paths, which is in no list. */
export const notFoundContent = pageResource('not-found');
