/** Data for search engines, feeds and social networks. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects } from '../../src/content/projects/projects.ts';
import { agency, externalUrls, networks, siteUrl } from '../../src/site/agency.ts';
import { pageOf } from '../../src/site/pages.ts';
import { absoluteUrl, shareImage } from '../../src/site/urls.ts';
import { plain } from '../support/plain.ts';
import { type BuiltPage, builtPages, contentOf, files, meta, nodesOf, publicPages, textOf } from './site.ts';

const nodeOf = (built: BuiltPage, type: string) => nodesOf(built).find((node) => node['@type'] === type);

describe('icons', () => {
  it('are linked in every document, with a small one for other programs', () => {
    const drawn = contentOf('/favicon.svg').toString().trim().replaceAll('"', "'");
    for (const { file, document } of builtPages) {
      const address = document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';
      expect(decodeURIComponent(address), file).toBe(`data:image/svg+xml,${drawn}`);
    }
    for (const { file, document } of builtPages) {
      const crawled = document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? '';
      expect(files.has(crawled), file).toBe(true);
    }
    for (const file of ['/favicon.svg', '/apple-touch-icon.png']) expect(files.has(file), file).toBe(true);
    const ico = contentOf('/favicon.ico');
    expect(ico.length).toBeLessThan(1_024);
    // The ICO file has one image of 32 pixels: a PNG at the offset in the header.
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([1, 1, 32, 32]);
    const start = ico.readUInt32LE(18);
    expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG');
    expect(ico.length).toBe(start + ico.readUInt32LE(14));
  });

  it('the theme colour is the background of the light theme, in the documents and in the manifest', () => {
    const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
    const ground = /color-scheme: light;\s*--bg: (#\w+);/.exec(tokens)?.[1];
    for (const { file, document } of builtPages) expect(meta(document, 'theme-color'), file).toBe(ground);
    expect(JSON.parse(contentOf('/manifest.webmanifest').toString())).toMatchObject({
      theme_color: ground,
      background_color: ground,
    });
  });
});

/** Terms to compare: words of at least four letters and abbreviations, without accents or plural endings. */
function topicsOf(text: string): ReadonlySet<string> {
  const common = new Set(['pour', 'avec', 'sans', 'dans', 'votre', 'notre', 'cette', 'leur', 'plus', 'quel', 'quoi']);
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = bare.match(/\p{Lu}{2,}|[\p{L}\p{N}]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.toLowerCase().replace(/[sx]$/, '')).filter((word) => !common.has(word)));
}

it.each(builtPages)('the title and the first heading of $file have the same topic', ({ document }) => {
  const heading = topicsOf(textOf(document.querySelector('h1')));
  const shared = [...topicsOf(textOf(document.querySelector('title')))].filter((word) => heading.has(word));
  expect(
    shared,
    '« title » et le grand titre (avec son « eyebrow ») n’ont en commun aucun mot de quatre lettres ou plus',
  ).not.toEqual([]);
});

describe('dates', () => {
  const sitemap = contentOf('/sitemap.xml').toString();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];

  it('are in the sitemap, which lists every page once', () => {
    expect(listed.map(([, address]) => address).sort()).toEqual(
      publicPages.map(({ page }) => absoluteUrl(page)).sort(),
    );
    expect(listed.filter(([, , modified]) => modified).length).toBeGreaterThan(0);
  });

  it.each(publicPages)(
    '$path: the structured data has the date of the sitemap, that of its record, if any',
    (built) => {
      const [, , modified] = listed.find(([, address]) => address === absoluteUrl(built.page)) ?? [];
      for (const type of ['WebPage', 'Article']) {
        const node = nodeOf(built, type);
        if (node) expect(node.dateModified, type).toBe(modified);
      }
    },
  );
});

describe('structured data', () => {
  it.each(publicPages)(
    '$path: the agency has its legal name, its international number, its logo and its own accounts',
    (built) => {
      const business = nodeOf(built, 'ProfessionalService');
      expect(business).toMatchObject({
        legalName: agency.legalName,
        telephone: expect.stringMatching(/^\+1\d{10}$/),
        logo: expect.stringMatching(/\.png$/),
      });
      const links = built.document.querySelectorAll('a[href]').map((link) => link.getAttribute('href'));
      expect(links).toContain(`tel:${business?.telephone}`);
      const accounts = networks.map((name) => externalUrls[name]);
      expect(links).toEqual(expect.arrayContaining(accounts));
      expect(business?.sameAs ?? []).toEqual(accounts);
      expect(files.has(String(business?.logo).slice(siteUrl.length))).toBe(true);
    },
  );

  const articles = publicPages.filter(({ page }) => page.kind === 'article');
  it.each(articles)('$path is an article, with its dates and its author', (built) => {
    const [business, article] = [nodeOf(built, 'ProfessionalService'), nodeOf(built, 'Article')];
    expect(article).toMatchObject({
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^20\d\d-/),
      dateModified: expect.stringMatching(/^20\d\d-/),
      author: { '@id': business?.['@id'] },
      image: shareImage(built.page),
    });
    expect(textOf(built.document.querySelector('h1'))).toContain(plain(String(article?.headline)));
  });
});

describe('pictures of shared links', () => {
  it('are different for each page', () => {
    const prints = publicPages.flatMap(({ page, path }) => {
      const picture = new URL(shareImage(page)).pathname;
      // `pages.test.ts` names the missing ones.
      return files.has(picture) ? [[createHash('sha256').update(contentOf(picture)).digest('hex'), path] as const] : [];
    });
    const seen = new Map(prints);
    expect(prints.filter(([print, path]) => seen.get(print) !== path)).toEqual([]);
  });

  it.each(publicPages)(
    '$path: has an alternative text that describes the picture and its text',
    ({ document, page }) => {
      const alt = plain(meta(document, 'og:image:alt'));
      const heading = textOf(document.querySelector('h1'));
      const [, written = ''] = /« (.*) », /.exec(alt) ?? [];
      expect(written.length).toBeGreaterThan(5);
      expect(heading.endsWith(written), `${heading} / ${written}`).toBe(true);
      expect(alt).not.toBe(meta(document, 'og:title'));
      if (page.kind === 'project') {
        const project = projects.find(({ slug }) => slug === page.slug);
        expect(alt).toContain(plain(project?.alt));
      } else expect(alt).toContain('coupe de bois');
    },
  );
});

it('carbon.txt links to the ecodesign declaration with its date', () => {
  const text = contentOf('/carbon.txt').toString();
  expect(text).toMatch(/^version = "0\.5"\nlast_updated = "20\d\d-[01]\d-[0-3]\d"\n/);
  const declaration = /doc_type = "sustainability-page", url = "([^"]+)"/.exec(text)?.[1];
  expect(declaration).toBe(absoluteUrl(pageOf('ecodesign')));
});
