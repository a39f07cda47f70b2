import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';
import { type ModuleInfo, moduleOfKind, modulesFrom, openedBy } from './page-sheets.ts';

/** The bundler's own helpers, and what stands around `import()`. */
const helpers = /^\0rolldown\/runtime|\/src\/lib\/preload\.ts$/;

/** The package of formulas hands out all its modules through one: a page owns those whose names it takes. */
const barrel = /packages\/shared\/src\/index\.ts$/;

/** What the grid and the page of a project share is of no use elsewhere. */
const projectPages = ['pages/portfolio', 'project'];

/** What as many pages as this show is in the first script: a request less for each. */
const COMMON_PAGES = 5;

const isCalculator = (kind: string) => kind.endsWith('-roi');
const isTool = (kind: string) => isCalculator(kind) || /-(?:test|quiz)$/.test(kind);
const isForm = (kind: string) => kind.endsWith('-form');

/**
 * Scripts of what several pages of one sort share. Every form shows its messages; the long ones, on pages of their own, have the
 * lists and the rules of a request too. Calculators and quizzes keep their inputs in the address; calculators have sliders,
 * gauges and charts too.
 */
const sorts = ['forms', 'long-forms', 'tools', 'calculators'];

/**
 * Which script a module goes into, so that the first act asks for three or four: the application, the page, and what the page
 * shares with others. Left to the bundler, each feature would be a script, and each set of features that share something.
 *
 * @param src absolute path of the sources
 * @param kinds the kinds of sections that each content module shows, by its name relative to `content/`
 */
export function scriptGroups(
  src: string,
  kinds: ReadonlyMap<string, readonly string[]>,
): Rolldown.CodeSplittingGroup[] {
  const entry = join(src, 'app/entry-client.tsx');
  let made: ReturnType<typeof owners> | undefined;

  function owners(info: ModuleInfo) {
    const first = modulesFrom([entry], info);
    const shown = new Map<string, Set<string>>();
    const opened = new Map<string, Set<string>>();
    const reached = new Map<string, Set<string>>();
    const note = (map: Map<string, Set<string>>, ids: Iterable<string>, page: string) => {
      for (const id of ids) map.set(id, (map.get(id) ?? new Set()).add(page));
    };
    for (const [content, kindsOfPage] of kinds) {
      const words = join(src, 'content', `${content}.ts`);
      const sections = kindsOfPage.map((kind) => moduleOfKind(src, info, kind));
      note(shown, modulesFrom([...(info(words) ? [words] : []), ...sections], info, first), content);
      for (const [index, kind] of kindsOfPage.entries()) {
        note(reached, modulesFrom(sections.slice(index, index + 1), info, first), kind);
      }
      const islands = sections.flatMap((section) => openedBy(info, section));
      note(opened, modulesFrom(islands, info, first), content);
    }
    return { first, shown, opened, reached };
  }

  function scriptOf(id: string, info: ModuleInfo): string | null {
    made ??= owners(withoutBarrel(info));
    if (helpers.test(id) || made.first.has(id)) return 'index';
    const showing = made.shown.get(id);
    if (!showing) return /\/(?:load-project|project-content)\.ts$/.test(id) ? 'projects' : null;
    const pages = [...new Set([...showing, ...(made.opened.get(id) ?? [])])];
    if (pages.length === 1) return basename(pages[0] as string);
    if (pages.length >= COMMON_PAGES) return 'index';
    if (pages.every((page) => projectPages.includes(page))) return 'projects';
    const areAll = (some: Iterable<string>, isOne: (kind: string) => boolean) =>
      [...some].every((page) => kinds.get(page)?.some(isOne) === true);
    if (areAll(showing, isForm)) {
      const isLong = areAll(pages, isForm) && ![...showing].some((page) => kinds.get(page)?.some(isTool));
      return isLong ? 'long-forms' : 'forms';
    }
    if (areAll(showing, isCalculator)) return 'calculators';
    if (areAll(showing, isTool)) return 'tools';
    const reached = [...(made.reached.get(id) ?? [])].sort();
    return reached.length === 1 || showing.size === 2 ? reached.join('-') : 'index';
  }
  const named =
    (wanted: (name: string) => boolean): Rolldown.CodeSplittingNameFunction =>
    (id, graph) => {
      const name = scriptOf(id, (module) => graph.getModuleInfo(module));
      return name && wanted(name) ? name : null;
    };

  const last = new Set(['projects', ...[...kinds.keys()].map((page) => basename(page))]);
  // A group takes what its modules import along: what many need comes first.
  return [
    { debugName: 'first script', name: named((name) => name === 'index') },
    ...sorts.map((sort) => ({ debugName: sort, name: named((name) => name === sort) })),
    { debugName: 'kinds', name: named((name) => !last.has(name)) },
    { debugName: 'projects', name: named((name) => name === 'projects') },
    { debugName: 'pages', name: named(() => true) },
  ];
}

/** The same graph, in which who imports from the barrel imports the modules that define the names it takes. */
function withoutBarrel(info: ModuleInfo): ModuleInfo {
  const definedIn = new Map<string, string>();
  return (id) => {
    const found = info(id);
    const index = found?.importedIds.find((imported) => barrel.test(imported));
    if (!found || !index) return found;
    if (definedIn.size === 0) {
      for (const module of info(index)?.importedIds ?? []) {
        for (const name of exportsOf(info(module)?.code ?? '')) definedIn.set(name, module);
      }
    }
    const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*["']@agency\/shared["']/.exec(found.code ?? '') ?? [];
    const taken = names.split(',').map((name) => definedIn.get(name.trim().split(/\s+as\s+/)[0] ?? ''));
    const importedIds = [
      ...found.importedIds.filter((one) => one !== index),
      ...taken.filter((one) => one !== undefined),
    ];
    return { code: found.code, importedIds, dynamicallyImportedIds: found.dynamicallyImportedIds };
  };
}

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:async )?(?:const|function|class) (\w+)/g)].map(([, name = '']) => name);
