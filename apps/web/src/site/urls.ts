import { siteUrl } from './agency.ts';
import type { AnyPage } from './pages.ts';

/** Absolute address of a page; canonical links have no query. */
export function absoluteUrl({ path }: AnyPage): string {
  return siteUrl + path;
}

/** Address of a page's share image, 1200×630. */
export function shareImage(page: AnyPage): string {
  return `${siteUrl}/share/${page.kind === 'project' ? `${page.slug}.jpg` : `${page.id}.png`}`;
}
