import { useEffect } from 'react';

/** Puts a word such as « Erreur : » before the document's title for as long as `active` holds. */
export function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.title = prefix + document.title;
    return () => {
      // A navigation may have given the document another title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, active]);
}
