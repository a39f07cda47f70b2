import { useEffect } from 'react';

/** Prefixes the document's title, for example with « Erreur : », while `active` is true. */
export function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.title = prefix + document.title;
    return () => {
      // A navigation may have changed the title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, active]);
}
