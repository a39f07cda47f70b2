import { pages } from '../site/pages.ts';
import type { PageContent } from './schema/page.ts';

/** Content of every published page and of the not-found page, by module name. */
export type PageContents = ReadonlyMap<string, PageContent>;

export const contentNames: readonly string[] = [...pages.map(({ content }) => content), 'not-found'];

/** For the build and the tests: a page imports its own content only. */
export async function readPageContents(): Promise<PageContents> {
  const modules = contentNames.map(async (name) => {
    const module = (await import(/* @vite-ignore */ `./${name}.ts`)) as { readonly default: PageContent };
    return [name, module.default] as const;
  });
  return new Map(await Promise.all(modules));
}
