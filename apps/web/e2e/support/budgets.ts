import { publishedProjects } from '../../src/content/projects/projects.ts';
import { gramLimits, pageLimits } from '../../src/site/limits.ts';
import type { AnyPage } from '../../src/site/pages.ts';

/** A limit, as far above the measured values as those of `site/limits.ts`. `because` gives its reason and the remedy. */
const limit = (max: number, because: string) => ({ max, because });

const html = (max: number) =>
  limit(
    max,
    'a server sends about ten packets of 1,460 bytes before the first acknowledgement: split the page, or shorten its text',
  );

/** Thousands of bytes of Brotli bodies. Headers count in the totals, not in the kinds: HTTP/2 compresses them. */
const innerLimits = {
  html: html(17),
  css: limit(
    16.5,
    'sheets block the first paint, and all pages share one: use a primitive of ui/ or blocks/ in place of rules of your own',
  ),
  fonts: limit(
    23,
    'two fonts, subset to French, their weights, the characters of titles and the kerning pairs of the text: drop a character',
  ),
  /** Scripts of the first interaction that needs React. Before it a page loads none. */
  interaction: limit(111, 'React and the router are most of it: import() what opens later'),
  /** Thousands of bytes of a cold load without interaction. */
  total: limit(
    pageLimits.other.atLoad,
    'a view of this weight emits a fifth of the limit for an A+: shorten the page, or simplify its drawing',
  ),
  /** Thousands of bytes after a scroll to the bottom, with lazy pictures. */
  scrolled: limit(pageLimits.other.scrolled, 'lazy content must be light too: shrink a picture, or shorten the text'),
  /** Number of requests after a scroll to the bottom. */
  requests: limit(
    10,
    'each request costs a slow phone a round trip, and the EcoIndex 1.5 points: combine or remove files',
  ),
};

const homeLimits = {
  ...innerLimits,
  html: html(19),
  total: limit(pageLimits.home.atLoad, 'the first page that most visitors load: shorten it, or simplify its drawing'),
  scrolled: limit(
    pageLimits.home.scrolled,
    'the site’s sheet, two pictures of models and three of projects: replace a picture instead of adding one',
  ),
  requests: limit(11, 'HTML, a sheet, two fonts and pictures: replace a picture instead of adding one'),
};

/** The limits of a page of the site. */
export function limitsOf(page: AnyPage): typeof innerLimits {
  if (page.kind === 'project') return projectLimits;
  if (page.id === 'home') return homeLimits;
  if (page.id === 'portfolio') return portfolioLimits;
  return innerLimits;
}

/** Thousands of bytes at load, for the lighter half of our pages. */
export const medianTotal = limit(
  53,
  'beyond the fonts and the shared sheet, a page is text and a drawing: simplify the drawing',
);

/** Bytes of the inline scripts of every page, with Brotli. */
export const inlineScriptLimit = limit(
  2_450,
  'every document contains these scripts (menus, theme, loading of React): define a new behaviour only in pages that show it (ADR 0011)',
);

/** Thousands of bytes of the PDF reader. No page or first interaction loads it; a button that announces its weight does. */
export const pdfReaderLimit = limit(440, 'the worker contains all of pdf.js: docs/adr/0014 lists what can be excluded');

/** A project's page: its own picture, and those of three other projects below. */
const projectLimits = {
  ...innerLimits,
  total: limit(pageLimits.project.atLoad, 'the picture is the main content: make it lighter (npm run media)'),
  scrolled: limit(
    pageLimits.project.scrolled,
    'the page has three more small pictures: make one lighter (npm run media)',
  ),
  requests: limit(12, 'four pictures more than a page of text: replace a picture instead of adding one'),
};

/** The portfolio: a lazy picture for each project, which are the page's content. */
export const portfolioLimits = {
  ...innerLimits,
  total: limit(
    pageLimits.portfolio.atLoad,
    'a desktop browser prefetches the pictures of the next screens: make the first pictures lighter',
  ),
  scrolled: limit(pageLimits.portfolio.scrolled, 'all pictures are loaded: make the new ones lighter (npm run media)'),
  requests: limit(publishedProjects.length + 14, 'a picture for each project: remove another file'),
  grams: limit(gramLimits.portfolio, 'all pictures of the portfolio: make them lighter (npm run media)'),
  elements: limit(
    pageLimits.portfolio.elements,
    'nine elements per card, and the frame: raise it by nine for each new project (site/limits.ts)',
  ),
  ecoIndex: 55,
};

/** Elements of the document, without the inside of drawings, as in EcoIndex. */
export const elements = {
  any: limit(
    pageLimits.other.elements,
    'beyond it, style changes are slow on a cheap phone: remove wrappers, or split the page',
  ),
  median: limit(
    232,
    'it keeps the average visit light, including pages of projects: remove a wrapper that all pages have',
  ),
  medianOfOwn: limit(430, 'without the pages of projects: remove a wrapper for each new part'),
};

/** Grams of CO2 equivalent, Sustainable Web Design 4: for a cold load without interaction, and for one scrolled to the bottom. */
export const grams = {
  total: limit(
    gramLimits.atLoad,
    'an A+ requires 0.040, and an agency that sells restraint must do better: lighten the page',
  ),
  scrolled: limit(
    gramLimits.scrolled,
    'the home page has five pictures; other pages emit no more than at load: lighten the pictures',
  ),
};

/** EcoIndex scores: minimum instead of maximum. */
export const ecoIndexFloor = {
  any: { min: 70, because: 'a B for the longest page: reduce elements, requests or bytes, in this order' },
  median: { min: 80, because: 'an A for at least half of the pages: reduce the elements that all pages have' },
} as const;

/** Share of the words of a page that are visible without JavaScript. */
export const textWithoutScript = {
  min: 0.9,
  because: 'JavaScript is an enhancement: only results of calculators may be missing',
};
