import { quoted } from '../../src/content/quoted.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longest first, so that a short quotation does not break a longer one. A straight apostrophe may be set as ’. */
const patterns = [...quoted]
  .sort((one, other) => other.length - one.length)
  .map((text) => {
    const pattern = text
      .split(/\{\w+\}/)
      .map((part) => escaped(part).replaceAll("'", "['’]"))
      .join('.*');
    // Words end at their quotation's end; « Erreur: » goes before any.
    const end = /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}])' : '';
    return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}${end}`, 'gu');
  });

/** The text without what the specification quotes: one neutral word stands in the place of each quotation. */
export function withoutQuoted(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, 'xx'), text);
}
