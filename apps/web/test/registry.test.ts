import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formerAddresses } from '../server/rules.ts';
import { breadcrumbs, footerLists, footerPages, legalPages, mainNavigation } from '../src/site/navigation.ts';
import { href, type PageId, pageAt, pageIds, pageOf, pages } from '../src/site/pages.ts';
import { projectSlugAt } from '../src/site/projects.ts';
import { withModule, withVariables } from './support/fresh-modules.ts';

const records = pageIds.map(pageOf);

describe('the registry', () => {
  it('has a unique path for each page, without a trailing slash', () => {
    const paths = records.map(({ path }) => path);
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
    expect(twice, 'donnez à chaque page de site/pages.ts sa propre adresse').toEqual([]);
    expect(
      paths.filter((path) => !/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(path)),
    ).toEqual([]);
  });

  it('finds a page by its path, with or without a trailing slash, unless it is unpublished', () => {
    for (const page of pages) {
      expect(pageAt(page.path)).toBe(page);
      expect(pageAt(`${page.path}/`)).toBe(page);
    }
    expect(pageAt('/introuvable')).toBeUndefined();
  });

  it('does not find a page by the path of a draft', async () => {
    const { path } = pageOf('booking');
    withVariables({ VITE_BOOKING_URL: 'https://agenda.example' });
    const site = await import('../src/site/pages.ts');
    expect(site.pageOf('booking').draft).toBe(true);
    expect(site.pageAt(path)).toBeUndefined();
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
});

it('a site without a portfolio has no page of a project, and no link to one', async () => {
  expect(projectSlugAt(`${href('portfolio')}/fonderie-clair-timbre`)).toBe('fonderie-clair-timbre');
  withModule<typeof import('../src/site/pages.ts')>('site/pages.ts', (actual) => ({
    isPublished: (id: PageId) => id !== 'portfolio' && actual.isPublished(id),
  }));
  const site = await import('../src/site/projects.ts');
  expect(site.projectSlugAt(`${href('portfolio')}/fonderie-clair-timbre`)).toBeUndefined();
  const { prerenderPage } = await import('../src/app/entry-prerender.tsx');
  const services = pages.filter(({ kind }) => kind === 'service').map(({ path }) => path);
  for (const path of [href('home'), ...services]) {
    const { markup } = await prerenderPage(path);
    expect(markup.match(/href="\/(?:portfolio|demos)\/[^"]*/g), path).toBeNull();
  }
});

it('a former address is lower case, without a trailing slash, and leads from no page to a page', () => {
  const isPage = (path: string) => pageAt(path) !== undefined || projectSlugAt(path) !== undefined;
  const wrong = Object.entries(formerAddresses).filter(
    ([from, to]) => !/^\/[^A-Z]*[^A-Z/]$/.test(from) || isPage(from) || !isPage(to.replace(/#.*/, '')),
  );
  expect(wrong, 'corrigez ces lignes de server/rules.ts').toEqual([]);
});

it('a page without its file is named, with the place that registers it', async () => {
  withModule<typeof import('../src/site/pages.ts')>('site/pages.ts', ({ pages: [page] }) => ({
    pages: [{ ...page, content: 'services/formation' }],
  }));
  const { readPageContents } = await import('../src/content/page-contents.ts');
  await expect(readPageContents()).rejects.toThrow(/site\/pages\.ts .*content\/services\/formation\.ts/);
});

it('each content module belongs to a page', () => {
  const known = new Set(records.map(({ content }) => `${content}.ts`));
  const contentFolder = new URL('../src/content/', import.meta.url);
  const folders = new Set(pages.map(({ content }) => dirname(content)));
  const written = [...folders].flatMap((folder) =>
    readdirSync(new URL(folder, contentFolder)).map((name) => `${folder}/${name}`),
  );
  expect(
    written.filter((file) => !known.has(file)),
    'inscrivez ces fichiers de content/ dans site/pages.ts, sous l’adresse qui finit comme leur nom',
  ).toEqual([]);
});

it('the breadcrumbs of a page lead from the home page to it', () => {
  for (const page of pages) {
    const trail = breadcrumbs(page.id);
    expect(trail[0]).toBe(pageOf('home'));
    expect(trail.at(-1)).toBe(page);
    expect(new Set(trail).size).toBe(trail.length);
  }
});

it('every page is in the navigation bar or the footer: none is an orphan', () => {
  const listed = new Set(
    [...mainNavigation, ...footerLists]
      .flatMap(({ page, children }) => [page, ...children])
      .concat(footerPages, legalPages),
  );
  expect(pages.filter((page) => !listed.has(page)).map(({ path }) => path)).toEqual([]);
});
