import type { Target } from '../content/schema/base.ts';
import { externalUrls } from './agency.ts';
import { href, isPublished } from './pages.ts';

export interface ResolvedLink {
  readonly href: string;
  /** Opens in a new tab: true for other sites, false for mail and phone links. */
  readonly newTab: boolean;
}

/** The address of a link, or undefined if its page is unpublished or its external address is unset: such links are omitted. */
export function resolveTarget(target: Target): ResolvedLink | undefined {
  if ('anchor' in target) return { href: `#${target.anchor}`, newTab: false };
  if ('external' in target) {
    const url = externalUrls[target.external];
    if (!url) return target.external === 'booking' ? resolveTarget({ page: 'booking' }) : undefined;
    return { href: url, newTab: url.startsWith('http') };
  }
  if (!isPublished(target.page)) return undefined;
  return { href: href(target.page, target.query, target.fragment), newTab: false };
}
