import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. False while hydrating, so that the first render equals what the server printed. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      // Breakpoints in em also move with the text's size, of which no event tells: the height of the page does.
      const page = new ResizeObserver(notify);
      page.observe(document.documentElement);
      return () => {
        media.removeEventListener('change', notify);
        page.disconnect();
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
