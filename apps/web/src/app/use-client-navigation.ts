import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { withTransition } from '../lib/view-transition.ts';
import { pageAt } from '../site/pages.ts';
import { loadRoute } from './load-route.ts';

/** The address of a link that the application can follow itself, or undefined: outside, new tab, download, unknown page. */
function ownAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin && pageAt(url.pathname) ? url : undefined;
}

const samePage = (url: URL) => url.pathname === window.location.pathname && url.search === window.location.search;

/**
 * Every link is a plain anchor; this follows those of the registry without a full load. The page's scripts are loaded as soon
 * as a link is pointed at or focused, and awaited before the address changes: the old page stays until the new one is ready.
 */
export function useClientNavigation(): void {
  // `useNavigate` resolves relative addresses, for a kilobyte of every first act; those of the registry are absolute.
  const { navigator } = useContext(NavigationContext);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let latest = 0;

    function prefetch({ target }: Event) {
      const url = ownAddress(target);
      // A failure here is told by the click, if there is one.
      if (url && !samePage(url)) loadRoute(url.pathname).catch(() => undefined);
    }

    async function follow(event: MouseEvent) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const url = ownAddress(event.target);
      if (!url || (samePage(url) && url.hash)) return;
      event.preventDefault();
      latest += 1;
      const mine = latest;
      const failure = await loadRoute(url.pathname).then(
        () => undefined,
        (error: unknown) => error ?? new Error(url.href),
      );
      // A second click while the first page was loading wins.
      if (mine !== latest) return;
      if (failure === undefined) {
        return withTransition(() => navigator.push(url.pathname + url.search + url.hash));
      }
      console.error(failure);
      // The document is complete without the script that did not come.
      window.location.assign(url.href);
    }

    document.addEventListener('click', follow, { signal });
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, prefetch, { signal, passive: true });
    }
    return () => controller.abort();
  }, [navigator]);
}
