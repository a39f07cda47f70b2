import type { ReactNode } from 'react';
import { englishTerms } from '../../content/english.ts';

const term = new RegExp(`(${englishTerms.join('|')})`);

/** Marks the English terms of a text with `lang`. A text without any remains a string. */
export function markEnglish(text: string): ReactNode {
  const parts = text.split(term);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
