/** Encodes short silent films with ffmpeg (`apt install ffmpeg`) within a byte budget, at the best quality that fits. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Encoded } from './encode.ts';

const run = promisify(execFile);

export interface Frames {
  /** Folder of `0000.png`, `0001.png`, … */
  readonly folder: string;
  readonly perSecond: number;
}

/** Colour space that browsers expect in a film, so that it matches its picture. */
const color = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-color_range', 'tv'],
];

interface Codec {
  readonly extension: string;
  readonly parameters: readonly string[];
  /** Constant rate factors to try, from the best quality. */
  readonly factors: readonly number[];
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** AV1 for browsers that support it. */
export const av1: Codec = {
  extension: 'webm',
  parameters: ['-c:v', 'libsvtav1', '-preset', '4', '-g', '600', '-svtav1-params', 'tune=0'],
  factors: steps(30, 62, 4),
};

/** H.264 for the others. */
export const h264: Codec = {
  extension: 'mp4',
  parameters: ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-g', '600', '-movflags', '+faststart'],
  factors: steps(22, 42, 2),
};

/** A film of at most `maxBytes`. Throws if no factor is low enough: the scene then has too much movement. */
export async function filmUnder({ folder, perSecond }: Frames, codec: Codec, maxBytes: number): Promise<Encoded> {
  const output = join(folder, `film.${codec.extension}`);
  for (const quality of codec.factors) {
    await run('ffmpeg', [
      ...['-y', '-v', 'error', '-framerate', String(perSecond), '-i', join(folder, '%04d.png')],
      ...codec.parameters,
      ...['-crf', String(quality), ...color, '-an', '-map_metadata', '-1', '-fflags', '+bitexact', output],
    ]);
    const data = await readFile(output);
    if (data.length <= maxBytes) return { data, quality };
  }
  throw new Error(
    `The ${codec.extension} does not fit ${maxBytes} bytes at any acceptable quality: simplify the scene.`,
  );
}
