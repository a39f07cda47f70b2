import type { Plugin, Rolldown } from 'vite';
import { integrityOf } from './hashes.ts';
import { componentOf } from './page-modules.ts';

export interface Asset {
  /** Address on the site. */
  readonly href: string;
  /** Subresource integrity value. */
  readonly integrity: string;
}

export interface PageAssets {
  readonly styles: readonly Asset[];
  readonly entry: Asset;
  /** Scripts imported by the entry. Preloading them saves round trips. */
  readonly modules: readonly Asset[];
  /** Files that a section loads on use, with its type. */
  readonly later: readonly (Asset & { readonly feature: string })[];
}

let moduleInfo: (id: string) => Rolldown.ModuleInfo | null = () => null;

/** See https://v8.dev/blog/explicit-compile-hints. Other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const isFirst = ({ name }: { readonly name: string }) => name === 'index';

/**
 * Keeps the bundler's module graph, and asks Chromium to compile all functions of the first script while it downloads, on another thread.
 * Otherwise it compiles them on the page's thread when they are first called, while the visitor waits for the first interaction: 50 ms of
 * processor time.
 */
export const clientScripts: Plugin = {
  name: 'client-scripts',
  // The bundler knows its graph once all modules are loaded.
  buildEnd() {
    moduleInfo = (id) => this.getModuleInfo(id);
  },
  // The name of the script depends on the hint, which is added after names are given.
  augmentChunkHash: (chunk) => (isFirst(chunk) ? HINT : undefined),
  generateBundle: {
    // The hint must be above what Vite adds at the top.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && isFirst(file)) file.code = HINT + file.code;
      }
    },
  },
};

/** The given modules and their imports. */
function modulesFrom(roots: readonly string[]): ReadonlySet<string> {
  const modules = new Set(roots);
  // A set also iterates over what is added meanwhile.
  for (const id of modules) for (const imported of moduleInfo(id)?.importedIds ?? []) modules.add(imported);
  return modules;
}

/** Modules that a section imports on use. */
function openedBy(kind: string): string[] {
  const opened = [...modulesFrom([componentOf(kind).file])].flatMap(
    (id) => moduleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  // Without project content: a visitor may open any of 38 projects.
  return opened.filter((id) => !id.endsWith('?project'));
}

/**
 * The first script has the application, and the sheet of the site: rules of the application and of the page where visits end, and those
 * that two pages share. Rules of another page, or of a tool that opens on use, stay with its script.
 */
export function firstScript(application: string, last: string, pages: readonly string[]): Rolldown.CodeSplittingGroup {
  let shared: ReadonlySet<string> | undefined;
  function findShared(): ReadonlySet<string> {
    const met = new Set<string>();
    const again = new Set(modulesFrom([application, last]));
    for (const page of pages) for (const id of modulesFrom([page])) (met.has(id) ? again : met).add(id);
    return again;
  }
  function test(id: string): boolean {
    shared ??= findShared();
    return id === application || (id.endsWith('.css') && shared.has(id));
  }
  return { name: 'index', test, priority: 1 };
}

/** Finds the files of a page in the client build. */
export function assetFinder(output: Rolldown.RolldownOutput['output'], entryModule: string) {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const scripts = new Map(output.filter((file) => file.type === 'chunk').map((script) => [script.fileName, script]));
  const scriptOf = new Map([...scripts].flatMap(([name, { moduleIds }]) => moduleIds.map((id) => [id, name])));

  function asset(name: string): Asset {
    const file = files.get(name);
    if (!file) throw new Error(`The client build has no file ${name}.`);
    return { href: `/${name}`, integrity: integrityOf(file.type === 'chunk' ? file.code : file.source) };
  }

  /** Names of the scripts of these modules, with their imports. */
  function scriptsOf(modules: readonly string[]): Set<string> {
    const names = new Set<string>();
    for (const id of modules) {
      const name = scriptOf.get(id);
      if (!name) throw new Error(`The client build does not contain ${id}.`);
      names.add(name);
    }
    // A set also iterates over what is added meanwhile.
    for (const name of names) for (const imported of scripts.get(name)?.imports ?? []) names.add(imported);
    return names;
  }

  const stylesOf = (names: Iterable<string>) => [
    ...new Set([...names].flatMap((name) => [...(scripts.get(name)?.viteMetadata?.importedCss ?? [])])),
  ];

  /**
   * @param modules what the page imports
   * @param kinds types of the page's sections
   */
  return (modules: readonly string[], kinds: readonly string[]): PageAssets => {
    const initial = scriptsOf([entryModule, ...modules]);
    const [first = '', ...others] = initial;
    return {
      styles: stylesOf(initial).map(asset),
      entry: asset(first),
      modules: others.map(asset),
      later: kinds.flatMap((kind) => {
        const added = [...scriptsOf(openedBy(kind))].filter((name) => !initial.has(name));
        const styles = stylesOf(added).filter((name) => !stylesOf(initial).includes(name));
        return [...added, ...styles].map((name) => ({ feature: kind, ...asset(name) }));
      }),
    };
  };
}
