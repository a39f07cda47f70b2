/**
 * The characters kept in the site's two fonts: everything French prose, figures and code snippets need.
 * A character outside this list falls back to the visitor's system font, so a new one belongs here first. The build adds two
 * that neither source file holds, the subscript two of CO₂ and the narrow no-break space (see build-fonts.ts). Arrows, check
 * marks and comparison signs exist in neither: draw them.
 */

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Accented letters and ligatures of French, capitals included (the capital Ÿ is in neither source file). */
const frenchLetters = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜ';

/** No-break space, minus, apostrophes and quotes, dashes, ellipsis, currency, degrees, powers, list and operator signs. */
const symbols = '\u00a0\u2212\u2018\u2019«»“”—–…€°²·•×÷±©';

export const charset = ascii + frenchLetters + symbols;
