import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { FORM_PAGE } from '@agency/shared/contact';
import { describe, expect, it } from 'vitest';
import { siteFiles } from '../scripts/site-files.ts';
import { readPageContents } from '../src/content/page-contents.ts';
import { publishedProjects } from '../src/content/realisations/projets.ts';
import { externalUrls } from '../src/site/agency.ts';
import { resolveTarget } from '../src/site/links.ts';
import { breadcrumbs, footerLists, footerPages, legalPages, mainNavigation } from '../src/site/navigation.ts';
import { href, isPublished, pageAt, pageIds, pageOf, pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { absoluteUrl, shareImage } from '../src/site/urls.ts';
import { targetsOf } from './support/content-texts.ts';

const contents = await readPageContents();

const records = pageIds.map(pageOf);
const drafts = records.filter((page) => page.draft);

describe('the registry', () => {
  it('has a unique path for each page, without a trailing slash', () => {
    const paths = records.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(
      paths.filter((path) => !/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(path)),
    ).toEqual([]);
  });

  it('finds a page by its path, with or without a trailing slash, unless it is unpublished', () => {
    for (const page of pages) {
      expect(pageAt(page.path)).toBe(page);
      expect(pageAt(`${page.path}/`)).toBe(page);
    }
    for (const { path } of drafts) expect(pageAt(path)).toBeUndefined();
    expect(pageAt('/introuvable')).toBeUndefined();
  });

  it('has no cycle of parents', () => {
    for (const page of records) {
      const above = new Set([page.id]);
      for (let parent = page.parent; parent; parent = pageOf(parent).parent) {
        expect(above, `${page.id} is its own ancestor`).not.toContain(parent);
        above.add(parent);
      }
    }
  });

  it('builds addresses with their query and fragment', () => {
    expect(href('contact', { service: 'modelisation-3d' }, 'message')).toBe('/contact?service=modelisation-3d#message');
    expect(href('home')).toBe('/');
  });

  it('has the page to which the API redirects a form posted without JavaScript', () => {
    expect(FORM_PAGE).toBe(href('contact'));
  });
});

describe('content and registry match', () => {
  it('each content module belongs to a page', () => {
    const known = new Set(records.map(({ content }) => `${content}.ts`));
    const contentFolder = new URL('../src/content/', import.meta.url);
    const folders = new Set(pages.map(({ content }) => dirname(content)));
    const written = [...folders].flatMap((folder) =>
      readdirSync(new URL(folder, contentFolder)).map((name) => `${folder}/${name}`),
    );
    expect(written.filter((file) => !known.has(file))).toEqual([]);
  });
});

describe('lists derived from the registry', () => {
  const inMenus = mainNavigation.flatMap(({ page, children }) => [
    ...(isPublished(page.id) ? [page] : []),
    ...children,
  ]);
  const inFooter = [...footerLists.flatMap(({ page, children }) => [page, ...children]), ...footerPages, ...legalPages];

  it('include every page in the navigation bar or the footer, so that none is an orphan', () => {
    const listed = new Set([...inMenus, ...inFooter]);
    expect(pages.filter((page) => !listed.has(page)).map(({ path }) => path)).toEqual([]);
  });

  it('include no unpublished page', () => {
    const listed = [...inMenus, ...footerPages, ...legalPages, ...pages.flatMap(({ id }) => breadcrumbs(id))];
    expect(listed.filter((page) => page.draft)).toEqual([]);
  });

  it('include breadcrumbs from the home page to the page', () => {
    for (const page of pages) {
      const trail = breadcrumbs(page.id);
      expect(trail[0]).toBe(pageOf('home'));
      expect(trail.at(-1)).toBe(page);
      expect(new Set(trail).size).toBe(trail.length);
    }
  });

  it('include a sitemap with exactly the published pages', () => {
    const sitemap = siteFiles(new Map()).get('sitemap.xml') ?? '';
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual([...pages, ...publishedProjects.map(pageOfProject)].map(absoluteUrl));
  });

  it('include a unique canonical address and share image for each page', () => {
    for (const derive of [absoluteUrl, shareImage]) expect(new Set(pages.map(derive)).size).toBe(pages.length);
  });
});

describe('links of the content', () => {
  it.each(pages)('$path: links without a published page or an address are omitted, the others are valid', (page) => {
    for (const target of targetsOf(contents.get(page.content))) {
      const link = resolveTarget(target);
      const isUnset = 'external' in target && target.external !== 'booking' && !externalUrls[target.external];
      if (isUnset || ('page' in target && !isPublished(target.page))) expect(link).toBeUndefined();
      else expect(link?.href).toMatch(/^(?:[/#]|https?:|mailto:|tel:)/);
    }
  });
});
