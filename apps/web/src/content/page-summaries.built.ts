import { type PageId, pages } from '../site/pages.ts';
import type { PageContent } from './schema/page.ts';

const summaries = pages.map(async ({ id, content }) => {
  const module = (await import(`./${content}.ts`)) as { readonly default: PageContent };
  return [id, module.default.summary] as const;
});

/** The summary of each published page. The site plan then needs no page's content. */
export const pageSummaries: Readonly<Partial<Record<PageId, string>>> = Object.fromEntries(
  await Promise.all(summaries),
);
