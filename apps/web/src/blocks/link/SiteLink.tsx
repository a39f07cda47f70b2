import { type AnchorHTMLAttributes, use } from 'react';
import { createPath, useLinkClickHandler, useLocation } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** State of the history entry that the link creates. */
  readonly state?: unknown;
  /** Prefetches the target on hover or focus. By default, the page at its address. */
  readonly prefetch?: (() => void) | undefined;
}

/**
 * Every link of the site. A link to one of our pages is a plain anchor until React runs; then the router follows it. The browser
 * follows links to an anchor of the same page, to another site or in a new tab.
 */
export function SiteLink({ state, prefetch, ...anchor }: Props) {
  if (anchor.target || !anchor.href.startsWith('/')) return <a {...anchor} />;
  return <PageLink state={state} prefetch={prefetch} {...anchor} />;
}

/** The router's own `Link` would add 2 kB to each first interaction, for prefetching in its framework mode. */
function PageLink({ href, state, prefetch, ...anchor }: Props) {
  const location = useLocation();
  const push = useLinkClickHandler(href, { state });
  const replace = useLinkClickHandler(href, { state, replace: true });
  const prefetchPage = use(PrefetchContext);
  const load = prefetch ?? (() => prefetchPage(href.replace(/[?#].*/, '')));
  // A page that is still loading, whose address is already shown, gives up its history entry.
  const isLeaving = () => createPath(window.location) !== createPath(location);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => (isLeaving() ? replace : push)(event)}
      onPointerEnter={load}
      onFocus={load}
      onTouchStart={load}
    />
  );
}
