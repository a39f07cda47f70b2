import { fileURLToPath } from 'node:url';
import type { PageContent } from '../src/content/schema/page.ts';
import { pages } from '../src/site/pages.ts';

/** Content of every published page and of the not-found page, by module name relative to `src/content/`. */
export type PageContents = ReadonlyMap<string, PageContent>;

/** Loads a module by its path. */
export type Loader = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/** @param load the development server passes its own loader */
export async function readPageContents(load: Loader = (file) => import(file)): Promise<PageContents> {
  const names = [...pages.map(({ content }) => content), 'not-found'];
  const read = async (name: string) => {
    const module = await load(fileURLToPath(new URL(`../src/content/${name}.ts`, import.meta.url)));
    return [name, module.default as PageContent] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}
