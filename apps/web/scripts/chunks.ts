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
  /** Chunks that the entry would ask for one after the other: preloading them saves the round trips. */
  readonly modules: readonly Asset[];
}

/** The first script is the one that starts the application; the model viewer is an entry too, for its own address. */
export function isFirst({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.endsWith('/src/app/entry-client.tsx'));
}

/** Finds, in the client build, the files that a page needs at load. */
export class ChunkGraph {
  readonly #chunks = new Map<string, Rolldown.OutputChunk>();
  readonly #files = new Map<string, Rolldown.OutputAsset | Rolldown.OutputChunk>();
  readonly #entry: Rolldown.OutputChunk;

  constructor(output: Rolldown.RolldownOutput['output']) {
    for (const file of output) {
      this.#files.set(file.fileName, file);
      if (file.type === 'chunk') for (const id of file.moduleIds) this.#chunks.set(id, file);
    }
    const entry = output.find((file) => file.type === 'chunk' && isFirst(file));
    if (entry?.type !== 'chunk') throw new Error('The client build has no entry.');
    this.#entry = entry;
  }

  /** @param module the page's module, see `page-modules.ts` */
  assetsOf(module: string): PageAssets {
    const chunks = new Set<Rolldown.OutputChunk>();
    this.#collect(this.#entry, chunks);
    this.#collect(this.#chunkOf(module), chunks);
    const styles = new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    chunks.delete(this.#entry);
    return {
      styles: [...styles].map((file) => this.#asset(file)),
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
