import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { publishedProjects } from '../../src/content/projects/projects.ts';
import { href } from '../../src/site/pages.ts';
import { hrefOfDemo, hrefOfProject } from '../../src/site/projects.ts';
import { plain } from '../support/plain.ts';
import { builtPageOf, builtPages, contentOf, textOf } from './site.ts';

it('the page of each project says, without scripts, who asked for what, what was decided, and where to write', () => {
  const silent = publishedProjects.flatMap(({ slug, title, client, problem, decision }) => {
    const path = hrefOfProject(slug);
    const document = builtPages.find((built) => built.path === path)?.document;
    if (!document) return [`${path}: no page in dist, build again`];
    const main = textOf(document.querySelector('main'));
    const heading = textOf(document.querySelector('h1'));
    return [
      ...(heading === plain(title) ? [] : [`${path}: its heading is « ${heading} », not its title`]),
      ...(document.querySelector(`main a[href="${href('contact')}"]`) ? [] : [`${path}: no link to the contact`]),
      ...[client, problem, decision]
        .filter((text) => !main.includes(plain(text)))
        .map((text) => `${path}: its page lacks « ${text.slice(0, 60)} »`),
    ];
  });
  expect(silent).toEqual([]);
});

it('each delivered project has one ring in the log of the home page; an unfinished one has none', () => {
  const { document } = builtPageOf('home');
  const rings = document.querySelectorAll('[data-drawing=accueil] a').map((link) => link.getAttribute('href'));
  expect(rings).toEqual(publishedProjects.filter(({ status }) => !status).map(({ slug }) => hrefOfProject(slug)));
});

it('each demonstration that is a screen has a heading and a named drawing', () => {
  // `demos.test.ts` finds the link back; `e2e/pages.spec.ts` sees that the drawing loads.
  const screens = publishedProjects.filter(({ website }) => website === 'screen');
  const faults = screens.flatMap(({ slug, title, alt }) => {
    const file = `${hrefOfDemo(slug)}.html`;
    const document = parse(contentOf(file).toString());
    const heading = textOf(document.querySelector('h1'));
    const named = document
      .querySelectorAll('img, [role=img]')
      .map((one) => plain(one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? ''));
    return [
      ...(heading.includes(plain(title)) ? [] : [`${file}: its heading « ${heading} » lacks « ${title} »`]),
      ...(named.some((name) => name.includes(plain(alt))) ? [] : [`${file}: no drawing is named « ${alt} »`]),
    ];
  });
  expect(faults).toEqual([]);
});
