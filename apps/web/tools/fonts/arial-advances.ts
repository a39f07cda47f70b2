/**
 * Advance widths of Arial, in 2048ths of an em, grouped by width. Read from the `hmtx` tables of Liberation Sans 2.1,
 * which is made metric-compatible with Arial; kept here so that the build needs neither font installed.
 */
const regular: readonly (readonly [number, string])[] = [
  [391, "'"],
  [455, 'ijl’'],
  [569, ' !,./:;I[]ftîïÎÏ\u00a0'],
  [682, '()-`r'],
  [727, '"'],
  [1024, 'Jcksvxyzçÿ'],
  [1139, '#$0123456789?L_abdeghnopquàâäéèêëôöùûü«»–'],
  [1196, '+<=>~'],
  [1251, 'FTZ'],
  [1366, '&ABEKPSVXYÀÂÄÉÈÊË'],
  [1479, 'CDHNRUwÇÙÛÜ'],
  [1593, 'GOQÔÖ'],
  [1706, 'Mm'],
  [1821, '%æ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…'],
];

const bold: readonly (readonly [number, string])[] = [
  [487, "'"],
  [569, ' ,./Iijlîï’ÎÏ\u00a0'],
  [682, '!()-:;[]`ft'],
  [797, '*r{}'],
  [971, '"'],
  [1024, 'z'],
  [1139, '#$0123456789J_aceksvxyàâäçéèêëÿ«»–'],
  [1196, '+<=>^~'],
  [1251, '?FLTZbdghnopquôöùûü'],
  [1366, 'EPSVXYÉÈÊË'],
  [1479, '&ABCDHKNRUÀÂÄÇÙÛÜ'],
  [1593, 'GOQwÔÖ'],
  [1706, 'M'],
  [1821, '%mæ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…'],
];

/** Arial's vertical metrics (hhea), in 2048ths of an em. */
export const arialUnitsPerEm = 2048;

/** Advance width of a character in Arial, as a fraction of an em. Throws for a character that is not listed. */
export function arialAdvance(character: string, weight: 'regular' | 'bold'): number {
  const entry = (weight === 'regular' ? regular : bold).find(([, characters]) => characters.includes(character));
  if (!entry) throw new Error(`no Arial advance is listed for ${JSON.stringify(character)}`);
  return entry[0] / arialUnitsPerEm;
}
