import type { ReactNode } from 'react';
import { englishTerms } from '../../content/english.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';

/**
 * An address, which breaks only after its @; a telephone number and a word, which break at their hyphens in browsers only. A no-break hyphen
 * would change what is copied, searched or compared.
 */
const unbroken = /\S+@\S+|(?:\d+\s)*[\p{L}\d]*(?:-[\p{L}\d]+)+(?:\.\d+)?/u;

/** Maximum length of what stays on one line, in characters: with text at 200 %, a phone's line has no room for more. */
const LONGEST = 18;

const terms = englishTerms.map(escapePattern).join('|');
const special = new RegExp(`((?:${terms})(?![\\p{L}\\p{N}])|${unbroken.source})`, 'u');

/** Marks the English terms of a text with `lang`, and keeps its addresses and hyphenated words on one line. A text without any remains a string. */
export function markUp(text: string): ReactNode {
  const parts = text.split(special);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const isEnglish = englishTerms.includes(part);
    const [name, domain] = part.split('@');
    if (index % 2 === 0 || (!isEnglish && !domain && part.length > LONGEST)) return part;
    const attributes = isEnglish ? { lang: 'en' } : { className: domain ? 'address' : 'unbroken' };
    return (
      <span key={index} {...attributes}>
        {domain ? `${name}@` : part}
        {domain && <wbr />}
        {domain}
      </span>
    );
  });
}

/** The same in one element, for a flex container: it would separate the parts of a label by its gap. */
export function markUpLabel(label: string): ReactNode {
  const marked = markUp(label);
  return marked === label ? label : <span>{marked}</span>;
}
