/**
 * Rewrites the kerning of a font in its smallest form. The source lists nearly every pair, with invisible differences. Faint
 * pairs and pairs that no text contains are dropped, the others rounded, and glyphs with the same kerning share a class.
 */
import { readCharacterMap, type Tables, table } from './sfnt.ts';

/** Pairs below 0.6 % of an em (half a pixel in an 80-pixel title) are not kerned. */
const faintest = 0.006;
/** Values are rounded to 0.4 % of an em. */
const grain = 0.004;

/** Whether two characters can be neighbours in a text of the site. */
export type Written = (left: string, right: string) => boolean;

/** Kerning of every pair of glyphs, in font units: `kern[left * glyphs + right]`. */
type Kerning = Int16Array;

function readCoverage(gpos: Buffer, at: number): Map<number, number> {
  const covered = new Map<number, number>();
  const count = gpos.readUInt16BE(at + 2);
  for (let index = 0; index < count; index += 1) {
    if (gpos.readUInt16BE(at) === 1) {
      covered.set(gpos.readUInt16BE(at + 4 + 2 * index), index);
      continue;
    }
    const range = at + 4 + 6 * index;
    const [first, last, start] = [range, range + 2, range + 4].map((offset) => gpos.readUInt16BE(offset));
    for (let glyph = first ?? 0; glyph <= (last ?? -1); glyph += 1)
      covered.set(glyph, (start ?? 0) + glyph - (first ?? 0));
  }
  return covered;
}

function readClasses(gpos: Buffer, at: number): Map<number, number> {
  const classes = new Map<number, number>();
  if (gpos.readUInt16BE(at) === 1) {
    const first = gpos.readUInt16BE(at + 2);
    const count = gpos.readUInt16BE(at + 4);
    for (let index = 0; index < count; index += 1) classes.set(first + index, gpos.readUInt16BE(at + 6 + 2 * index));
    return classes;
  }
  const count = gpos.readUInt16BE(at + 2);
  for (let index = 0; index < count; index += 1) {
    const range = at + 4 + 6 * index;
    for (let glyph = gpos.readUInt16BE(range); glyph <= gpos.readUInt16BE(range + 2); glyph += 1) {
      classes.set(glyph, gpos.readUInt16BE(range + 4));
    }
  }
  return classes;
}

/** Value of one subtable for a pair, or undefined if the pair belongs to a later subtable. */
type Subtable = (left: number, right: number) => number | undefined;

function readSubtable(gpos: Buffer, at: number): Subtable {
  // 0x0004 means "horizontal advance of the first glyph only", the only form in a static font's kerning.
  if (gpos.readUInt16BE(at + 4) !== 4 || gpos.readUInt16BE(at + 6) !== 0)
    throw new Error('The font kerns by other values than an advance: extend readSubtable.');
  const coverage = readCoverage(gpos, at + gpos.readUInt16BE(at + 2));
  if (gpos.readUInt16BE(at) === 1) {
    const sets = new Map<number, Map<number, number>>();
    for (const [glyph, index] of coverage) {
      const set = at + gpos.readUInt16BE(at + 10 + 2 * index);
      const pairs = Array.from({ length: gpos.readUInt16BE(set) }, (_, pair) => {
        const record = set + 2 + 4 * pair;
        return [gpos.readUInt16BE(record), gpos.readInt16BE(record + 2)] as const;
      });
      sets.set(glyph, new Map(pairs));
    }
    return (left, right) => sets.get(left)?.get(right);
  }
  const leftClasses = readClasses(gpos, at + gpos.readUInt16BE(at + 8));
  const rightClasses = readClasses(gpos, at + gpos.readUInt16BE(at + 10));
  const width = gpos.readUInt16BE(at + 14);
  return (left, right) =>
    coverage.has(left)
      ? gpos.readInt16BE(at + 16 + 2 * ((leftClasses.get(left) ?? 0) * width + (rightClasses.get(right) ?? 0)))
      : undefined;
}

/** Subtables of the pair adjustment, in order of precedence. */
function readSubtables(gpos: Buffer): Subtable[] {
  const lookups = gpos.readUInt16BE(8);
  return Array.from({ length: gpos.readUInt16BE(lookups) }, (_, index) => {
    const lookup = lookups + gpos.readUInt16BE(lookups + 2 + 2 * index);
    const type = gpos.readUInt16BE(lookup);
    if (type !== 2 && type !== 9) throw new Error(`The font has a lookup of type ${type}: extend this reader.`);
    return Array.from({ length: gpos.readUInt16BE(lookup + 4) }, (_, subtable) => {
      const at = lookup + gpos.readUInt16BE(lookup + 6 + 2 * subtable);
      return readSubtable(gpos, type === 9 ? at + gpos.readUInt32BE(at + 4) : at);
    });
  }).flat();
}

