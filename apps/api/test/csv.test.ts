import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvRecord } from '../src/cli/csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['\t=1', `"'\t'=1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['prix, - 5', '"prix, - 5"'],
  ['dit "bonjour"', '"dit ""bonjour"""'],
  ['a;b', '"a;b"'],
  ['une\nligne', '"une\nligne"'],
  ['une\rligne', '"une\rligne"'],
  ['x;"=HYPERLINK("http://x")', `"x;""'=HYPERLINK(""http://x"")"`],
  ['Jeanne', 'Jeanne'],
  ['', ''],
])('csvCell writes %j so that a spreadsheet only shows it', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

/**
 * Reads CSV as Excel and Python's csv module do: a quote opens a cell only at its start, and anything after the closing quote
 * is text. Shares no code with the writer.
 */
function readCells(csv: string, separator: string): string[] {
  const cells = [''];
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  for (const character of csv) {
    const isEnd = character === separator || /[\r\n]/.test(character);
    if (state === 'start' && character === '"') state = 'quoted';
    else if (state === 'quoted' && character === '"') state = 'closing';
    else if (state !== 'quoted' && isEnd) {
      cells.push('');
      state = 'start';
    } else {
      state = state === 'quoted' || (state === 'closing' && character === '"') ? 'quoted' : 'plain';
      cells[cells.length - 1] += character;
    }
  }
  return cells;
}

describe('csvRecord', () => {
  const text = fc.string({ unit: fc.constantFrom(...`"',;\t\r\n=+-@＝ x`), maxLength: 30 });
  const separator = fc.constantFrom(',', ';');

  it('contains no formula, whichever separators the writer and the reader use', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), separator, separator, (cells, written, read) => {
        expect(readCells(csvRecord(cells, written), read).filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('preserves every text, apart from the apostrophes', () => {
    fc.assert(
      fc.property(text, separator, (cell, written) => {
        const plain = (value: string) => value.replaceAll("'", '');
        expect(plain(readCells(csvRecord([cell, 'end'], written), written)[0] ?? '')).toBe(plain(cell));
      }),
    );
  });
});
