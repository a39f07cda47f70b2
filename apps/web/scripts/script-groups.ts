import { basename, join } from 'node:path';
import { parseAst, type Rolldown } from 'vite';
import { type ModuleInfo, moduleOfKind, modulesFrom, openedBy } from './module-graph.ts';

/** The bundler's own helpers, and Vite's around `import()`. */
const helpers = /^\0(?:rolldown\/runtime|vite\/preload-helper)/;

/** Modules on this many pages go into the first script. From 3 to 9, this makes whole interactions lightest, with the tool they open. */
const COMMON_PAGES = 4;

const isCalculator = (kind: string) => kind.endsWith('-roi');
const isTool = (kind: string) => isCalculator(kind) || /-(?:test|quiz)$/.test(kind);
const isForm = (kind: string) => kind.endsWith('-form');

/** Chunks shared by pages with a form, a tool or a calculator; a calculator also opens a form, but not a long one. */
const sorts = ['forms', 'long-forms', 'tools', 'calculators'];

/**
 * Assigns each module to a chunk, so that a page's first interaction loads three to seven files: the application, the page, and modules
 * shared with other pages. The bundler alone would create a chunk for each set of features that share a module: 35.
 *
 * @param src absolute path of the sources
 * @param kinds types of sections in each content module, by its name relative to `content/`
 */
export function scriptGroups(
  src: string,
  kinds: ReadonlyMap<string, readonly string[]>,
): Rolldown.CodeSplittingGroup[] {
  let usage: ReturnType<typeof usageOf> | undefined;

  function usageOf(info: ModuleInfo) {
    const first = modulesFrom([join(src, 'app/entry-client.tsx')], info);
    /** By module: the pages that show it, the pages that open it, the types of sections that import it. */
    const shown = new Map<string, Set<string>>();
    const opened = new Map<string, Set<string>>();
    const imported = new Map<string, Set<string>>();
    const note = (map: Map<string, Set<string>>, roots: readonly string[], user: string) => {
      for (const id of modulesFrom(roots, info, first)) map.set(id, (map.get(id) ?? new Set()).add(user));
    };
    for (const [content, kindsOfPage] of kinds) {
      const strings = join(src, 'content', `${content}.ts`);
      if (info(strings)) note(shown, [strings], content);
      for (const kind of kindsOfPage) {
        const section = moduleOfKind(src, info, kind);
        note(shown, [section], content);
        note(imported, [section], kind);
        note(opened, openedBy(info, section), content);
      }
    }
    return { first, shown, opened, imported };
  }

  function scriptOf(id: string, info: ModuleInfo): string | undefined {
    usage ??= usageOf(throughBarrel(info));
    if (helpers.test(id) || usage.first.has(id)) return 'index';
    const showing = usage.shown.get(id);
    if (!showing) return /\/(?:load-project|project-content)\.ts$/.test(id) ? 'projects' : undefined;
    const pages = [...new Set([...showing, ...(usage.opened.get(id) ?? [])])];
    const [page = ''] = pages;
    if (pages.length === 1) return basename(page);
    if (pages.length >= COMMON_PAGES) return 'index';
    if (pages.every((page) => page === 'pages/portfolio' || page === 'project')) return 'projects';
    const allHave = (isOne: (kind: string) => boolean, some: Iterable<string> = showing) =>
      [...some].every((page) => kinds.get(page)?.some(isOne));
    if (allHave(isForm)) return allHave(isForm, pages) ? 'long-forms' : 'forms';
    if (allHave(isCalculator)) return 'calculators';
    if (allHave(isTool)) return 'tools';
    const importers = [...(usage.imported.get(id) ?? [])].sort();
    return importers.length === 1 || showing.size === 2 ? importers.join('-') : 'index';
  }

  const named =
    (isWanted: (name: string) => boolean): Rolldown.CodeSplittingNameFunction =>
    (id, graph) => {
      const name = scriptOf(id, (module) => graph.getModuleInfo(module));
      return name && isWanted(name) ? name : null;
    };
  const last = new Set(['projects', ...[...kinds.keys()].map((page) => basename(page))]);
  // A group also includes its modules' imports, so shared modules come before the pages.
  return [
    { debugName: 'first script', name: named((name) => name === 'index') },
    ...sorts.map((sort) => ({ debugName: sort, name: named((name) => name === sort) })),
    { debugName: 'kinds', name: named((name) => !last.has(name)) },
    { debugName: 'projects', name: named((name) => name === 'projects') },
    { debugName: 'pages', name: named(() => true) },
  ];
}

/** The same graph, but importers of `@agency/shared` import only the modules that define the imported names. */
function throughBarrel(info: ModuleInfo): ModuleInfo {
  const barrel = /packages\/shared\/src\/index\.ts$/;
  const definedIn = new Map<string, string>();
  const found = new Map<string, ReturnType<ModuleInfo>>();
  function lookUp(id: string): ReturnType<ModuleInfo> {
    const module = info(id);
    const index = module?.importedIds.find((imported) => barrel.test(imported));
    if (!module?.code || !index) return module;
    if (definedIn.size === 0) {
      for (const shared of info(index)?.importedIds ?? [])
        for (const name of info(shared)?.exports ?? []) definedIn.set(name, shared);
    }
    const { code, exports, importedIds, dynamicallyImportedIds } = module;
    const named = parseAst(code).body.flatMap((node) =>
      node.type === 'ImportDeclaration' && node.source.value === '@agency/shared'
        ? node.specifiers.map((specifier) => ('imported' in specifier ? specifier.imported : specifier.local))
        : [],
    );
    const taken = named.flatMap((imported) => ('name' in imported ? (definedIn.get(imported.name) ?? []) : []));
    return {
      code,
      exports,
      dynamicallyImportedIds,
      importedIds: [...importedIds.filter((one) => one !== index), ...taken],
    };
  }
  return (id) => {
    if (!found.has(id)) found.set(id, lookUp(id));
    return found.get(id) ?? null;
  };
}
