import { siteUrl } from './agency.ts';
import { href, type Page } from './pages.ts';

/** Absolute address of a page; canonical links have no query. */
export function absoluteUrl(page: Page): string {
  return page.path === '/' ? `${siteUrl}/` : siteUrl + href(page.id);
}

/** Address of a page's share image, 1200×630. */
export function shareImage(page: Page): string {
  return `${siteUrl}/share/${page.id}.png`;
}
