import { useLayoutEffect } from 'react';

/** Changes the document's title, for example with « Erreur : » at its start, until the component is unmounted. */
export function useTitle(text: string, place: 'whole' | 'start' = 'whole'): void {
  useLayoutEffect(() => {
    const before = document.title;
    const title = place === 'start' ? text + before : text;
    document.title = title;
    return () => {
      // A navigation may already have changed the title.
      if (document.title === title) document.title = before;
    };
  }, [text, place]);
}
