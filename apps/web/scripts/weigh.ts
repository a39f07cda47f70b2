import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Headers, headersOf, pageFile } from '../server/rules.ts';
import type { WeighedPage } from '../src/features/page-weights/weighing.ts';
import type { AnyPage } from '../src/site/pages.ts';
import { UserError } from './user-error.ts';

/** Cost of a page on a first visit without interaction. Bytes are transferred bytes, with Brotli. */
export interface PageLoad {
  /** Bodies of the document, its style sheets and its fonts. */
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** Lazy pictures, with their headers. */
  readonly waiting: number;
  /** The total, scrolled to the bottom, with the headers of each response. */
  readonly total: number;
  readonly requests: number;
  /** Elements as EcoIndex counts them: without the inside of drawings, the template and `noscript`. */
  readonly elements: number;
}

/**
 * The other headers of a response: status line, type, coding, length, dates, ETag. Of the built server, in November 2026, they have
 * 306 bytes for a compressed file, and 270 for a picture or a font.
 */
const SERVER_HEADER_BYTES = 300;

export const attributesOf = (document: HTMLElement, selector: string, attribute: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

/** Matches outside the template, whose content does not load by itself. */
export const attributesOutsideTemplate = (document: HTMLElement, selector: string, attribute: string) =>
  attributesOf(document, `${selector}:not(template *)`, attribute);

/** Weighs pages from their files, without a browser. The browser tests measure the same in real transfers. */
export function weigherOf(dist: string, headers: Headers) {
  const read = (file: string) => readFileSync(join(dist, file));

  /** Transferred bytes of a file for a browser that accepts Brotli. @throws UserError if the site has no such file */
  function sent(file: string): number {
    const found = [`${file}.br`, file].find((name) => existsSync(join(dist, name)));
    if (!found) throw new UserError(`A page shows ${file}, and the site has no such file: add it to apps/web/public.`);
    return statSync(join(dist, found)).size;
  }

  /** Transferred bytes of a file, with the headers of the response over HTTP/1.1, which does not compress them. */
  function response(file: string): number {
    const lines = Object.entries(headersOf(file, headers)).map(([name, value]) => `${name}: ${value}\r\n`);
    return sent(file) + lines.join('').length + SERVER_HEADER_BYTES;
  }

  const sum = (files: Iterable<string>, bytes: (file: string) => number) =>
    [...files].reduce((total, file) => total + bytes(file), 0);

  /** A page's pictures, lazy or not: for each, its first source, which current browsers choose on a phone. */
  function pictures(document: HTMLElement) {
    const atOnce = new Set(attributesOf(document, 'video[poster]', 'poster'));
    const lazy = new Set<string>();
    for (const image of document.querySelectorAll('img')) {
      const source = image.closest('picture')?.querySelector('source') ?? image;
      const srcset = Object.entries(source.attributes).find(([name]) => name.toLowerCase() === 'srcset')?.[1];
      const address = srcset ?? image.getAttribute('src') ?? '';
      if (!address.startsWith('data:')) (image.getAttribute('loading') === 'lazy' ? lazy : atOnce).add(address);
    }
    return { atOnce, later: [...lazy].filter((address) => !atOnce.has(address)) };
  }

  function load(file: string, document: HTMLElement): PageLoad {
    const sheets = attributesOutsideTemplate(document, 'link[rel="stylesheet"]', 'href');
    const rules = sheets.map((sheet) => read(sheet).toString()).join('');
    const fonts = new Set([...rules.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, font = '']) => font));
    const { atOnce, later } = pictures(document);
    const icons = attributesOf(document, 'link[rel="icon"]', 'href').filter((address) => !address.startsWith('data:'));
    const asked = [file, ...sheets, ...fonts, ...icons, ...atOnce, ...later];
    const notShown = document.querySelectorAll('svg *, template *, noscript *').length;
    return {
      html: sent(file),
      css: sum(sheets, sent),
      fonts: sum(fonts, sent),
      waiting: sum(later, response),
      total: sum(asked, response),
      requests: asked.length,
      elements: document.querySelectorAll('*').length - notShown,
    };
  }

  /** A row of the table of weights. */
  function weigh({ path, kind, label }: AnyPage): WeighedPage {
    const file = pageFile(path);
    const { total, waiting, requests, elements } = load(file, parse(read(file).toString()));
    return { ...(kind !== 'project' && { name: label }), total, waiting, requests, elements };
  }

  return { sent, load, weigh };
}
