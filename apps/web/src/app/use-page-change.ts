import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { interfaceWords } from '../content/interface.ts';
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
    // Storage is refused: Back then leads to the top of the page.
  }
}

/**
 * Names a history entry. The router calls the entry of each document `default`, so the moment at which the document was
 * requested takes its place.
 */
const entryOf = ({ key, hash }: Location) => (key === 'default' ? performance.timeOrigin : key) + hash;

/** The element that a fragment names; undefined if there is none, or if the fragment is malformed. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a navigation inside the site, the head changes, the focus goes to the page's h1 (or to the anchor), the view to the
 * top (or, on Back, to where it was), and the title is announced once. The browser handles moves inside one page.
 * @param page location of the page, which may be under an overlay
 * @returns what to announce
 */
export function usePageChange(page: Location): string {
  const type = useNavigationType();
  const { pathname, hash } = page;
  const entry = entryOf(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const save = () => rememberPosition(entry);
    // On Back, the browser has scrolled the old page before the location changes: `scrollend` was earlier.
    document.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);

  const headOf = useRef(pathname);
  useLayoutEffect(() => {
    // The document has the head of its own page.
    if (headOf.current === pathname) return;
    headOf.current = '';
    const shown = pageContentAt(pathname).peek();
    document.title = documentTitle(shown?.content.title ?? interfaceWords.errorPage.title);
    return shown && applyHead(shown);
  }, [pathname]);

  const shownPath = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation, which the entry identifies.
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
