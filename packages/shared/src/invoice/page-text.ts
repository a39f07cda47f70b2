/**
 * Rebuilds the lines and columns of a page from its text items. A PDF gives the position of each item, not the reading order. A tab
 * separates the columns of a line, as the invoice reader expects.
 */

/** A text item. Distances are in points, from the top left corner of the displayed page. */
export interface PlacedText {
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Length along the baseline. */
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
  /** Direction of the baseline in degrees, clockwise: 0 is upright, 90 reads downwards. */
  readonly angle: number;
}

/** Maximum slant of a text, in degrees. A stamp or a watermark slants more. */
const MAX_SLANT = 8;

/** Minimum gaps between two words and between two columns, in font heights. */
const MIN_WORD_GAP = 0.15;
const MIN_COLUMN_GAP = 0.8;

/** Maximum distance of two positions that count as the same, in font heights. */
const MAX_DISTANCE = 0.3;

/** Bounds of a superscript: its size as a share of the size of its base, and its height above the baseline, in font heights. */
const SUPERSCRIPT = { maxSize: 0.8, minHeight: 0.1, maxHeight: 0.8 } as const;

/** Maximum overlap of two items of one value, in font heights. Kerning overlaps less. */
const MAX_OVERLAP = 0.5;

/** Heights of the letters above the baseline and below it, in font heights. */
const ASCENT = 0.75;
const DESCENT = 0.1;

/** Maximum number of earlier lines that an item or a line is compared with. A page may have thousands. */
const MAX_LINES_BACK = 4;

/** Maximum distance between two lines of a paragraph, in font heights. */
const MAX_LINE_STEP = 1.9;

/** Maximum ratio of the font heights of two items of one value. */
const MAX_SIZE_RATIO = 1.3;

/** Maximum number of items that are compared in pairs. An invoice has some hundreds. */
const MAX_COMPARED = 3000;

interface TextLine {
  /** The tallest item, whose baseline is the baseline of the line. */
  tallest: PlacedText;
  readonly items: PlacedText[];
}

const quarterTurn = (angle: number): number => (((Math.round(angle / 90) * 90) % 360) + 360) % 360;
const isSlanted = ({ angle }: PlacedText): boolean => Math.abs(angle - Math.round(angle / 90) * 90) > MAX_SLANT;

/** The item after a rotation of its page by −`turn` degrees. */
function upright(item: PlacedText, turn: number): PlacedText {
  const radians = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.round(Math.sin(radians)), Math.round(Math.cos(radians))];
  return { ...item, x: cosine * item.x + sine * item.y, y: cosine * item.y - sine * item.x };
}

/**
 * Gives superscripts (« 12⁹⁵ », « 1ᵉʳ ») the baseline and the size of the item on their left. Cents get a decimal mark.
 */
function withoutSuperscripts(items: readonly PlacedText[]): PlacedText[] {
  return items.map((item) => {
    if (item.text.length > 3 || items.length > MAX_COMPARED) return item;
    const base = items.find(
      ({ x, y, width, size, text }) =>
        item.size < SUPERSCRIPT.maxSize * size &&
        Math.abs(item.x - x - width) < MAX_DISTANCE * size &&
        item.y < y - SUPERSCRIPT.minHeight * size &&
        item.y > y - SUPERSCRIPT.maxHeight * size &&
        /\S$/.test(text),
    );
    if (!base) return item;
    const isCents = /^\d\d$/.test(item.text) && /\d$/.test(base.text);
    return { ...item, text: isCents ? `,${item.text}` : item.text, y: base.y, size: base.size };
  });
}

/** Groups items on one baseline. A small text beside the middle of a taller one is another line. */
function linesOf(items: readonly PlacedText[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const item of withoutSuperscripts(items).sort((left, right) => left.y - right.y || left.x - right.x)) {
    const line = lines
      .slice(-MAX_LINES_BACK)
      .find(({ tallest }) => Math.abs(item.y - tallest.y) <= MAX_DISTANCE * Math.min(item.size, tallest.size));
    if (!line) lines.push({ tallest: item, items: [item] });
    else {
      line.items.push(item);
      if (item.size > line.tallest.size) line.tallest = item;
    }
  }
  return lines;
}

function overlapVertically({ tallest: first }: TextLine, { tallest: second }: TextLine): boolean {
  const [upper, lower] = first.y <= second.y ? [first, second] : [second, first];
  return lower.y - ASCENT * lower.size < upper.y + DESCENT * upper.size;
}

/** Lines that overlap vertically are in blocks side by side. The blocks are read from left to right, each from top to bottom. */
function sideBySide(lines: readonly TextLine[]): TextLine[] {
  const placed = lines.map((line) => ({
    line,
    left: Math.min(...line.items.map(({ x }) => x)),
    right: Math.max(...line.items.map(({ x, width }) => x + width)),
  }));
  const blocks: { right: number; lines: TextLine[] }[] = [];
  for (const { line, left, right } of placed.sort((first, second) => first.left - second.left)) {
    const block = blocks.at(-1);
    if (!block || block.right < left) blocks.push({ right, lines: [line] });
    else {
      block.lines.push(line);
      block.right = Math.max(block.right, right);
    }
  }
  return blocks.flatMap((block) => block.lines.sort((upper, lower) => upper.tallest.y - lower.tallest.y));
}

