import { type AnchorHTMLAttributes, use } from 'react';
import { isModified } from '../../lib/modified-click.ts';
import { LinksContext } from './links.ts';

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

/** The router's own `Link` adds 2 kB to each first interaction, and its click handler computes the target's path at each render. */
function PageLink({ href, state, prefetch, ...anchor }: Props) {
  const links = use(LinksContext);
  const load = prefetch ?? (() => links.prefetch(href.replace(/[?#].*/, '')));
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        links.follow(href, state);
      }}
      onPointerEnter={load}
      onFocus={load}
      onTouchStart={load}
    />
  );
}
