import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

export interface Asset {
  /** Address on the site. */
  readonly href: string;
  /** Subresource integrity value. */
  readonly integrity: string;
}

export interface PageAssets {
  readonly styles: readonly Asset[];
  readonly entry: Asset;
  /** Scripts that the entry would ask for one after the other: preloading them saves the round trips. */
  readonly modules: readonly Asset[];
}

/** Finds, in the client build, the files that a page needs. */
export class ChunkGraph {
  readonly #chunks = new Map<string, Rolldown.OutputChunk>();
  readonly #files = new Map<string, Rolldown.OutputAsset | Rolldown.OutputChunk>();
  readonly #entry: Rolldown.OutputChunk;

  /** @param entry the module that starts the application */
  constructor(output: Rolldown.RolldownOutput['output'], entry: string) {
    for (const file of output) {
      this.#files.set(file.fileName, file);
      if (file.type === 'chunk') for (const id of file.moduleIds) this.#chunks.set(id, file);
    }
    this.#entry = this.#chunkOf(entry);
  }

  /**
   * @param modules the module of the page's words and those of its sections
   * @param sheets file names of its style sheets
   */
  assetsOf(modules: readonly string[], sheets: readonly string[]): PageAssets {
    const chunks = new Set<Rolldown.OutputChunk>();
    this.#collect(this.#entry, chunks);
    for (const module of modules) this.#collect(this.#chunkOf(module), chunks);
    chunks.delete(this.#entry);
    return {
      styles: sheets.map((file) => this.#asset(file)),
      entry: this.#asset(this.#entry.fileName),
      modules: [...chunks].map(({ fileName }) => this.#asset(fileName)),
    };
  }

  #chunkOf(id: string): Rolldown.OutputChunk {
    const chunk = this.#chunks.get(id);
    if (!chunk) throw new Error(`The client build does not hold ${id}.`);
    return chunk;
  }

  #collect(chunk: Rolldown.OutputChunk, found: Set<Rolldown.OutputChunk>): void {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = this.#files.get(name);
      if (imported?.type === 'chunk') this.#collect(imported, found);
    }
  }

  #asset(name: string): Asset {
    const file = this.#files.get(name);
    if (!file) throw new Error(`The client build has no file ${name}.`);
    const bytes = file.type === 'chunk' ? file.code : file.source;
    return { href: `/${name}`, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  }
}