/** The lines in reading order: from top to bottom, except where lines overlap vertically. */
function inReadingOrder(lines: readonly TextLine[]): TextLine[] {
  const ordered: TextLine[] = [];
  let region: TextLine[] = [];
  for (const line of lines) {
    if (!region.slice(-MAX_LINES_BACK).some((previous) => overlapVertically(previous, line))) {
      ordered.push(...sideBySide(region));
      region = [];
    }
    region.push(line);
  }
  return [...ordered, ...sideBySide(region)];
}

const SPACED = /(?<!\S)(?:\p{L} ){2,40}\S(?: \S){0,40}(?!\S)|^\p{L} \p{L}$/gu;

/** Joins letter-spaced words such as « F A C T U R E » and « S O U S - T O T A L ». Only the end of an item shows where such a word ends. */
const withoutSpacing = (text: string): string => text.replace(SPACED, (word) => word.replaceAll(' ', ''));

/** A column of a line. Its text is empty if only the line above has this column. */
interface Column {
  text: string;
  readonly left: number;
  right: number;
}

/** The columns of a line from left to right. An item that is drawn twice, for bold or shadow, counts once. */
function columnsOf({ items }: TextLine): Column[] {
  const columns: Column[] = [];
  let last: PlacedText | undefined;
  let wasSpaced = false;
  for (const item of [...items].sort((left, right) => left.x - right.x)) {
    const size = Math.min(item.size, last?.size ?? item.size);
    if (last?.text === item.text && Math.abs(last.x - item.x) < MAX_DISTANCE * size) continue;
    const gap = last ? item.x - last.x - last.width : 0;
    const isOtherValue = last && (gap < -MAX_OVERLAP * size || Math.max(item.size, last.size) > MAX_SIZE_RATIO * size);
    const column = columns.at(-1);
    const right = item.x + item.width;
    const text = withoutSpacing(item.text);
    const isSpaced = text !== item.text;
    // The gaps between letter-spaced words are wide too.
    const wordGap = isSpaced && wasSpaced ? 2 * MIN_COLUMN_GAP : MIN_COLUMN_GAP;
    if (!column || isOtherValue || gap > wordGap * size) columns.push({ text, left: item.x, right });
    else {
      column.text += (gap > MIN_WORD_GAP * size ? ' ' : '') + text;
      column.right = Math.max(column.right, right);
    }
    last = item;
    wasSpaced = isSpaced;
  }
  return columns
    .map((column) => ({ ...column, text: withoutSpacing(column.text.trim().replace(/\t/g, ' ')) }))
    .filter(({ text }) => text !== '');
}

/** Adds an empty column for each column that only the line above has. Columns that do not align with that line are unchanged. */
function alignedBelow(columns: readonly Column[], above: readonly Column[]): readonly Column[] {
  const aligned: Column[] = [];
  let next = 0;
  for (const column of columns) {
    const found = above.findIndex(
      ({ left, right }, index) => index >= next && left < column.right && column.left < right,
    );
    if (found < 0) return columns;
    for (const { left, right } of above.slice(next, found)) aligned.push({ text: '', left, right });
    aligned.push(column);
    next = found + 1;
  }
  return aligned;
}

function textOfBlock(items: readonly PlacedText[]): string[] {
  const texts: string[] = [];
  let above: { readonly tallest: PlacedText; readonly columns: readonly Column[] } | undefined;
  for (const line of inReadingOrder(linesOf(items))) {
    const { tallest } = line;
    const found = columnsOf(line);
    if (found.length === 0) continue;
    const step = tallest.y - (above?.tallest.y ?? 0);
    const isNext = above && step > 0 && step <= MAX_LINE_STEP * Math.max(tallest.size, above.tallest.size);
    if (above && !isNext) texts.push('');
    const columns = above && isNext ? alignedBelow(found, above.columns) : found;
    texts.push(columns.map(({ text }) => text).join('\t'));
    above = { tallest, columns };
  }
  return texts;
}

/**
 * The text of a page, with a tab between columns and a blank line between paragraphs. The page is rotated so that most of its text is
 * upright. Text in another direction, such as a margin note or a stamp, comes last.
 */
export function pageText(items: readonly PlacedText[]): string {
  const drawn = items.filter(({ text, x, y, size }) => text.trim() !== '' && size > 0 && Number.isFinite(x + y + size));
  const straight = drawn.filter((item) => !isSlanted(item));
  const letters = (block: readonly PlacedText[]) => block.reduce((sum, { text }) => sum + text.length, 0);
  const blocks = [0, 90, 180, 270]
    .map((turn) => straight.filter(({ angle }) => quarterTurn(angle) === turn).map((item) => upright(item, turn)))
    .sort((first, second) => letters(second) - letters(first))
    .map(textOfBlock);
  const stamps = drawn.filter(isSlanted).map(({ text }) => text.trim());
  return [...blocks, stamps]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

/** Minimum number of letters and digits in a readable text. */
const MIN_READABLE = 12;

/** Maximum share of characters without a meaning in a readable text. */
const MAX_UNKNOWN_SHARE = 0.15;

/** The quality of a page's text. `none`: the page is an image. `unreadable`: the font has no mapping to characters. */
export function textQuality(text: string): 'none' | 'unreadable' | 'readable' {
  const characters = text.replace(/\s/g, '').length;
  const unknown = text.replace(/[^\p{Cc}\p{Co}\p{Cn}\ufffd]|\s/gu, '').length;
  if (characters > 0 && unknown / characters > MAX_UNKNOWN_SHARE) return 'unreadable';
  return text.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_READABLE ? 'none' : 'readable';
}
