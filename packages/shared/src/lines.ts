/** The bullet or the number of a line in a list. */
const BULLET = /^\s*(?:[-–•*·]|\d{1,2}[.)])\s+/;

/** The lines of a pasted text, without the bullets of a list. A PDF may copy accents apart from their letters: they are joined. */
export function linesOf(text: string): readonly string[] {
  const lines = text.normalize().replace(/\r\n?/g, '\n').split('\n');
  const isList = lines.every((line) => line.trim() === '' || BULLET.test(line));
  return isList ? lines.map((line) => line.replace(BULLET, '')) : lines;
}
