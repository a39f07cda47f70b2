/**
 * Characters kept in the site's two fonts. A missing character falls back to the visitor's system font, so add new ones here
 * first; the tests name them. Neither source file has arrows, check marks or comparison signs: draw them.
 */

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Accented letters and ligatures of French, with capitals except Ÿ, which is in neither source file. */
const frenchLetters = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜ';

/** No-break space, minus, apostrophes and quotes, dashes, ellipsis, currency, degrees, powers, list and operator signs. */
const symbols = '\u00a0\u2212\u2018\u2019«»“”—–…€°²·•×÷±©';

/** French prose, figures and code. */
export const textCharset = ascii + frenchLetters + symbols;

const unaccented = Array.from({ length: 26 }, (_, index) => String.fromCharCode(0x61 + index)).join('');

/** Titles, questions and large figures: French letters except the rarest, digits, and the signs of a sentence or an amount. */
export const titleCharset = [
  unaccented,
  unaccented.toUpperCase(),
  'àâçéèêëîïôœùûüÀÂÇÉÈÊÎÔŒ',
  '0123456789',
  " !&'()+,-./:<?$%",
  '\u00a0\u2212\u2019«»–…²·×',
].join('');

/** A character made of another one's glyph. */
export interface Composed {
  readonly character: string;
  readonly from: string;
  /** The lowest point of the new glyph, as a share of an em above the baseline. Without it the glyph is blank. */
  readonly bottom?: number;
  /** Advance, as a share of the advance of `from`. */
  readonly advance: number;
}

/** Characters that neither source file has: the subscript two of CO₂, and the narrow no-break space (three quarters of a space). */
export const composed: readonly Composed[] = [
  { character: '\u2082', from: '²', bottom: -0.11, advance: 1 },
  { character: '\u202f', from: ' ', advance: 0.75 },
];
