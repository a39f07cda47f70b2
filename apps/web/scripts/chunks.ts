import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

const entryKey = 'index.html';

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

/** Finds, in the client build, the files that a page needs at load. */
export class ChunkGraph {
  readonly #manifest: Manifest;
  readonly #dist: string;

  constructor(dist: string) {
    this.#dist = dist;
    this.#manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  }

  /** @param content the content module, relative to `src/content/`  @param kinds the kinds of the page's sections */
  assetsOf(content: string, kinds: readonly string[]): PageAssets {
    const features = kinds.flatMap((kind) => this.#featureKeys(kind));
    const keys = new Set<string>();
    for (const key of [entryKey, `src/content/${content}.ts`, ...features]) this.#collect(key, keys);
    const chunks = [...keys].map((key) => this.#chunk(key));
    const entry = this.#chunk(entryKey).file;
    return {
      styles: unique(chunks.flatMap(({ css = [] }) => css)).map((file) => this.#asset(file)),
      entry: this.#asset(entry),
      modules: unique(chunks.map(({ file }) => file).filter((file) => file !== entry)).map((file) => this.#asset(file)),
    };
  }

  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk for ${key}.`);
    return chunk;
  }

  /** The folder of a feature or section has the name of its kind; those of the first script have no chunk of their own. */
  #featureKeys(kind: string): string[] {
    return Object.keys(this.#manifest).filter(
      (key) =>
        ['features', 'sections'].some((folder) => key.startsWith(`src/${folder}/${kind}/`)) &&
        this.#chunk(entryKey).dynamicImports?.includes(key),
    );
  }

  #collect(key: string, found: Set<string>): void {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of this.#chunk(key).imports ?? []) this.#collect(imported, found);
  }

  #asset(file: string): Asset {
    const hash = createHash('sha384')
      .update(readFileSync(join(this.#dist, file)))
      .digest('base64');
    return { href: `/${file}`, integrity: `sha384-${hash}` };
  }
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
