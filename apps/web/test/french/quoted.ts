import { quoted } from '../../src/content/quoted.ts';
import { escapePattern } from '../../src/lib/escape-pattern.ts';

/** Longest first, so that a short wording does not break a longer one. A straight apostrophe also matches ’. */
const patterns = [...quoted]
  .sort((one, other) => other.length - one.length)
  .map((text) => {
    const pattern = escapePattern(text).replaceAll("'", "['’]");
    // A wording ends at the end of a word, unless it ends with punctuation (« Erreur: »).
    const end = /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}])' : '';
    return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}${end}`, 'gu');
  });

/** Replaces each fixed wording with a neutral word. */
export function withoutQuoted(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, 'xx'), text);
}
