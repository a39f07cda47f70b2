import { useEffect } from 'react';
import { readStored, store } from '../lib/storage.ts';

const POSITIONS = 'scrollPositions';

/** As many as Back and Forward of a browser offer. */
const MOST_ENTRIES = 50;

type Positions = Readonly<Record<string, number>>;

/** The scroll positions of history entries, in pixels, for Back. */
const positions = () => readStored('sessionStorage', POSITIONS) as Positions | null;

/** The position of a history entry when it was last shown, if it is known. */
export const positionOf = (entry: string): number | undefined => positions()?.[entry];

/** The positions with that of an entry, without those of the entries furthest back. */
export const withPosition = (known: Positions | null, entry: string, top: number): Positions =>
  Object.fromEntries(Object.entries({ ...known, [entry]: top }).slice(-MOST_ENTRIES));

/** Remembers the scroll position of the present entry. */
export function useScrollMemory(entry: string): void {
  useEffect(() => {
    const save = () => store('sessionStorage', POSITIONS, withPosition(positions(), entry, Math.round(window.scrollY)));
    // On Back, the browser scrolls the old page before the location changes: the last `scrollend` came earlier.
    document.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);
}
