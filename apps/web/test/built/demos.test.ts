import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import home from '../../src/content/pages/accueil.ts';
import { projects } from '../../src/content/projects/projects.ts';
import { isDemonstration } from '../../src/site/agency.ts';
import { hasInteractiveDemo, hrefOfDemo, hrefOfProject } from '../../src/site/projects.ts';
import { createFrenchLint, type FrenchLint } from '../french/lint.ts';
import { readablesOf } from '../french/readable.ts';
import { sectionOf } from '../support/section-of.ts';
import { builtPageOf, builtPages, contentOf, demoFiles, demoPages, interactiveDemos } from './site.ts';

/** Maximum size of a demo's script, minified and not compressed. React alone would take fifteen times as much. */
const scriptLimit = 12_000;

const sources = fileURLToPath(new URL('../../demos/', import.meta.url));

let lint: FrenchLint;
beforeAll(async () => {
  lint = await createFrenchLint();
});

it('each folder of demos/ belongs to a project with a description of its demo, and vice versa', () => {
  const folders = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !['lib', 'screens'].includes(name))).toEqual(
    interactiveDemos.map(({ slug }) => slug).sort(),
  );
  const silent = projects.filter((project) => hasInteractiveDemo(project) !== (project.demo !== undefined));
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it('« Visiter le site » links to an interactive demo, « Voir l’écran en grand » to the others', () => {
  const labels = new Map(
    builtPages.flatMap(({ document }) =>
      document
        .querySelectorAll('article a[href^="/demos/"]')
        .map((link) => [`${link.getAttribute('href')}.html`, link.textContent] as const),
    ),
  );
  expect([...labels.keys()].sort()).toEqual([...demoFiles].sort());
  for (const [file, label] of labels) {
    const isInteractive = interactiveDemos.some((demo) => demo.file === file);
    expect(label, file).toMatch(isInteractive ? /^Visiter le site/ : /^Voir l’écran en grand/);
  }
});

it('each project of the home page says what its interactive demo does, and « Essayer » leads to it', ({ skip }) => {
  skip(!home.sections.some(({ kind }) => kind === 'portfolio-teaser'));
  const links = builtPageOf('home').document.querySelectorAll('[data-overlay] a[href^="/demos/"]');
  const { projects: shown, demo } = sectionOf(home, 'portfolio-teaser');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    shown.map(({ project, gesture }) => [hrefOfDemo(project.slug), `${gesture} ${demo.play}`]),
  );
});

it.each(demoPages)('$file is identified as a demo, for people and for search engines', ({ file, document }) => {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelectorAll('main')).toHaveLength(1);
  const notice = document.querySelector('.notice')?.textContent;
  expect(notice?.includes('Site de démonstration\u00a0: ')).toBe(isDemonstration);
  const slug = file.replace(/^.*\/|\.html$/g, '');
  expect(document.querySelector('.notice a')?.getAttribute('href')).toBe(hrefOfProject(slug));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

describe('an interactive demo', () => {
  it.each(interactiveDemos)('$slug: its script is small, and cannot store or send data', ({ script }) => {
    const code = contentOf(script).toString();
    expect(Buffer.byteLength(code), 'share code in demos/lib, or draw less').toBeLessThanOrEqual(scriptLimit);
    expect(code).not.toMatch(
      /\b(?:fetch|XMLHttpRequest|sendBeacon|WebSocket|localStorage|sessionStorage|indexedDB|cookie)\b/,
    );
  });

  it.each(interactiveDemos)('$slug: without its script, it shows no control, which would not work', ({ html }) => {
    const useless = parse(html)
      .querySelectorAll('main :is(button, input, select)')
      .filter((control) => !control.closest('.live, [hidden]'))
      .map((control) => `put ${control.outerHTML.slice(0, 60)} in an element of class « live »`);
    expect(useless).toEqual([]);
  });

  it.each(interactiveDemos)('$slug: is in French, including the worked example', ({ html }) => {
    const document = parse(html);
    expect(document.querySelector('.still')?.textContent).toMatch(/script/);
    for (const out of document.querySelectorAll('main [data-out]')) expect(out.textContent).not.toBe('');
    expect(lint(readablesOf(html))).toEqual([]);
  });
});
