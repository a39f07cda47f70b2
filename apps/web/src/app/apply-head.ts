import type { PageContent } from '../content/schema/page.ts';
import type { AnyPage } from '../site/pages.ts';

/**
 * Replaces what the previous page had put in the head. The title at once; the rest, which nobody waits for, with a chunk
 * that only a navigation inside the site loads. The not-found page has only a title.
 */
export async function applyHead(page: AnyPage | undefined, content: PageContent): Promise<void> {
  document.title = content.title;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  if (!page) return;
  const { headOf } = await import('../site/head.ts');
  if (document.title !== content.title) return; // Another navigation came first.
  for (const { tag, attributes, text } of headOf(page, content)) {
    if (tag === 'title') continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    element.setAttribute('data-page', '');
    document.head.append(element);
  }
}
