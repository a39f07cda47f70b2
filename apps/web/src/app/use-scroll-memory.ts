import { useEffect } from 'react';
import { readStored, store } from '../lib/storage.ts';
import { POSITIONS_KEY } from '../site/storage-keys.ts';

/** Most remembered entries: as many as Back and Forward of a browser offer. */
const MAX_ENTRIES = 50;

/** A scroll has ended after this time without an event. Milliseconds. */
const PAUSE_MS = 100;

type Positions = Readonly<Record<string, number>>;

/** The scroll positions of history entries, in pixels, for Back. */
const positions = () => readStored('sessionStorage', POSITIONS_KEY) as Positions | null;

export const positionOf = (entry: string): number | undefined => positions()?.[entry];

/** The positions with that of an entry, without those of the entries furthest back. */
export const withPosition = (known: Positions | null, entry: string, top: number): Positions =>
  Object.fromEntries(Object.entries({ ...known, [entry]: top }).slice(-MAX_ENTRIES));

export function useScrollMemory(entry: string): void {
  useEffect(() => {
    const save = () =>
      store('sessionStorage', POSITIONS_KEY, withPosition(positions(), entry, Math.round(window.scrollY)));
    let timer = 0;
    // On Back, the browser scrolls the old page before the location changes: the last `scrollend` came earlier. Safari before version 26.2
    // has none: there, a pause ends a scroll.
    const [type, pause] = 'onscrollend' in document ? ['scrollend', 0] : ['scroll', PAUSE_MS];
    const saveLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, pause);
    };
    document.addEventListener(type, saveLater);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(type, saveLater);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);
}
