import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. False while hydrating, so that the first render equals what the server printed. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      // Breakpoints in em also move with the text's size, of which some browsers only tell a resize.
      window.addEventListener('resize', notify);
      return () => {
        media.removeEventListener('change', notify);
        window.removeEventListener('resize', notify);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The mobile layout: windows of 768 px or less, earlier for who set larger text in the browser. */
export const useIsMobile = () => useMedia('(max-width: 48em)');

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
