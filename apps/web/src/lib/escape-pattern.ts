/** Escapes the signs of a text that have a meaning in a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
