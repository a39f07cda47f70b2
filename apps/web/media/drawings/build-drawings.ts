/** Writes every drawing of the site and prints its weight. The output is deterministic. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { barkSheet } from './bark-edge.ts';
import { budget, catalogue } from './catalogue.ts';
import { gaugeModules } from './gauge-rings.ts';

const folder = new URL('../../src/drawings/', import.meta.url);
const barkFile = new URL('../../src/styles/bark-edge.css', import.meta.url);
const gauges = new URL('../../src/ui/gauge/', import.meta.url);

async function writeDrawings(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!(name.replace(/\.svg$/, '') in catalogue)) await rm(new URL(name, folder));
  }
  for (const [name, markup] of Object.entries(catalogue)) {
    await writeFile(new URL(`${name}.svg`, folder), markup);
    const weight = brotliCompressSync(markup).length;
    console.log(`${name.padEnd(40)} ${String(markup.length).padStart(6)} B  ${String(weight).padStart(5)} B brotli`);
    if (weight > budget(name)) {
      console.error(`${name} exceeds its budget of ${budget(name)} B: simplify the drawing.`);
      process.exitCode = 1;
    }
  }
}

for (const [file, source] of gaugeModules()) await writeFile(new URL(file, gauges), source);
await writeFile(barkFile, barkSheet);
await writeDrawings();
