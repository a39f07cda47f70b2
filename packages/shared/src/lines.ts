/** The bullet or the number of a line in a list. */
const BULLET = /^\s*(?:[-–•*·]|\d{1,2}[.)])\s+/;
const ITEM = new RegExp(String.raw`${BULLET.source}\p{L}`, 'u');

/** The lines of a pasted text, without the bullets of a list. A PDF may copy accents apart from their letters: they are joined. */
export function linesOf(text: string): readonly string[] {
  const lines = text.normalize().replace(/\r\n?/g, '\n').split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  // A dash before a figure may be its sign.
  const isList =
    filled.every((line) => BULLET.test(line)) || filled.filter((line) => ITEM.test(line)).length * 2 > filled.length;
  return isList ? lines.map((line) => line.replace(BULLET, '')) : lines;
}
