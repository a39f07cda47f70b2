import { type AnchorHTMLAttributes, use } from 'react';
import { createPath, useLinkClickHandler, useLocation } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** State of the history entry that the link makes. */
  readonly state?: unknown;
  /** Loads what the link leads to, when it is pointed at or focused. By default, the page at its address. */
  readonly prefetch?: (() => void) | undefined;
}

/**
 * Every link of the site. A link to a page of ours is a plain anchor until React runs; the router then follows it. A link to an
 * anchor of the same page, to another site or in a new tab stays the browser's.
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
  // A page that is still loading, whose address is shown already, loses its history entry.
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
