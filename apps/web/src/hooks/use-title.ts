import { useLayoutEffect } from 'react';

/**
 * Changes the document's title, for example with « Erreur : » at its start, until the text changes or goes.
 * @param text undefined while the title stays as it is
 */
export function useTitle(text: string | undefined, place: 'whole' | 'start' = 'whole'): void {
  useLayoutEffect(() => {
    if (text === undefined) return;
    const before = document.title;
    const title = place === 'start' ? text + before : text;
    document.title = title;
    return () => {
      // A navigation may already have changed the title.
      if (document.title === title) document.title = before;
    };
  }, [text, place]);
}
