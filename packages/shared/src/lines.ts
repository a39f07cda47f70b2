/** The bullet of a line in a list. */
const BULLET = /^\s*[-–•*·]\s+/;

/** The lines of a pasted text, without the bullets of a list. */
export function linesOf(text: string): readonly string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const isList = lines.every((line) => line.trim() === '' || BULLET.test(line));
  return isList ? lines.map((line) => line.replace(BULLET, '')) : lines;
}
