import { fileURLToPath } from 'node:url';
import type { PageContent } from '../src/content/schema/page.ts';
import { pages } from '../src/site/pages.ts';

/** Content of every published page and of the not-found page, by module name relative to `src/content/`. */
export type PageContents = ReadonlyMap<string, PageContent>;

/** Loads a module by its path. */
export type Loader = (file: string) => Promise<Readonly<Record<string, unknown>>>;

export const contentNames: readonly string[] = [...pages.map(({ content }) => content), 'not-found'];

export const contentFile = (name: string): string =>
  fileURLToPath(new URL(`../src/content/${name}.ts`, import.meta.url));

/** @param load the development server passes its own loader */
export async function readPageContent(name: string, load: Loader = (file) => import(file)): Promise<PageContent> {
  return (await load(contentFile(name))).default as PageContent;
}

/** @param load the development server passes its own loader */
export async function readPageContents(load?: Loader): Promise<PageContents> {
  return new Map(
    await Promise.all(contentNames.map(async (name) => [name, await readPageContent(name, load)] as const)),
  );
}
