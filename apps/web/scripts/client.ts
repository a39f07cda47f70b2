import type { Plugin, Rolldown } from 'vite';
import { bundleSite } from './bundle.ts';
import { integrityOf } from './hashes.ts';
import { componentOf } from './page-modules.ts';

type Output = Rolldown.RolldownOutput['output'];

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

/** What the application imports to show a page, and the types of the page's sections. */
export interface PageParts {
  readonly modules: readonly string[];
  readonly kinds: readonly string[];
}

/**
 * Asks Chromium to compile all functions of a script while it downloads, on another thread. Otherwise it compiles them on the page's
 * thread when they are first called, while the visitor waits for the first interaction: 50 ms of processor time. Other engines read a
 * comment. See https://v8.dev/blog/explicit-compile-hints.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The scripts that each first interaction loads. */
const ENTRY = 'index';
const SHARED = 'shared';
const isHinted = ({ name }: { readonly name: string }) => name === ENTRY || name === SHARED;

/** The roots and everything that they lead to. A set also iterates over what is added meanwhile. */
function reached(roots: Iterable<string>, next: (name: string) => readonly string[]): Set<string> {
  const met = new Set(roots);
  for (const name of met) for (const other of next(name)) met.add(other);
  return met;
}

/** Finds the files of a page in the client build. */
function assetFinder(output: Output, application: string, openedBy: (kind: string) => readonly string[]) {
  const scripts = new Map(output.filter((file) => file.type === 'chunk').map((script) => [script.fileName, script]));
  const scriptOf = new Map([...scripts].flatMap(([name, { moduleIds }]) => moduleIds.map((id) => [id, name])));

  const integrity = new Map(
    output.map((file) => [file.fileName, integrityOf(file.type === 'chunk' ? file.code : file.source)]),
  );
  const asset = (name: string): Asset => ({ href: `/${name}`, integrity: integrity.get(name) ?? '' });

  function scriptWith(id: string): string {
    const name = scriptOf.get(id);
    if (!name) throw new Error(`The client build does not contain ${id}.`);
    return name;
  }

  /** Names of the scripts of these modules, with their imports. */
  const scriptsOf = (modules: readonly string[]) =>
    reached(modules.map(scriptWith), (name) => scripts.get(name)?.imports ?? []);

  const stylesOf = (names: Iterable<string>) => [
    ...new Set([...names].flatMap((name) => [...(scripts.get(name)?.viteMetadata?.importedCss ?? [])])),
  ];

  return ({ modules, kinds }: PageParts): PageAssets => {
    const initial = scriptsOf([application, ...modules]);
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

/**
 * Builds what browsers load.
 *
 * @param application its first module
 * @param pages the pages' modules
 */
export async function buildClient(outDir: string, application: string, pages: readonly string[]) {
  let moduleInfo: (id: string) => Rolldown.ModuleInfo | null = () => null;
  const plugin: Plugin = {
    name: 'client-scripts',
    // Class names are constants that the bundler writes where they are used. Their module would be dropped, and its rules with it.
    transform: {
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    // All modules are loaded: their graph is complete.
    buildEnd() {
      moduleInfo = (id) => this.getModuleInfo(id);
    },
    // The name of the script depends on the hint, which is added after names are given.
    augmentChunkHash: (chunk) => (isHinted(chunk) ? HINT : undefined),
    generateBundle: {
      // The hint must be above what Vite adds at the top.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isHinted(file)) file.code = HINT + file.code;
      },
    },
  };

  const modulesFrom = (...roots: readonly string[]) => reached(roots, (id) => moduleInfo(id)?.importedIds ?? []);

  let ofPages: ReadonlySet<string> | undefined;
  /** The entry has the application and the sheet of all pages. Rules of a tool that opens on use stay with its script. */
  function isInEntry(id: string): boolean {
    ofPages ??= modulesFrom(application, ...pages);
    return id === application || (id.endsWith('.css') && ofPages.has(id));
  }

  const groups = [
    { name: ENTRY, test: isInEntry, priority: 1 },
    // A second script has what four pages or tools share; the bundler decides for the rest.
    { name: SHARED, minShareCount: 4 },
  ];
  const rolldownOptions = {
    // The router's unused classes extend `React.Component`, whose reading would keep them: 0.2 kB.
    treeshake: { propertyReadSideEffects: false as const },
    optimization: { inlineConst: { mode: 'all' as const } },
    input: { [ENTRY]: application },
    output: { codeSplitting: { groups } },
  };
  const output = await bundleSite({ plugins: [plugin], build: { outDir, emptyOutDir: true, rolldownOptions } });

  /** Modules that a section imports on use. */
  function openedBy(kind: string): string[] {
    // Without project content: a visitor may open any project.
    return [...modulesFrom(componentOf(kind).file)]
      .flatMap((id) => moduleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !id.endsWith('?project'));
  }
  return { output, assetsOf: assetFinder(output, application, openedBy) };
}
