import { agency } from './agency.ts';

/** Characters of a title that search engines show. */
const MAX_LENGTH = 60;

/**
 * The document's title: the page's own, then the brand if both fit. A title of two parts stays unchanged: it is a fixed wording, or its
 * second part is a client's name.
 */
export function documentTitle(title: string): string {
  const branded = `${title} | ${agency.name}`;
  return title.includes(' | ') || branded.length > MAX_LENGTH ? title : branded;
}
