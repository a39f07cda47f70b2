import type { Rolldown } from 'vite';
import type { ModuleGraph, PageModules } from './module-graph.ts';

/** Modules on this many pages go into the first script. From 3 to 9, this makes whole interactions lightest, with the tool they open. */
const COMMON_PAGES = 4;

/**
 * Assigns each module to a script by the pages that use it: the first script, a script shared by two or three pages, or the page's own.
 * A page's first interaction then loads three to seven scripts. The bundler alone would create one for each set of features that share a
 * module: 35.
 *
 * @param entry entry module of the application
 */
export function scriptGroups(
  entry: string,
  graph: ModuleGraph,
  pages: readonly PageModules[],
): Rolldown.CodeSplittingGroup[] {
  let usage: ReturnType<typeof readUsage> | undefined;

  function readUsage() {
    const shown = new Set<string>();
    /** The pages that show or open a module. */
    const users = new Map<string, Set<string>>();
    for (const { name, strings, kinds } of pages) {
      const sections = kinds.map((kind) => graph.section(kind));
      const atOnce = [...strings, ...sections.map(({ module }) => module)];
      for (const id of graph.modulesFrom(atOnce)) shown.add(id);
      for (const id of graph.modulesFrom([...atOnce, ...sections.flatMap(({ opened }) => opened)]))
        users.set(id, (users.get(id) ?? new Set()).add(name));
    }
    return { first: graph.modulesFrom([entry]), shown, users };
  }

  /** The pages of a module's script; none if the bundler decides, because no page shows the module. */
  function pagesOf(id: string): readonly string[] {
    usage ??= readUsage();
    const { first, shown, users } = usage;
    if (first.has(id)) return pages.map(({ name }) => name);
    return shown.has(id) ? [...(users.get(id) ?? [])] : [];
  }

  const group = (isWanted: (count: number) => boolean, nameOf: (names: readonly string[]) => string) => ({
    name: (id: string) => {
      const names = pagesOf(id);
      return isWanted(names.length) ? nameOf(names) : null;
    },
  });
  // A group also takes its modules' imports, so the modules of the most pages come first.
  return [
    group(
      (count) => count >= COMMON_PAGES,
      () => 'index',
    ),
    ...[3, 2].map((wanted) =>
      group(
        (count) => count === wanted,
        (names) => `shared~${names.join('~')}`,
      ),
    ),
    group(
      (count) => count === 1,
      ([name = '']) => name,
    ),
  ];
}
