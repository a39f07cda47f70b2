import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { codings } from '../../server/rules.ts';
import { builtPages, contentOf, demoPages, files, ownAddress } from './site.ts';

/** Attributes whose value the browser fetches. */
function fetchedBy(document: (typeof builtPages)[number]['document']): string[] {
  const single = ['src', 'poster', 'data-src'].flatMap((name) =>
    document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const links = document
    .querySelectorAll('link[href]:not([rel="canonical"])')
    .map((link) => link.getAttribute('href') ?? '');
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    document
      .querySelectorAll(`[${name}]`)
      .flatMap((element) =>
        (element.getAttribute(name) ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
  );
  return [...single, ...links, ...sets].filter((address) => !address.startsWith('data:'));
}

describe('every fetched file exists on this site', () => {
  it.each(builtPages)('from the page $file', ({ document, path }) => {
    const fetched = fetchedBy(document);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((address) => !files.has(decodeURI(ownAddress(address, path)?.pathname ?? '')))).toEqual([]);
  });

  it('from a style sheet', () => {
    const sheets = [...files].filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    const lost = sheets.flatMap((sheet) =>
      [
        ...contentOf(sheet)
          .toString()
          .matchAll(/url\((["']?)(.*?)\1\)/g),
      ]
        .map(([, , address = '']) => address)
        .filter((address) => !address.startsWith('data:') && !files.has(ownAddress(address, sheet)?.pathname ?? ''))
        .map((address) => `${sheet}: ${address}`),
    );
    expect(lost).toEqual([]);
  });

  it('from the manifest', () => {
    const { icons } = JSON.parse(contentOf('/manifest.webmanifest').toString()) as {
      icons: readonly { src: string; sizes: string }[];
    };
    expect(icons.filter(({ src }) => !files.has(src)).map(({ src }) => src)).toEqual([]);
    for (const { src, sizes } of icons) {
      const { width, height } = imageSize(contentOf(src));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});

it('every script exports something, but the viewer, which defines an element: another would be dead weight', () => {
  const scripts = [...files].filter((file) => /^\/assets\/.*\.js$/.test(file) && !contentOf(file).includes('export'));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/model-viewer-/)]);
});

it.each(builtPages)('the scripts and styles of $file have integrity hashes', ({ document }) => {
  const elements = document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]');
  expect(elements.length).toBeGreaterThan(1);
  // Observatory scores the integrity of scripts, and does not count preloads.
  expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  for (const element of elements) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const hash = createHash('sha256').update(contentOf(address)).digest('base64');
    expect(element.getAttribute('integrity'), address).toBe(`sha256-${hash}`);
  }
});

it.each(builtPages)(
  '$file: the links to the scripts of its interactive parts are unique, and each belongs to an existing part',
  ({ document }) => {
    const links = document.querySelectorAll('template [data-feature]');
    const parts = new Set(
      document.querySelectorAll('#root [data-feature]').map((part) => part.getAttribute('data-feature')),
    );
    expect(new Set(links.map((link) => link.getAttribute('data-feature')))).toEqual(parts);
    const named = links.map((link) => `${link.getAttribute('data-feature')} ${link.getAttribute('href')}`);
    expect(named).toHaveLength(new Set(named).size);
  },
);

it.each([...builtPages, ...demoPages])('$file: all images have a size and an alternative text', ({ document }) => {
  for (const image of document.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    expect(image.getAttribute('alt'), source).toBeDefined();
    expect(Number(image.getAttribute('width')), source).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height')), source).toBeGreaterThan(0);
  }
  for (const video of document.querySelectorAll('video')) {
    expect(video.getAttribute('preload')).toBe('none');
    expect(video.getAttribute('poster')).toBeTruthy();
    expect(video.hasAttribute('autoplay')).toBe(false);
  }
});

describe('precompressed variants', () => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
  const textual = [...files].filter((file) => /\.(?:html|css|js|svg|json|xml|webmanifest|txt|glb)$/.test(file));

  it.each(codings.map(({ name, extension }) => [extension, name] as const))(
    '%s has the same content',
    (extension, name) => {
      for (const file of textual.filter((candidate) => files.has(candidate + extension))) {
        expect(decompress[name](contentOf(file + extension)).equals(contentOf(file)), file).toBe(true);
      }
    },
  );

  it('every large page, script and style has both', () => {
    // Below a few hundred bytes the compressed variant may be larger, so the build omits it.
    const large = textual.filter((file) => /\.(?:html|css|js)$/.test(file) && contentOf(file).length > 512);
    expect(large.length).toBeGreaterThan(0);
    const missing = large
      .flatMap((file) => codings.map(({ extension }) => file + extension))
      .filter((file) => !files.has(file));
    expect(missing).toEqual([]);
  });
});
