import type { PageContent } from '../content/schema/page.ts';
import type { AnyPage } from '../site/pages.ts';

interface Shown {
  readonly page?: AnyPage;
  readonly content: PageContent;
}

/**
 * Replaces what the previous page put in the head, the title excepted. Nobody waits for it, so it comes with a script that only
 * a navigation inside the site loads.
 * @returns a function that gives up, if the visitor leaves the page before
 */
export function applyHead({ page, content }: Shown): () => void {
  let isShown = true;
  async function apply() {
    const { pageHead } = await import('./page-head.ts');
    if (!isShown) return;
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
  // Without the rest of the head the page still reads and works.
  apply().catch((error: unknown) => console.error(error));
  return () => {
    isShown = false;
  };
}
