import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codings } from '../server/rules.ts';

/** Images, videos and WOFF2 fonts are already compressed. */
const compressible = new Set('.css .glb .html .js .json .svg .txt .wasm .webmanifest .xml'.split(' '));

export const compressors = {
  br: (raw: Buffer) =>
    promisify(brotliCompress)(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
  gzip: (raw: Buffer) => promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed variants of a file beside it, and returns their number. */
export async function compressOne(
  file: string,
  wanted: readonly (typeof codings)[number][] = codings,
): Promise<number> {
  const raw = await readFile(file);
  let written = 0;
  for (const { name, extension } of wanted) {
    const small = await compressors[name](raw);
    // A variant that is not smaller costs the browser work and saves nothing.
    if (small.length >= raw.length) continue;
    await writeFile(file + extension, small);
    written += 1;
  }
  return written;
}

/**
 * Writes a `.br` (quality 11) and a `.gz` (level 9) beside each text file of a folder, if they are smaller and not there yet.
 * @returns the number of files written
 */
export async function compressAll(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const written = await Promise.all(
    paths.map((path) =>
      compressOne(
        path,
        codings.filter(({ extension }) => !existsSync(path + extension)),
      ),
    ),
  );
  return written.reduce((sum, count) => sum + count, 0);
}
