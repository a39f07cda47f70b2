import { useEffect } from 'react';
import { readStored, store } from '../lib/storage.ts';

const POSITIONS = 'scrollPositions';

/** As many as Back and Forward of a browser offer. */
const MOST_ENTRIES = 50;

/** The page is still this long after its last scroll event. Milliseconds. */
const SETTLED_MS = 100;

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
    let timer = 0;
    // Not by `scrollend`, which Safari lacks before version 26.2. On Back, the browser scrolls the old page just before the location
    // changes: that position is not saved.
    const saveLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, SETTLED_MS);
    };
    window.addEventListener('scroll', saveLater, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveLater);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);
}
