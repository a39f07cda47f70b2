/** Writes every drawing of the site, and says what each weighs. Deterministic: the same catalogue gives the same bytes. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { barkEdge } from './bark-edge.ts';
import { budget } from './budget.ts';
import { catalogue } from './catalogue.ts';
import { gaugeRings } from './gauge-rings.ts';

const folder = new URL('../../../apps/web/src/drawings/', import.meta.url);
const barkSheet = new URL('../../../apps/web/src/styles/bark-edge.css', import.meta.url);
const gauges = new URL('../../../apps/web/src/ui/gauge/', import.meta.url);

/** One module a size: no page has both. */
async function writeGaugeRings(): Promise<void> {
  for (const [size, { middle, width, path }] of Object.entries(gaugeRings())) {
    const note =
      '/** Written by packages/media/drawings (npm run media:drawings): rings of a gauge, in a box of 200 units. */';
    const rings = `{\n  middle: ${middle},\n  width: ${width},\n  path: '${path}',\n}`;
    await writeFile(new URL(`${size}-rings.ts`, gauges), `${note}\nexport const ${size}Rings = ${rings} as const;\n`);
  }
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
