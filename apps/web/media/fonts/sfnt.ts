/** Reads and writes the sfnt container (TrueType): only the tables that the subsets and the metrics need. */

export type Tables = Map<string, Buffer>;

/** Splits a TrueType file into its tables. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const start = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString('latin1', record, record + 4), Buffer.from(font.subarray(start, start + length)));
  }
  return tables;
}

/** A table by its tag. Throws if the font lacks it. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table: it must be a TrueType file.`);
  return found;
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < data.length; offset += 4) sum = (sum + data.readUInt32BE(offset)) >>> 0;
  return sum;
}

/** Joins tables into a TrueType file, with the checksums that browsers' font sanitisers verify. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + tags.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(tags.length * 16 - power * 16, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  let headOffset = 0;
  tags.forEach((tag, index) => {
    const source = table(tables, tag);
    const data = Buffer.concat([source, Buffer.alloc((4 - (source.length % 4)) % 4)]);
    if (tag === 'head') {
      data.writeUInt32BE(0, 8);
      headOffset = offset;
    }
    const record = 12 + index * 16;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(data), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(source.length, record + 12);
    bodies.push(data);
    offset += data.length;
  });
  const font = Buffer.concat([header, ...bodies]);
  // 0xB1B0AFBA is the constant the OpenType specification gives for head.checkSumAdjustment.
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headOffset + 8);
  return font;
}

/** Maps Unicode code points to glyph indices, from a format 4 `cmap` (which HarfBuzz writes for the Basic Multilingual Plane). */
export function readCharacterMap(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const map = new Map<number, number>();
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(start) === 4) readFormat4(cmap, start, map);
  }
  return map;
}

function readFormat4(cmap: Buffer, start: number, map: Map<number, number>): void {
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + 2 * segments + 2;
  const deltas = starts + 2 * segments;
  const offsets = deltas + 2 * segments;
  for (let segment = 0; segment < segments; segment += 1) {
    const first = cmap.readUInt16BE(starts + 2 * segment);
    const last = cmap.readUInt16BE(ends + 2 * segment);
    const delta = cmap.readInt16BE(deltas + 2 * segment);
    const rangeOffset = cmap.readUInt16BE(offsets + 2 * segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      let glyph = code;
      if (rangeOffset !== 0) glyph = cmap.readUInt16BE(offsets + 2 * segment + rangeOffset + 2 * (code - first));
      if (rangeOffset === 0 || glyph !== 0) glyph = (glyph + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
}

export interface VerticalMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Line metrics that a browser uses, in font units: OS/2's typographic ones if the font selects them, else `hhea`'s. */
export function readVerticalMetrics(tables: Tables): VerticalMetrics {
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const os2 = table(tables, 'OS/2');
  const usesTypographicMetrics = (os2.readUInt16BE(62) & 0x80) !== 0;
  const [source, offset] = usesTypographicMetrics ? [os2, 68] : [table(tables, 'hhea'), 4];
  return {
    unitsPerEm,
    ascent: source.readInt16BE(offset),
    descent: -source.readInt16BE(offset + 2),
    lineGap: source.readInt16BE(offset + 4),
  };
}

/** Advance width of a glyph, in font units. */
export function readAdvance(tables: Tables, glyph: number): number {
  const longMetrics = table(tables, 'hhea').readUInt16BE(34);
  return table(tables, 'hmtx').readUInt16BE(4 * Math.min(glyph, longMetrics - 1));
}

/** Removes all entries of `name` except these IDs: the family, the style, the axis. Copyright and license have their own file. */
export function keepNames(tables: Tables, kept: readonly number[]): void {
  const name = table(tables, 'name');
  const strings = name.readUInt16BE(4);
  const records = Array.from({ length: name.readUInt16BE(2) }, (_, index) =>
    name.subarray(6 + 12 * index, 18 + 12 * index),
  );
  const texts: Buffer[] = [];
  let length = 0;
  const headers = records
    .filter((record) => kept.includes(record.readUInt16BE(6)))
    .map((record) => {
      const [size, start] = [record.readUInt16BE(8), strings + record.readUInt16BE(10)];
      texts.push(name.subarray(start, start + size));
      const header = Buffer.from(record);
      header.writeUInt16BE(length, 10);
      length += size;
      return header;
    });
  const start = Buffer.alloc(6);
  start.writeUInt16BE(headers.length, 2);
  start.writeUInt16BE(6 + 12 * headers.length, 4);
  tables.set('name', Buffer.concat([start, ...headers, ...texts]));
}
