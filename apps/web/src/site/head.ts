import type { PageContent } from '../content/schema/page.ts';
import { agency } from './agency.ts';
import type { AnyPage } from './pages.ts';
import { structuredData } from './structured-data.ts';
import { documentTitle } from './titles.ts';
import { absoluteUrl, shareImage, shareImageSize } from './urls.ts';

/** An element of the document's head, as data: prerendering writes it, the client applies it after a navigation. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });

/**
 * The page-specific part of the head. The not-found page, which is not in the registry, has little.
 * @param imageAlt alternative text of the page's share image
 */
export function headOf(page: AnyPage | undefined, content: PageContent, imageAlt: string): readonly HeadTag[] {
  const { title, description, keywords } = content;
  const titleAndDescription = [
    { tag: 'title', attributes: {}, text: documentTitle(title) } as const,
    // One element for search engines and for social networks.
    { tag: 'meta', attributes: { name: 'description', property: 'og:description', content: description } } as const,
  ];
  if (!page) return [...titleAndDescription, meta('robots', 'noindex')];
  return [
    ...titleAndDescription,
    ...(keywords ? [meta('keywords', keywords)] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: absoluteUrl(page) } },
    property('og:type', page.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', agency.name),
    property('og:locale', 'fr_CA'),
    property('og:title', title),
    property('og:url', absoluteUrl(page)),
    property('og:image', shareImage(page)),
    property('og:image:width', String(shareImageSize.width)),
    property('og:image:height', String(shareImageSize.height)),
    property('og:image:alt', imageAlt),
    meta('twitter:card', 'summary_large_image'),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      // Escape `<`, so that no text can close the element.
      text: JSON.stringify(structuredData(page, content)).replaceAll('<', '\\u003c'),
    },
  ];
}
