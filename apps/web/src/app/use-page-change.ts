import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { closeDisclosures } from '../lib/disclosure.ts';
import { isInPlace } from '../lib/navigation-state.ts';
import { usePageHead } from './use-page-head.ts';
import { positionOf, useScrollMemory } from './use-scroll-memory.ts';

/**
 * Identifies a history entry. The router gives the first entry of every document the key `default`, so the document's start time
 * replaces it.
 */
const entryOf = ({ key, hash }: Location) => (key === 'default' ? performance.timeOrigin : key) + hash;

/** The target element of a fragment; null if there is none, or if the fragment is malformed. */
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
  const [announcement, setAnnouncement] = useState('');
  const entry = entryOf(page);
  const shown = useRef({ entry, pathname: page.pathname });
  useScrollMemory(entry);
  // Before the announcement, which reads the title.
  usePageHead(page.pathname);

  useLayoutEffect(() => {
    const { pathname, hash } = page;
    const before = shown.current;
    shown.current = { entry, pathname };
    if (before.entry === entry || (before.pathname === pathname && (type === 'POP' || isInPlace(page)))) return;
    closeDisclosures();
    setAnnouncement(document.title);
    const anchor = hash ? anchorOf(hash) : null;
    const heading = anchor ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    const back = type === 'POP' ? positionOf(entry) : undefined;
    if (anchor && back === undefined) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: back ?? 0, behavior: 'instant' });
  }, [page, entry, type]);

  return announcement;
}
