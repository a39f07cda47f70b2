import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { integrityOf } from './hashes.ts';
import type { SectionModules } from './page-sheets.ts';

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
  /**
   * Chunks that a section loads on use: all modules that a type of section opens, by type, and each module that it opens, by module
   * name.
   */
  readonly later: readonly (Asset & { readonly feature: string })[];
}

/** Finds the files of a page in the client build. */
export class ChunkGraph {
  readonly #chunks = new Map<string, Rolldown.OutputChunk>();
  readonly #files = new Map<string, Rolldown.OutputAsset | Rolldown.OutputChunk>();
  readonly #entry: Rolldown.OutputChunk;

  /** @param entry entry module of the application */
  constructor(output: Rolldown.RolldownOutput['output'], entry: string) {
    for (const file of output) {
      this.#files.set(file.fileName, file);
      if (file.type === 'chunk') for (const id of file.moduleIds) this.#chunks.set(id, file);
    }
    this.#entry = this.#chunkOf(entry);
  }

  /**
   * @param strings modules of the page's content
   * @param sections types of its sections
   * @param sheets file names of its style sheets
   */
  assetsOf(
    strings: readonly string[],
    sections: ReadonlyMap<string, SectionModules>,
    sheets: readonly string[],
  ): PageAssets {
    const chunks = new Set<Rolldown.OutputChunk>();
    const modules = [...strings, ...[...sections.values()].map(({ module }) => module)];
    for (const chunk of [this.#entry, ...modules.map((id) => this.#chunkOf(id))]) this.#collect(chunk, chunks);
    const added = (feature: string, opened: readonly string[]) => {
      const all = new Set(chunks);
      for (const id of opened) this.#collect(this.#chunkOf(id), all);
      const scripts = [...all].filter((chunk) => !chunks.has(chunk));
      const styles = scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [...scripts.map(({ fileName }) => fileName), ...styles].map((name) => ({ feature, ...this.#asset(name) }));
    };
    const later = [...sections].flatMap(([kind, { opened }]) => [
      ...added(kind, opened),
      ...opened.flatMap((id) => added(basename(id).replace(/\.\w+$/, ''), [id])),
    ]);
    chunks.delete(this.#entry);
    return {
      styles: sheets.map((file) => this.#asset(file)),
      entry: this.#asset(this.#entry.fileName),
      modules: [...chunks].map(({ fileName }) => this.#asset(fileName)),
      later,
    };
  }

  #chunkOf(id: string): Rolldown.OutputChunk {
    const chunk = this.#chunks.get(id);
    if (!chunk) throw new Error(`The client build does not contain ${id}.`);
    return chunk;
  }

  /** Adds a script and its imports. */
  #collect(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined, found: Set<Rolldown.OutputChunk>): void {
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const name of file.imports) this.#collect(this.#files.get(name), found);
  }

  #asset(name: string): Asset {
    const file = this.#files.get(name);
    if (!file) throw new Error(`The client build has no file ${name}.`);
    const bytes = file.type === 'chunk' ? file.code : file.source;
    return { href: `/${name}`, integrity: integrityOf(bytes) };
  }
}
