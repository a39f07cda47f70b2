/** Escapes a text for a regular expression, in which each of its signs then stands for itself. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
