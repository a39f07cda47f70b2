import { useLayoutEffect, useRef } from 'react';
import { interfaceStrings } from '../content/interface.ts';
import { documentTitle } from '../site/titles.ts';
import type { ShownPage } from '../templates/PageTemplate.tsx';
import { shownPageAt } from './shown-page.ts';

/**
 * Replaces the head elements of the previous page, except the title. It is not urgent, so its script loads only on a navigation inside
 * the site.
 * @returns a function that cancels the update, if the visitor leaves the page first
 */
function applyHead({ page, content }: ShownPage): () => void {
  let isShown = true;
  async function apply() {
    const { PAGE_MARK, pageHead } = await import('./page-head.ts');
    if (!isShown) return;
    for (const element of document.head.querySelectorAll(`[${PAGE_MARK}]`)) element.remove();
    for (const { tag, attributes, text } of pageHead(page, content)) {
      if (tag === 'title') continue;
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text) element.textContent = text;
      document.head.append(element);
    }
  }
  // The page works without the rest of the head.
  apply().catch((error: unknown) => console.error(error));
  return () => {
    isShown = false;
  };
}

/** The head of the page at this path, after a navigation inside the site; in development, also of the first page. */
export function usePageHead(pathname: string): void {
  // A prerendered document already has its head.
  const isLoaded = useRef(!import.meta.env.DEV);
  useLayoutEffect(() => {
    if (isLoaded.current) {
      isLoaded.current = false;
      return;
    }
    const shown = shownPageAt(pathname).peek();
    document.title = documentTitle(shown?.content.title ?? interfaceStrings.errorPage.title);
    return shown && applyHead(shown);
  }, [pathname]);
}
