/**
 * Rebuilds the lines and columns of a page from its pieces of text: a PDF gives the position of each piece, not the reading
 * order. A tab separates the columns of a line; the invoice reader treats it as a border.
 */

/** A piece of text with its position. Distances are in points, from the top left corner of the displayed page. */
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

/** Text that slants by more degrees than this is a stamp or a watermark. */
const MAX_SLANT = 8;

/** Gaps between two pieces, in font heights. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 0.8;

/** Distance below which two places are the same, in font heights: a baseline, the end of a piece and the start of the next. */
const SAME_PLACE = 0.3;

/** A raised piece: at most this share of the size of its base, with a baseline so far above, in font heights of the base. */
const RAISED = { size: 0.8, from: 0.1, to: 0.8 } as const;

/** Overlap of two pieces, in font heights, that makes them two values: kerning overlaps less. */
const MAX_OVERLAP = 0.5;

/** Heights of capitals above a baseline and of tails below it, in font heights. */
const ABOVE = 0.75;
const BELOW = 0.1;

/** Most earlier lines that a piece or a line is compared with: a page can have thousands. */
const MAX_LINES_BACK = 4;

/** Distance between two lines, in font heights, that separates paragraphs. */
const MAX_LINE_STEP = 1.9;

/** A change of size between two pieces that makes them two values, whatever their distance. */
const MAX_SIZE_RATIO = 1.3;

/** Most pieces of a page that are compared two by two; an invoice has some hundreds. */
const MAX_COMPARED = 3000;

interface Line {
  /** The tallest piece, which sets the position of the line. */
  tallest: PlacedText;
  readonly pieces: PlacedText[];
}

const quarterTurn = (angle: number): number => (((Math.round(angle / 90) * 90) % 360) + 360) % 360;
const isSlanted = ({ angle }: PlacedText): boolean => Math.abs(angle - Math.round(angle / 90) * 90) > MAX_SLANT;

/** The piece after a quarter turn of its page back to upright. */
function upright(piece: PlacedText, turn: number): PlacedText {
  const { x, y } = piece;
  if (turn === 90) return { ...piece, x: y, y: -x };
  if (turn === 180) return { ...piece, x: -x, y: -y };
  return turn === 270 ? { ...piece, x: -y, y: x } : piece;
}

/**
 * A small raised piece (« 12⁹⁵ », « 1ᵉʳ ») takes the baseline and the size of the piece that it touches. Raised cents get their
 * decimal mark.
 */
function withRaised(pieces: readonly PlacedText[]): PlacedText[] {
  return pieces.map((piece) => {
    if (piece.text.length > 3 || pieces.length > MAX_COMPARED) return piece;
    const base = pieces.find(
      ({ x, y, width, size, text }) =>
        piece.size < RAISED.size * size &&
        Math.abs(piece.x - x - width) < SAME_PLACE * size &&
        piece.y < y - RAISED.from * size &&
        piece.y > y - RAISED.to * size &&
        /\S$/.test(text),
    );
    if (!base) return piece;
    const isCents = /^\d\d$/.test(piece.text) && /\d$/.test(base.text);
    return { ...piece, text: isCents ? `,${piece.text}` : piece.text, y: base.y, size: base.size };
  });
}

