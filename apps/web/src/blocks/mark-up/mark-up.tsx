import { Fragment, type ReactNode } from 'react';
import { englishTerms } from '../../content/english.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';

/**
 * What a browser breaks at its hyphen and a reader does not: a telephone number, the name in an address (a narrow line
 * breaks after its @), the number of a law, a verb and its pronoun. A no-break hyphen would change what is copied, searched
 * or compared.
 */
const hyphenated =
  /(?:1\s)?\d{3}[\s-]\d{3}-\d{4}|[\w.-]+@|[A-Z]-\d[\d.]*|[\p{L}-]+-(?:ce|elles?|ils?|je|la|les?|moi|nous|on|tu|vous)(?![\p{L}-])/u;

const terms = englishTerms.map(escapePattern).join('|');
const special = new RegExp(`((?:${terms})(?![\\p{L}\\p{N}])|${hyphenated.source})`, 'u');

/** Marks the English terms of a text with `lang`, and keeps its hyphenated words on one line. A text without any remains a string. */
export function markUp(text: string): ReactNode {
  const parts = text.split(special);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const attributes = englishTerms.includes(part) ? { lang: 'en' } : { className: 'unbroken' };
    return (
      <Fragment key={index}>
        <span {...attributes}>{part}</span>
        {part.endsWith('@') && <wbr />}
      </Fragment>
    );
  });
}

/** The same in one element, for a flex container: it would separate the parts of a label by its gap. */
export function markUpLabel(label: string): ReactNode {
  const marked = markUp(label);
  return marked === label ? label : <span>{marked}</span>;
}
