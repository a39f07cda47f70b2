/**
 * Adds characters that the source fonts lack, composed from existing glyphs: the subscript two of CO₂ is their superscript two,
 * lowered. A composite glyph takes 18 bytes and follows the weight axis of its component.
 */
import { readAdvance, readCharacterMap, type Tables, table } from './sfnt.ts';

export interface Composed {
  readonly character: string;
  readonly from: string;
  /** The lowest point of the new glyph, as a share of an em above the baseline. Without it the glyph is blank. */
  readonly bottom?: number;
  /** Advance, as a share of the advance of `from`. */
  readonly advance: number;
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Splits `glyf` into glyphs, for both formats of `loca`. */
function readGlyphs(tables: Tables): Buffer[] {
  const [glyf, loca] = [table(tables, 'glyf'), table(tables, 'loca')];
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = table(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => glyf.subarray(offset(index), offset(index + 1)));
}

function composite(source: Buffer, glyph: number, shift: number): Buffer {
  const data = Buffer.alloc(20);
  data.writeInt16BE(-1, 0);
  const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => source.readInt16BE(at)) as [number, number, number, number];
  data.writeInt16BE(xMin, 2);
  data.writeInt16BE(yMin + shift, 4);
  data.writeInt16BE(xMax, 6);
  data.writeInt16BE(yMax + shift, 8);
  // ARG_1_AND_2_ARE_WORDS, ARGS_ARE_XY_VALUES and USE_MY_METRICS.
  data.writeUInt16BE(0x0001 | 0x0002 | 0x0200, 10);
  data.writeUInt16BE(glyph, 12);
  data.writeInt16BE(shift, 16);
  return data;
}

function writeCharacterMap(map: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const open = segments.at(-1);
    if (open && open.last === code - 1 && open.delta === glyph - code) open.last = code;
    else segments.push({ first: code, last: code, delta: glyph - code });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const length = 16 + 8 * count;
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, length, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta & 0xffff),
    ...segments.map(() => 0),
  ];
  const cmap = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => {
    cmap.writeUInt16BE(word, index * 2);
  });
  return cmap;
}

/** Adds empty `gvar` entries for the composed glyphs: a composite varies through its component. */
function extendVariations(gvar: Buffer, added: number): Buffer {
  const size = (gvar.readUInt16BE(14) & 1) === 1 ? 4 : 2;
  const end = 20 + size * (gvar.readUInt16BE(12) + 1);
  const header = Buffer.from(gvar.subarray(0, end));
  header.writeUInt16BE(gvar.readUInt16BE(12) + added, 12);
  header.writeUInt32BE(gvar.readUInt32BE(8) + size * added, 8);
  header.writeUInt32BE(gvar.readUInt32BE(16) + size * added, 16);
  const last = gvar.subarray(end - size, end);
  return Buffer.concat([header, ...Array.from({ length: added }, () => last), gvar.subarray(end)]);
}

/** Adds the composed characters to a font. Throws if the font already has one, or lacks its component. */
export function composeGlyphs(tables: Tables, additions: readonly Composed[]): void {
  const map = readCharacterMap(tables);
  const glyphs = readGlyphs(tables);
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const metrics = glyphs.map((data, glyph) => [readAdvance(tables, glyph), data.length > 0 ? data.readInt16BE(2) : 0]);
  for (const { character, from, bottom, advance } of additions) {
    const source = map.get(codeOf(from));
    const data = source === undefined ? undefined : glyphs[source];
    if (source === undefined || !data) throw new Error(`The font lacks ${from}, of which ${character} is composed.`);
    if (map.has(codeOf(character))) throw new Error(`The font already has ${character}: remove it from the additions.`);
    map.set(codeOf(character), glyphs.length);
    metrics.push([Math.round((metrics[source]?.[0] ?? 0) * advance), bottom === undefined ? 0 : data.readInt16BE(2)]);
    const shift = bottom === undefined ? 0 : Math.round(bottom * unitsPerEm) - data.readInt16BE(4);
    glyphs.push(bottom === undefined ? Buffer.alloc(0) : composite(data, source, shift));
  }

  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const padded = glyphs.map((data) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]));
  padded.reduce((offset, data, index) => {
    loca.writeUInt32BE(offset + data.length, 4 * (index + 1));
    return offset + data.length;
  }, 0);
  const hmtx = Buffer.alloc(4 * metrics.length);
  metrics.forEach(([width = 0, bearing = 0], glyph) => {
    hmtx.writeUInt16BE(width, 4 * glyph);
    hmtx.writeInt16BE(bearing, 4 * glyph + 2);
  });
  table(tables, 'head').writeInt16BE(1, 50);
  table(tables, 'hhea').writeUInt16BE(metrics.length, 34);
  const maxp = table(tables, 'maxp');
  maxp.writeUInt16BE(glyphs.length, 4);
  for (const [whole, parts] of [
    [6, 10],
    [8, 12],
  ] as const) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(whole), maxp.readUInt16BE(parts)), parts);
  }
  maxp.writeUInt16BE(Math.max(1, maxp.readUInt16BE(28)), 28);
  // A component that is itself composite adds a second level.
  maxp.writeUInt16BE(Math.min(maxp.readUInt16BE(30) + 1, 2), 30);
  const gvar = tables.get('gvar');
  if (gvar) tables.set('gvar', extendVariations(gvar, additions.length));
  tables.set('glyf', Buffer.concat(padded));
  tables.set('loca', loca);
  tables.set('hmtx', hmtx);
  tables.set('cmap', writeCharacterMap(map));
}
