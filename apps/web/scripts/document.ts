import { readFileSync } from 'node:fs';
import type { PrerenderedPage } from '../src/app/entry-prerender.tsx';
import type { HeadTag } from '../src/site/head.ts';
import type { PageAssets } from './chunks.ts';
import { element } from './html.ts';

/** The text font alone is preloaded: titles may swap, what is read may not. */
const preloadedFont = '/fonts/atkinson-hyperlegible-next.woff2';

/** The icon stands in the page itself: one request less for each first visit. */
const icon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8').trim();

export const icons: readonly HeadTag[] = [
  { tag: 'link', attributes: { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` } },
  { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' } },
];

/** Written by the build: the development server has none. */
const manifest: HeadTag = { tag: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } };

function assetTags({ styles, entry, modules }: PageAssets): HeadTag[] {
  return [
    ...styles.map(({ href, integrity }) => link('stylesheet', href, { integrity })),
    link('preload', preloadedFont, { as: 'font', type: 'font/woff2', crossorigin: '' }),
    {
      tag: 'script',
      attributes: { type: 'module', fetchpriority: 'low', src: entry.href, integrity: entry.integrity },
    },
    ...modules.map(({ href, integrity }) => link('modulepreload', href, { fetchpriority: 'low', integrity })),
  ];
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>>): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/** Tags that a navigation replaces are marked, see `app/apply-head.ts`. */
export const marked = (tag: HeadTag): HeadTag =>
  tag.tag === 'title' ? tag : { ...tag, attributes: { ...tag.attributes, 'data-page': '' } };

/** Fills the shell: the page's head and assets, the early script, the prerendered markup. */
export function documentOf(shell: string, page: PrerenderedPage, assets: PageAssets, earlyScript: string): string {
  const head = [...page.head.map(marked), ...assetTags(assets), ...icons, manifest].map(element).join('');
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--early-->', () => `<script>${earlyScript}</script>`)
    .replace('<!--app-->', () => page.markup);
}

/** The shell without what the client build put in it: `documentOf` prints the assets itself, with their integrity. */
export function bareShell(builtIndex: string): string {
  return builtIndex
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '');
}
