import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codings } from '../server/rules.ts';

/** Images, videos and WOFF2 fonts are already compressed. */
const compressible = new Set('.css .glb .html .js .json .svg .txt .wasm .webmanifest .xml'.split(' '));

const compressors = {
  br: (raw: Buffer) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
  gzip: (raw: Buffer) => promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` (quality 11, the default) and a `.gz` (level 9) beside a file, if they are smaller than it. */
export async function compressOne(file: string): Promise<void> {
  const raw = await readFile(file);
  for (const { name, extension } of codings) {
    const small = await compressors[name](raw);
    if (small.length < raw.length) await writeFile(file + extension, small);
  }
}

export async function compressAll(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files.filter((name) => compressible.has(extname(name))).map((name) => compressOne(join(directory, name))),
  );
}
