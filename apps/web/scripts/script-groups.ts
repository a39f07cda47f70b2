import type { Rolldown } from 'vite';
import type { ModuleGraph, PageModules } from './module-graph.ts';

/** Modules on this many pages go into the first script. With 3, the scripts of a first interaction weigh 4.2 kB more (mean). */
const COMMON_PAGES = 4;

/**
 * Assigns each module to a script by the pages that use it: the first script, a script shared by two or three pages, or the page's own.
 * A page's first interaction then loads three to seven scripts. The bundler alone would create one for each set of features that share a
 * module: 35.
 */
export function scriptGroups(graph: ModuleGraph, pages: readonly PageModules[]): Rolldown.CodeSplittingGroup[] {
  function readNames(): ReadonlyMap<string, string> {
    const first = graph.modulesFrom([graph.entry]);
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
    const nameOf = (id: string) => {
      const names = [...(users.get(id) ?? [])];
      if (first.has(id) || names.length >= COMMON_PAGES) return 'index';
      return names.length === 1 ? names.join() : `shared~${names.join('~')}`;
    };
    return new Map([...first, ...shown].map((id) => [id, nameOf(id)]));
  }

  let scripts: ReadonlyMap<string, string> | undefined;
  const name = (id: string) => {
    scripts ??= readNames();
    // The bundler decides for modules that no page shows.
    return scripts.get(id);
  };
  // The imports of a module have a script of their own.
  return [{ name, includeDependenciesRecursively: false }];
}
