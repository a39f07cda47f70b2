import { useEffect } from 'react';
import { readStored, store } from '../lib/storage.ts';

const POSITIONS = 'scrollPositions';

/** The scroll positions of history entries, in pixels, for Back. */
const positions = () => readStored('sessionStorage', POSITIONS) as Readonly<Record<string, number>> | null;

/** The position of a history entry when it was last shown, if it is known. */
export const positionOf = (entry: string): number | undefined => positions()?.[entry];

/** Remembers the scroll position of the present entry. */
export function useScrollMemory(entry: string): void {
  useEffect(() => {
    const save = () => store('sessionStorage', POSITIONS, { ...positions(), [entry]: Math.round(window.scrollY) });
    // On Back, the browser scrolls the old page before the location changes: the last `scrollend` came earlier.
    document.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);
}
