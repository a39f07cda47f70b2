import { pages } from '../site/pages.ts';
import type { PageContent } from './schema/page.ts';

/** Content of every published page and of the not-found page, by module name. */
export type PageContents = ReadonlyMap<string, PageContent>;

export const contentNames: readonly string[] = [...pages.map(({ content }) => content), 'not-found'];

/** For the build and the tests: a page imports its own content only. */
export async function readPageContents(): Promise<PageContents> {
  const modules = contentNames.map(async (name) => {
    const loading: Promise<{ readonly default: PageContent }> = import(/* @vite-ignore */ `./${name}.ts`);
    const { default: content } = await loading.catch((cause: unknown) => {
      throw new Error(`site/pages.ts inscrit content/${name}.ts, qui manque ou ne se lit pas.`, { cause });
    });
    return [name, content] as const;
  });
  return new Map(await Promise.all(modules));
}
