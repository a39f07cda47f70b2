/**
 * Writes `public/favicon.svg`, `public/favicon.ico`, `public/apple-touch-icon.png` and `public/icons`: the spruce of
 * the brand on a slice of wood.
 * Run with `npm run media -- icons`; the output is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { growTrunk } from '../drawings/trunk.ts';
import { sprucePath } from './mark.ts';

const output = (path: string) => new URL(`../../public/${path}`, import.meta.url);

/** Budget of a file that every first visit downloads. */
const faviconBudget = 256;

/** A disc and a tree of straight lines on whole units: finer detail is invisible at 16 pixels. */
const disc = 'M16 0a16 16 0 0 1 0 32 16 16 0 0 1 0-32z';
const tree = 'm16 3 5 8h-2l4 6h-2l4 7h-8v4h-2v-4H7l4-7H9l4-6h-2z';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2c7a58" d="${disc}"/><path fill="#f6f5ee" d="${tree}"/></svg>\n`;

interface IconOptions {
  /** Size of the spruce, as a share of the icon's side. */
  readonly spruce: number;
  /** Corner radius, as a share of the side. With 0, the system cuts the corners. */
  readonly corner: number;
}

/** An app icon: rings of a young trunk on the brand's green, with the spruce in front. */
function icon({ spruce, corner }: IconOptions): string {
  const size = 1024;
  const { rings } = growTrunk({
    seed: 12,
    years: 11,
    size: size * 1.36,
    bark: false,
    eccentricity: 0.08,
    late: 0.55,
    lobes: 0.05,
  });
  const shift = -size * 0.18;
  const scale = (size * spruce) / 32;
  const origin = (size - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<clipPath id="tile"><rect width="${size}" height="${size}" rx="${size * corner}"/></clipPath>
<g clip-path="url(#tile)"><rect width="${size}" height="${size}" fill="#12503a"/>
<g transform="translate(${shift} ${shift})" fill="#2c7a58" fill-rule="evenodd" opacity=".75">${rings.map((ring) => `<path d="${ring}"/>`).join('')}</g>
<path d="${sprucePath}" transform="translate(${origin} ${origin}) scale(${scale})" fill="#f6f5ee" stroke="#12503a" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round"/></g></svg>`;
}

const files: readonly (readonly [name: string, size: number, options: IconOptions])[] = [
  ['../apple-touch-icon', 180, { spruce: 0.82, corner: 0 }],
  ['icon-192', 192, { spruce: 0.82, corner: 0.22 }],
  ['icon-512', 512, { spruce: 0.82, corner: 0.22 }],
  // Systems may crop a maskable icon to a circle of 80 % of its side.
  ['maskable-512', 512, { spruce: 0.64, corner: 0 }],
];

/** An ICO file with one PNG image, for feed readers and old programs that request `/favicon.ico` without reading the page. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon.
  header.writeUInt16LE(1, 4); // One image.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // One colour plane.
  header.writeUInt16LE(32, 12); // 32 bits per pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the image.
  return Buffer.concat([header, png]);
}

const ICO_SIZE = 32;
const icoBudget = 1024;

if (favicon.length > faviconBudget)
  throw new Error(`favicon.svg weighs ${favicon.length} bytes, over its budget: simplify the tree.`);
await mkdir(output('icons/'), { recursive: true });
await writeFile(output('favicon.svg'), favicon);
console.log(`favicon.svg  ${favicon.length} bytes`);
const small = await sharp(Buffer.from(favicon), { density: 288 })
  .resize(ICO_SIZE, ICO_SIZE)
  .png({ palette: true, colours: 12, dither: 0, compressionLevel: 9, effort: 10 })
  .toBuffer();
const ico = iconFile(small, ICO_SIZE);
if (ico.length > icoBudget)
  throw new Error(`favicon.ico weighs ${ico.length} bytes, over its budget: use fewer colours.`);
await writeFile(output('favicon.ico'), ico);
console.log(`favicon.ico  ${ico.length} bytes`);
for (const [name, size, options] of files) {
  const png = await sharp(Buffer.from(icon(options)))
    .resize(size, size)
    .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(output(`icons/${name}.png`), png);
  console.log(`icons/${name}.png  ${png.length} bytes`);
}
