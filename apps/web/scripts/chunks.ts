import type { Rolldown } from 'vite';
import { integrityOf } from './hashes.ts';
import type { ModuleGraph, PageModules } from './module-graph.ts';

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

/** Finds the files of a page in the client build. */
export function assetFinder(output: Rolldown.RolldownOutput['output'], graph: ModuleGraph) {
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

  /** @param sheets file names of the page's style sheets */
  return ({ strings, kinds }: PageModules, sheets: readonly string[]): PageAssets => {
    const sections = kinds.map((kind) => graph.section(kind));
    const initial = scriptsOf([graph.entry, ...strings, ...sections.map(({ module }) => module)]);
    const [first = '', ...modules] = initial;
    return {
      styles: sheets.map(asset),
      entry: asset(first),
      modules: modules.map(asset),
      later: sections.flatMap(({ kind, opened }) => {
        const added = [...scriptsOf(opened)].filter((name) => !initial.has(name));
        const styles = added.flatMap((name) => [...(scripts.get(name)?.viteMetadata?.importedCss ?? [])]);
        return [...added, ...styles].map((name) => ({ feature: kind, ...asset(name) }));
      }),
    };
  };
}
