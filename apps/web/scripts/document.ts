import { readFileSync } from 'node:fs';
import { escapeHtml } from '@agency/shared/escape-html';
import type { PrerenderedPage } from '../src/app/entry-prerender.tsx';
import type { HeadTag } from '../src/site/head.ts';
import { fonts, icons } from '../src/site/urls.ts';
import { palette } from '../src/ui/palette.ts';
import type { PageAssets } from './client.ts';
import type { InlineScripts } from './inline-scripts.ts';

/**
 * The icon is a data URL: as a file, its 211 bytes would cost each first visit a request and two kilobytes with headers.
 * `/favicon.svg` and `/favicon.ico` exist for other programs. Only characters that are invalid in an address are escaped.
 */
const iconAddress = `data:image/svg+xml,${readFileSync(new URL(`../public${icons.svg}`, import.meta.url), 'utf8')
  .trim()
  .replaceAll('"', "'")
  .replace(/[#<> ]/g, encodeURIComponent)}`;

const voidTags = new Set(['meta', 'link']);

/** An element as HTML. Script text is already escaped (see `headOf`). */
function element({ tag, attributes, text = '' }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag}${written.join('')}>`;
  if (voidTags.has(tag)) return open;
  return `${open}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}

const link = (rel: string, attributes: Readonly<Record<string, string>>): HeadTag => ({
  tag: 'link',
  attributes: { rel, ...attributes },
});

/**
 * The theme's script keeps the browser's toolbars in the page's colour. Search engines ignore an inline icon: they read the second
 * link, whose file a browser only fetches when the site is added to a home screen.
 */
const iconTags: readonly HeadTag[] = [
  { tag: 'meta', attributes: { name: 'theme-color', content: palette.bg } },
  link('icon', { href: iconAddress }),
  link('apple-touch-icon', { href: icons.appleTouch }),
];

/**
 * The application, in a template: nothing in it loads until `app/inline/intent.ts` moves it into the document. Chunks for a part of the
 * page, loaded on interaction, have that part's `data-feature`.
 */
function applicationTemplate({ entry, modules, later }: PageAssets, { markup, failure }: PrerenderedPage): string {
  const tags: HeadTag[] = [
    { tag: 'script', attributes: { type: 'module', src: entry.href, integrity: entry.integrity } },
    ...[entry, ...modules].map((asset) => link('modulepreload', { ...asset })),
    ...later
      .filter(({ feature }) => markup.includes(` data-feature="${feature}"`))
      .map(({ feature, href, integrity }) =>
        href.endsWith('.css')
          ? link('preload', { href, as: 'style', crossorigin: '', integrity, 'data-feature': feature })
          : link('modulepreload', { href, integrity, 'data-feature': feature }),
      ),
  ];
  return `<template id="application">${tags.map(element).join('')}${failure}</template>`;
}

/** Fills the shell: the page's head and sheets, the prerendered markup, and the inline scripts around it. */
export function documentOf(shell: string, page: PrerenderedPage, assets: PageAssets, inline: InlineScripts): string {
  const script = (text: string) => `<script>${text}</script>`;
  const head = [
    ...page.head,
    ...assets.styles.map((asset) => link('stylesheet', { ...asset })),
    // Only the text font is preloaded: a late font may change titles, but not running text.
    link('preload', {
      href: fonts.text,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
    }),
    ...iconTags,
    link('manifest', { href: '/manifest.webmanifest' }),
  ];
  const end = [applicationTemplate(assets, page), ...inline.endOf(page.markup).map(script)];
  return shell
    .replace('<!--head-->', () => head.map(element).join(''))
    .replace('<!--inline-->', () => script(inline.first))
    .replace('<!--app-->', () => page.markup)
    .replace('<!--end-->', () => end.join(''));
}

/** The shell of `index.html` without what is for the development server. */
export function bareShell(index: string): string {
  return index.replace(/<!-- .*? -->|<script.*<\/script>/g, '').replace(/\n\s*/g, '');
}