/** Returns the kerning of a pair of glyphs of a static font, in font units. The first subtable with a value for the pair wins. */
export function readKerning(tables: Tables): (left: number, right: number) => number {
  const subtables = readSubtables(table(tables, 'GPOS'));
  return (left, right) => {
    for (const subtable of subtables) {
      const value = subtable(left, right);
      if (value !== undefined) return value;
    }
    return 0;
  };
}

function simplified(instance: Tables, isWritten: Written, glyphs: number, unitsPerEm: number): Kerning {
  const pair = readKerning(instance);
  const step = unitsPerEm * grain;
  const kerning = new Int16Array(glyphs * glyphs);
  const characters = [...readCharacterMap(instance)].map(
    ([code, glyph]) => [String.fromCodePoint(code), glyph] as const,
  );
  for (const [left, leftGlyph] of characters) {
    for (const [right, rightGlyph] of characters) {
      const value = pair(leftGlyph, rightGlyph);
      if (Math.abs(value) < unitsPerEm * faintest || !isWritten(left, right)) continue;
      kerning[leftGlyph * glyphs + rightGlyph] = Math.round(Math.round(value / step) * step);
    }
  }
  return kerning;
}

/** Class of each glyph; glyphs with the same kerning share one. Class 0 is for glyphs without kerning. */
function classesBy(glyphs: number, signature: (glyph: number) => string, none: string): number[] {
  const known = new Map([[none, 0]]);
  return Array.from({ length: glyphs }, (_, glyph) => {
    const key = signature(glyph);
    const found = known.get(key) ?? known.size;
    known.set(key, found);
    return found;
  });
}

const words = (...values: readonly number[]) => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    buffer.writeUInt16BE(value & 0xffff, index * 2);
  });
  return buffer;
};

function writeGpos(kerning: Kerning, glyphs: number): Buffer {
  const all = Array.from({ length: glyphs }, (_, glyph) => glyph);
  const zeros = new Array<number>(glyphs).fill(0).join();
  const leftOf = classesBy(glyphs, (left) => kerning.subarray(left * glyphs, (left + 1) * glyphs).join(), zeros);
  const rightOf = classesBy(glyphs, (right) => all.map((left) => kerning[left * glyphs + right]).join(), zeros);
  const covered = all.filter((glyph) => leftOf[glyph] !== 0);
  const [leftCount, rightCount] = [Math.max(...leftOf) + 1, Math.max(...rightOf) + 1];
  const values = words(
    ...Array.from({ length: leftCount * rightCount }, (_, index) => {
      const left = leftOf.indexOf(Math.floor(index / rightCount));
      const right = rightOf.indexOf(index % rightCount);
      return left < 0 || right < 0 ? 0 : (kerning[left * glyphs + right] ?? 0);
    }),
  );
  const coverage = words(1, covered.length, ...covered);
  const classTable = (classes: readonly number[]) => words(1, 0, classes.length, ...classes);
  const [lefts, rights] = [classTable(leftOf), classTable(rightOf)];
  const start = 16 + values.length;
  const pair = Buffer.concat([
    words(2, start, 4, 0, start + coverage.length, start + coverage.length + lefts.length, leftCount, rightCount),
    values,
    coverage,
    lefts,
    rights,
  ]);
  // One script (DFLT) with its default language, one feature (kern), one lookup of one subtable.
  const tag = (name: string) => Buffer.from(name, 'latin1');
  const scripts = Buffer.concat([words(1), tag('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([words(1), tag('kern'), words(8, 0, 1, 0)]);
  const lookups = Buffer.concat([words(1, 4, 2, 0, 1, 8), pair]);
  return Buffer.concat([
    words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length),
    scripts,
    features,
    lookups,
  ]);
}

/**
 * Replaces the kerning of a font with the simplified kerning of `instance`, which is the font itself by default. A variable
 * font then has the same kerning at all weights, so its variation table is dropped.
 */
export function simplifyKerning(tables: Tables, isWritten: Written, instance: Tables = tables): void {
  const glyphs = table(instance, 'maxp').readUInt16BE(4);
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  tables.set('GPOS', writeGpos(simplified(instance, isWritten, glyphs, unitsPerEm), glyphs));
  tables.delete('GDEF');
}
