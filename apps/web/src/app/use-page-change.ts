import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { interfaceStrings } from '../content/interface.ts';
import { closeDisclosures } from '../lib/disclosure.ts';
import { isInPlace } from '../lib/navigation-state.ts';
import { documentTitle } from '../site/titles.ts';
import { applyHead } from './apply-head.ts';
import { pageContentAt } from './content.ts';

const positions = 'scrollPositions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positions) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function rememberPosition(entry: string) {
  try {
    sessionStorage.setItem(positions, JSON.stringify({ ...readPositions(), [entry]: Math.round(window.scrollY) }));
  } catch {
    // Storage is refused: Back then scrolls to the top.
  }
}

/**
 * Identifies a history entry. The router gives the first entry of every document the key `default`, so the document's start time
 * replaces it.
 */
const entryOf = ({ key, hash }: Location) => (key === 'default' ? performance.timeOrigin : key) + hash;

/** The target element of a fragment; undefined if there is none, or if the fragment is malformed. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a navigation inside the site: updates the head, focuses the page's h1 (or the anchor), scrolls to the top (or, on Back, to
 * the former position), and announces the title once. The browser handles fragment navigation inside one page.
 * @param page location of the page, even below an overlay
 * @returns the announcement
 */
export function usePageChange(page: Location): string {
  const type = useNavigationType();
  const { pathname, hash } = page;
  const entry = entryOf(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const save = () => rememberPosition(entry);
    // On Back, the browser scrolls the old page before the location changes: the last `scrollend` came earlier.
    document.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);

  const headOf = useRef(pathname);
  useLayoutEffect(() => {
    // The loaded document already has its head.
    if (headOf.current === pathname) return;
    headOf.current = '';
    const shown = pageContentAt(pathname).peek();
    document.title = documentTitle(shown?.content.title ?? interfaceStrings.errorPage.title);
    return shown && applyHead(shown);
  }, [pathname]);

  const shownPath = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation, identified by the entry.
  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isSamePage && (type === 'POP' || isInPlace(page))) return;
    closeDisclosures();
    setAnnouncement(document.title);
    const anchor = hash ? anchorOf(hash) : null;
    const heading = anchor ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    const back = type === 'POP' ? readPositions()[entry] : undefined;
    if (anchor && back === undefined) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: back ?? 0, behavior: 'instant' });
  }, [entry]);

  return announcement;
}
