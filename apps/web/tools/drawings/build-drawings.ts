/** Writes every drawing of the site. Deterministic: the same data gives the same bytes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { gaugeRings } from './gauge-rings.ts';

const gaugeModule = new URL('../../src/ui/gauge/rings.ts', import.meta.url);

async function writeGaugeRings(): Promise<void> {
  const { large, small } = gaugeRings();
  const lines = [
    '/** Written by tools/drawings (npm run media:drawings): the rings of every gauge, in a box of 200 units. */',
    `export const largeRings =\n  '${large}';\n`,
    `export const smallRings =\n  '${small}';\n`,
  ];
  await writeFile(gaugeModule, lines.join('\n'));
}

await mkdir(new URL('../../src/drawings/', import.meta.url), { recursive: true });
await writeGaugeRings();
