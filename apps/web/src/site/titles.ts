import { agency } from './agency.ts';

/** What search engines show of a title. */
const LONGEST = 60;

/**
 * The document's title: the page's own, then the brand where both fit. A title of two parts stays as it is: its second part is
 * the specification's, or a client's name, which ours must not follow.
 */
export function documentTitle(title: string): string {
  const branded = `${title} | ${agency.name}`;
  return title.includes(' | ') || branded.length > LONGEST ? title : branded;
}
