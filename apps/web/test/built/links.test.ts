import { serviceTypes } from '@agency/shared/contact';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { buildCorpus, publishedPages } from '../../faq/corpus.ts';
import { siteUrl } from '../../src/site/agency.ts';
import { href } from '../../src/site/pages.ts';
import { builtPages, demoFiles, demoPages, files, htmlFiles, ownAddress, textOf } from './site.ts';

/** Ids of the elements of each page, by path. */
const anchors = new Map(
  builtPages.map(({ path, document }) => [path, new Set(document.querySelectorAll('[id]').map(({ id }) => id))]),
);

/** Every link of every page: its element, its address, and where that leads on this site. */
const links = builtPages.flatMap(({ file, path, document }) =>
  document.querySelectorAll('a[href]').map((link) => {
    const address = link.getAttribute('href') ?? '';
    return { file, path, link, address, own: ownAddress(address, path) };
  }),
);

function problemOf(address: string, from: string): string | undefined {
  const url = ownAddress(address, from);
  if (!url)
    return /^(?:https:\/\/|mailto:.+@|tel:\+\d+$)/.test(address)
      ? undefined
      : 'ni une page du site, ni une adresse valide';
  const ids = anchors.get(url.pathname);
  if (!ids) {
    if (htmlFiles.includes(`${url.pathname}.html`)) return 'page sans adresse à elle';
    return files.has(url.pathname) || demoFiles.includes(`${url.pathname}.html`) ? undefined : 'page introuvable';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || ids.has(anchor) ? undefined : 'aucune section de cette page n’a cet id';
}

it.each(builtPages)('every link of $file has an existing target', ({ file }) => {
  const broken = links.flatMap(({ address, ...from }) => {
    const problem = from.file === file && problemOf(address, from.path);
    return problem ? [`${address}\u00a0: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

it('every answer of the bot links to an existing part of a page', async () => {
  const { entries } = buildCorpus(await publishedPages());
  const broken = entries.flatMap(({ question, page, fragment }) => {
    const address = href(page, undefined, fragment);
    const problem = problemOf(address, '/');
    return problem ? [`${question} ${address}\u00a0: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

it('links use the canonical address: no trailing slash, no .html, no host', () => {
  const canonical = /^(?:#|\/$|\/[?#]|\/(?!.*\.html)[^?#]*[^/?#](?:[?#]|$))/;
  const odd = links.filter(({ address, own }) => own && !canonical.test(address));
  expect(odd.map(({ file, address }) => `${file}: ${address}`)).toEqual([]);
});

it('links that open a new tab announce it, and have noopener', () => {
  const silent = links
    .filter(({ link }) => link.getAttribute('target') === '_blank')
    .map(({ file, link }) => [file, link.getAttribute('aria-label') ?? textOf(link), link.getAttribute('rel') ?? ''])
    .filter(([, name = '', rel = '']) => !/nouvel onglet/.test(name) || !/\bnoopener\b/.test(rel));
  expect(silent).toEqual([]);
});

describe('of each document', () => {
  it.each([...builtPages, ...demoPages])('$file, links with one name lead to one address', ({ document, path }) => {
    const targets = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll('a')) {
      const seen = link.clone() as HTMLElement;
      for (const hidden of seen.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      const name = (link.getAttribute('aria-label') ?? textOf(seen)).toLowerCase();
      const address = new URL(link.getAttribute('href') ?? '', siteUrl + path).href;
      targets.set(name, (targets.get(name) ?? new Set()).add(address));
    }
    expect([...targets].filter(([name, addresses]) => name === '' || addresses.size > 1)).toEqual([]);
  });

  it.each([...builtPages, ...demoPages])('$file, the first link skips to the content', ({ document }) => {
    const address = document.querySelector('a[href]')?.getAttribute('href') ?? '';
    expect(address).toMatch(/^#./);
    expect(document.querySelector(address)).not.toBeNull();
  });
});

it('a service named in a link to the contact form is an option of the form', () => {
  const codes: readonly string[] = serviceTypes.map(({ code }) => code);
  const unknown = links.flatMap(({ file, own }) => {
    const service = own?.searchParams.get('service');
    return service && !codes.includes(service) ? [`${file}: ${service}`] : [];
  });
  expect(unknown).toEqual([]);
});

it('nothing links to a host that is reserved for examples, except this site’s own', () => {
  const reserved = links.filter(({ address, own }) => {
    const url = own ? null : URL.parse(address);
    return url?.protocol.startsWith('http') && /(?:^|\.)(?:example|test|invalid)$/.test(url.hostname);
  });
  expect(reserved.map(({ file, address }) => `${file}: ${address}`)).toEqual([]);
});
