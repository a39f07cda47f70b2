import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { closeDisclosures } from '../lib/disclosure.ts';
import '../lib/history-steps.ts';
import { documentTitle } from '../site/titles.ts';
import { applyHead } from './apply-head.ts';
import { shownAt } from './content.ts';

const positions = 'scrollPositions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positions) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function rememberPosition(key: string) {
  try {
    sessionStorage.setItem(positions, JSON.stringify({ ...readPositions(), [key]: Math.round(window.scrollY) }));
  } catch {
    // Storage refused: Back then lands at the top.
  }
}

/**
 * Gives the document's own history entry a key, before the router reads it: the router calls every such entry `default`, and
 * a position kept under that name would be taken for that of any other load. The moment of the load is such a key; a random
 * UUID would not do, which browsers give to pages served over HTTPS alone.
 */
export function nameHistoryEntry(): void {
  const state: unknown = window.history.state;
  if (state && typeof state === 'object' && 'key' in state) return;
  window.history.replaceState({ key: String(performance.timeOrigin), idx: 0 }, '');
}

/** What a fragment names; one that is no text names nothing. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a navigation inside the site: the head follows, the focus goes to the page's h1 (or to the anchor), the view to the
 * top (or where it was, on Back), and the title is announced once. Moves inside one page are the browser's. Returns what to
 * announce.
 */
export function useRouteChange(): string {
  const location = useLocation();
  const type = useNavigationType();
  const address = location.pathname + location.search;
  const shown = useRef(address);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const save = () => rememberPosition(location.key);
    // `scrollend` covers Back, where the old page is already gone when the location changes.
    document.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [location.key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation; the key names it.
  useLayoutEffect(() => {
    const isSame = shown.current === address;
    shown.current = address;
    if (isSame && type !== 'PUSH') return;
    closeDisclosures();
    const { page, content } = shownAt(location.pathname).read();
    // Without the rest of the head the page still reads and works.
    applyHead(page, content).catch((error: unknown) => console.error(error));
    setAnnouncement(documentTitle(content.title));
    const anchor = location.hash ? anchorOf(location.hash) : null;
    const heading = anchor ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    const back = type === 'POP' ? readPositions()[location.key] : undefined;
    if (anchor && back === undefined) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: back ?? 0, behavior: 'instant' });
  }, [location.key]);

  return announcement;
}
