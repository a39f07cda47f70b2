/** Writes every drawing of the site, and says what each weighs. Deterministic: the same catalogue gives the same bytes. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { barkEdge } from './bark-edge.ts';
import { budget } from './budget.ts';
import { catalogue } from './catalogue.ts';
import { gaugeRings } from './gauge-rings.ts';

const folder = new URL('../../../apps/web/src/drawings/', import.meta.url);
const barkSheet = new URL('../../../apps/web/src/styles/bark-edge.css', import.meta.url);
const gaugeModule = new URL('../../../apps/web/src/ui/gauge/rings.ts', import.meta.url);

async function writeGaugeRings(): Promise<void> {
  const { large, small } = gaugeRings();
  const lines = [
    '/** Written by packages/media/drawings (npm run media:drawings): the rings of every gauge, in a box of 200 units. */',
    `export const largeRings =\n  '${large}';\n`,
    `export const smallRings =\n  '${small}';\n`,
  ];
  await writeFile(gaugeModule, lines.join('\n'));
}

async function writeBarkEdge(): Promise<void> {
  const note =
    '/* Written by packages/media/drawings (npm run media:drawings): the edge on which a night section opens. */';
  await writeFile(barkSheet, `${note}\n@layer base {\n  :root {\n    --bark-edge: ${barkEdge(4)};\n  }\n}\n`);
}

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
      console.error(`${name} is over its budget of ${budget(name)} B.`);
      process.exitCode = 1;
    }
  }
}

await writeGaugeRings();
await writeBarkEdge();
await writeDrawings();
