import { siteUrl } from './agency.ts';
import type { AnyPage } from './pages.ts';

/** Addresses of the fonts of titles and of text, which `media/fonts` makes. */
export const fonts = {
  title: '/fonts/bricolage-grotesque.woff2',
  text: '/fonts/atkinson-hyperlegible-next.woff2',
} as const;

/** Addresses of the icons: `media` makes the pictures. */
export const icons = {
  svg: '/favicon.svg',
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/maskable-512.png',
} as const;

/** Absolute address of a page; canonical links have no query. */
export function absoluteUrl({ path }: AnyPage): string {
  return siteUrl + path;
}

export const shareImageSize = { width: 1200, height: 630 } as const;

export function shareImage(page: AnyPage): string {
  return `${siteUrl}/share/${page.kind === 'project' ? `${page.slug}.jpg` : `${page.id}.png`}`;
}
