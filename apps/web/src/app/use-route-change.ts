import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { closeDisclosures } from '../lib/disclosure.ts';
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
 * After a navigation inside the site: the head follows, the focus goes to the page's h1 (or to the anchor), the view to the
 * top (or where it was, on Back), and the title is announced once. Returns what to announce.
 */
export function useRouteChange(): string {
  const location = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
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
    const back = type === 'POP' ? readPositions()[location.key] : undefined;
    if (first.current) {
      first.current = false;
      if (back !== undefined && !location.hash) window.scrollTo(0, back);
      return;
    }
    closeDisclosures();
    const { page, content } = shownAt(location.pathname).read();
    // Without the rest of the head the page still reads and works.
    applyHead(page, content).catch((error: unknown) => console.error(error));
    setAnnouncement(content.title);
    const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const heading = anchor ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, back ?? 0);
  }, [location.key]);

  return announcement;
}
