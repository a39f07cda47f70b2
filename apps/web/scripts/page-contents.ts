import { fileURLToPath } from 'node:url';
import type { PageContent } from '../src/content/schema/page.ts';
import { pages } from '../src/site/pages.ts';

/** Content of every published page and of the not-found page, by module name relative to `src/content/`. */
export type PageContents = ReadonlyMap<string, PageContent>;

const importModule = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/** @param load module loader: the development server passes its own */
export async function readPageContents(load = importModule): Promise<PageContents> {
  const names = [...pages.map(({ content }) => content), 'not-found'];
  const read = async (name: string) => {
    const file = fileURLToPath(new URL(`../src/content/${name}.ts`, import.meta.url));
    const module = (await load(file)) as { readonly default: PageContent };
    return [name, module.default] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}
