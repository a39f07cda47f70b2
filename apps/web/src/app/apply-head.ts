import type { PageContent } from '../content/schema/page.ts';
import type { AnyPage } from '../site/pages.ts';
import { documentTitle } from '../site/titles.ts';

/** Counts navigations: the head of one that is no longer the last is not applied. */
let latest = 0;

/**
 * Replaces what the previous page had put in the head. The title at once; the rest, which nobody waits for, with a script
 * that only a navigation inside the site loads.
 */
export async function applyHead(page: AnyPage | undefined, content: PageContent): Promise<void> {
  latest += 1;
  const mine = latest;
  document.title = documentTitle(content.title);
  const { pageHead } = await import('./page-head.ts');
  if (mine !== latest) return;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  for (const { tag, attributes, text } of pageHead(page, content)) {
    if (tag === 'title') continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    element.setAttribute('data-page', '');
    document.head.append(element);
  }
}