/** Pieces on one baseline. Text beside the middle of a taller piece is another line. */
function linesOf(pieces: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  for (const piece of withRaised(pieces).sort((one, other) => one.y - other.y || one.x - other.x)) {
    const line = lines
      .slice(-MAX_LINES_BACK)
      .find(({ tallest }) => Math.abs(piece.y - tallest.y) <= SAME_PLACE * Math.min(piece.size, tallest.size));
    if (!line) lines.push({ tallest: piece, pieces: [piece] });
    else {
      line.pieces.push(piece);
      if (piece.size > line.tallest.size) line.tallest = piece;
    }
  }
  return lines;
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

const extentOf = ({ pieces }: Line): Extent => ({
  left: Math.min(...pieces.map(({ x }) => x)),
  right: Math.max(...pieces.map(({ x, width }) => x + width)),
});

/** Whether two lines share a height of the page. */
function isStaggered({ tallest: one }: Line, { tallest: other }: Line): boolean {
  const [upper, lower] = one.y <= other.y ? [one, other] : [other, one];
  return lower.y - ABOVE * lower.size < upper.y + BELOW * upper.size;
}

/** Lines that share a height stand side by side: the blocks are read from left to right, each from top to bottom. */
function sideBySide(lines: readonly Line[]): Line[] {
  let blocks: { extent: Extent; lines: Line[] }[] = [];
  for (const line of lines) {
    let extent = extentOf(line);
    const apart = blocks.filter(({ extent: { left, right } }) => right < extent.left || extent.right < left);
    const joined = blocks.filter((block) => !apart.includes(block));
    for (const block of joined) {
      extent = { left: Math.min(extent.left, block.extent.left), right: Math.max(extent.right, block.extent.right) };
    }
    blocks = [...apart, { extent, lines: [...joined.flatMap((block) => block.lines), line] }];
  }
  return blocks
    .sort((one, other) => one.extent.left - other.extent.left)
    .flatMap((block) => block.lines.sort((one, other) => one.tallest.y - other.tallest.y));
}

/** The lines in reading order: from top to bottom, except where columns have different lines. */
function inReadingOrder(lines: readonly Line[]): Line[] {
  const ordered: Line[] = [];
  let region: Line[] = [];
  for (const line of lines) {
    if (!region.slice(-MAX_LINES_BACK).some((other) => isStaggered(other, line))) {
      ordered.push(...sideBySide(region));
      region = [];
    }
    region.push(line);
  }
  return [...ordered, ...sideBySide(region)];
}

/** « F A C T U R E » is one letter-spaced word. */
const withoutSpacing = (text: string): string =>
  text.replace(/(?<!\S)(?:\p{L} ){3,40}\p{L}(?!\S)/gu, (word) => word.replaceAll(' ', ''));

/** A column of a line and its horizontal extent; without text if only the line above has one. */
interface Column {
  text: string;
  readonly left: number;
  right: number;
}

/** The columns of a line from left to right. A piece drawn twice, for bold or shadow, counts once. */
function columnsOf({ pieces }: Line): Column[] {
  const columns: Column[] = [];
  let last: PlacedText | undefined;
  for (const piece of [...pieces].sort((one, other) => one.x - other.x)) {
    const size = Math.min(piece.size, last?.size ?? piece.size);
    if (last?.text === piece.text && Math.abs(last.x - piece.x) < SAME_PLACE * size) continue;
    const gap = last ? piece.x - last.x - last.width : 0;
    const isOther = last && (gap < -MAX_OVERLAP * size || Math.max(piece.size, last.size) > MAX_SIZE_RATIO * size);
    const column = columns.at(-1);
    const right = piece.x + piece.width;
    if (!column || isOther || gap > COLUMN_GAP * size) columns.push({ text: piece.text, left: piece.x, right });
    else {
      column.text += (gap > WORD_GAP * size ? ' ' : '') + piece.text;
      column.right = Math.max(column.right, right);
    }
    last = piece;
  }
  return columns
    .map((column) => ({ ...column, text: withoutSpacing(column.text.trim().replace(/\t/g, ' ')) }))
    .filter(({ text }) => text !== '');
}

/** The columns, with an empty one for each column of the line above that this line skips; unchanged if they do not align with it. */
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

function textOfBlock(pieces: readonly PlacedText[]): string[] {
  const texts: string[] = [];
  let above: { readonly tallest: PlacedText; readonly columns: readonly Column[] } | undefined;
  for (const line of inReadingOrder(linesOf(pieces))) {
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
 * The text of a page: lines from top to bottom, a tab between columns, a blank line between paragraphs. A page with sideways
 * text is rotated; text in another direction (a margin note, a stamp) comes last.
 */
export function pageText(pieces: readonly PlacedText[]): string {
  const drawn = pieces.filter(
    ({ text, x, y, size }) => text.trim() !== '' && size > 0 && Number.isFinite(x + y + size),
  );
  const turns = new Map<number, PlacedText[]>();
  const slanted: PlacedText[] = [];
  for (const piece of drawn) {
    const turn = quarterTurn(piece.angle);
    if (isSlanted(piece)) slanted.push(piece);
    else {
      const block = turns.get(turn) ?? [];
      block.push(upright(piece, turn));
      turns.set(turn, block);
    }
  }
  const letters = (block: readonly PlacedText[]) => block.reduce((sum, { text }) => sum + text.length, 0);
  const blocks = [...turns.values()].sort((one, other) => letters(other) - letters(one)).map(textOfBlock);
  const stamps = slanted.map(({ text }) => text.trim());
  return [...blocks, stamps]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

/** Fewest letters and digits of a readable text. */
const MIN_READABLE = 12;

/** Share of characters outside any alphabet that makes a text unreadable. */
const MAX_UNKNOWN_SHARE = 0.15;

/**
 * Quality of a page's text: `none` is an image without text, `unreadable` comes from a font without a mapping to letters.
 */
export function textQuality(text: string): 'none' | 'unreadable' | 'readable' {
  const signs = text.replace(/\s/g, '').length;
  const unknown = text.replace(/[^\p{Cc}\p{Co}\p{Cn}\ufffd]|\s/gu, '').length;
  if (signs > 0 && unknown / signs > MAX_UNKNOWN_SHARE) return 'unreadable';
  return text.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_READABLE ? 'none' : 'readable';
}
