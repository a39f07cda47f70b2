/** The text with single spaces, to compare it: no-break spaces become spaces. */
export const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
