import { gramLimits, pageLimits } from '../../src/site/limits.ts';
import type { AnyPage } from '../../src/site/pages.ts';

/** A limit, 8 to 10 % above the measured values, so that an ordinary edit passes; its reason, and the remedy. */
interface Limit {
  readonly max: number;
  readonly because: string;
}

/** Thousands of bytes of Brotli bodies. Headers count in the totals, not here: HTTP/2 compresses them. */
const css: Limit = {
  max: 14,
  because:
    'it blocks the first paint; 9.5 kB are tokens and frame: look for a kind of section that a page no longer needs',
};
const fonts: Limit = {
  max: 23,
  because:
    'two fonts, cut to French, to the weights that are used, to what titles say and to the pairs that words hold',
};
const interaction: Limit = {
  max: 113,
  because:
    'React and the router are 72 kB of the 105 that the heaviest page loads; to shrink it, import() what opens later',
};
const html = (max: number): Limit => ({
  max,
  because:
    'a server sends about ten packets of 1,460 bytes before the first acknowledgement: split the page, or cut text',
});

export interface PageLimits {
  readonly html: Limit;
  readonly css: Limit;
  readonly fonts: Limit;
  /** Scripts of the first interaction that needs React. Before it a page loads none. */
  readonly interaction: Limit;
  /** Thousands of bytes of a cold load without interaction. */
  readonly total: Limit;
  /** The same after a scroll to the bottom, with lazy pictures. */
  readonly scrolled: Limit;
  /** After a scroll to the bottom. */
  readonly requests: Limit;
}

export const homeLimits: PageLimits = {
  html: html(19),
  css,
  fonts,
  interaction,
  total: {
    max: pageLimits.home.atLoad,
    because: 'the lightest services page measured elsewhere is 48 kB: shorten the page, or simplify its drawing',
  },
  scrolled: {
    max: pageLimits.home.scrolled,
    because: 'the home page shows two pictures of models and three of projects: take one out for one that comes in',
  },
  requests: { max: 11, because: 'HTML, two sheets, two fonts and its pictures: each new picture replaces one' },
};

export const innerLimits: PageLimits = {
  html: html(17),
  css,
  fonts,
  interaction,
  total: {
    max: pageLimits.other.atLoad,
    because: 'with 57 kB a view emits 0.0084 g, a fifth of what earns an A+: shorten the page, or simplify its drawing',
  },
  scrolled: {
    max: pageLimits.other.scrolled,
    because: 'nothing heavy waits further down: shrink a picture, or cut text',
  },
  requests: { max: 10, because: 'each request costs a slow phone a round trip, and EcoIndex a point and a half' },
};

/** The limits of a page of the site. */
export function limitsOf(page: AnyPage): PageLimits {
  if (page.kind === 'project') return projectLimits;
  if (page.id === 'home') return homeLimits;
  if (page.id === 'portfolio') return portfolioLimits;
  return innerLimits;
}

/** Thousands of bytes at load, for the lighter half of our pages. */
export const medianTotal: Limit = {
  max: 50,
  because: 'fonts take 21 of them, rules 9 and headers 3.5; the rest is text and a drawing, which simpler paths shrink',
};

/** Bytes of the inline scripts that every page has, Brotli. */
export const inlineScriptLimit: Limit = {
  max: 2_450,
  because:
    'menus, theme and the loading of React come with every document: give a new behaviour to the page that shows it (ADR 0011)',
};

/** Thousands of bytes of the PDF reader. No page or first interaction loads it; a button that announces its weight does. */
export const pdfReaderLimit: Limit = {
  max: 440,
  because: 'it is the whole of pdf.js, for a worker that can send nothing: docs/adr/0014 says what was left out',
};

/** A project's page: its own picture, and those of three others further down. */
export const projectLimits: PageLimits = {
  ...innerLimits,
  total: {
    max: pageLimits.project.atLoad,
    because: 'the picture is what the page is for: draw it lighter (npm run media)',
  },
  scrolled: {
    max: pageLimits.project.scrolled,
    because: 'three small pictures further down: draw a lighter one (npm run media)',
  },
  requests: { max: 12, because: 'four pictures more than a page of text: each new one replaces another' },
};

/** The portfolio: 38 lazy pictures of 6 kB at most, which are the page's content. */
export const portfolioLimits: PageLimits & {
  readonly grams: Limit;
  readonly elements: Limit;
  readonly ecoIndex: number;
} = {
  html: html(17),
  css,
  fonts,
  interaction,
  total: {
    max: pageLimits.portfolio.atLoad,
    because: 'a browser on a desk fetches the pictures of the next screens ahead; one on a phone has 64',
  },
  scrolled: {
    max: pageLimits.portfolio.scrolled,
    because: 'every picture was seen: draw the new ones lighter (npm run media)',
  },
  requests: { max: 52, because: 'a request for each picture that is seen: with more projects, raise it by one each' },
  grams: {
    max: gramLimits.portfolio,
    because: 'the whole portfolio, seen to its end: draw lighter pictures (npm run media)',
  },
  elements: {
    max: pageLimits.portfolio.elements,
    because: 'nine elements a card, and the frame: with more projects, raise it by nine each',
  },
  ecoIndex: 55,
};

/** Elements of the document, without the inside of drawings, as in EcoIndex. */
export const elements = {
  any: {
    max: pageLimits.other.elements,
    because:
      'beyond it a cheap phone feels every style change: drop wrappers, or split the page (one lists all others, another has four tools)',
  },
  median: {
    max: 232,
    because: 'it keeps the average visit light, pages of projects included: look for a wrapper in what all pages share',
  },
  medianOfOwn: {
    max: 430,
    because: 'without the pages of projects; the frame takes 141 of them: let a new part replace a wrapper',
  },
} as const satisfies Record<string, Limit>;

/** Grams of CO2 equivalent, Sustainable Web Design 4: for a cold load without interaction, and for one scrolled to the bottom. */
export const grams = {
  total: { max: gramLimits.atLoad, because: 'an A+ asks for 0.040; an agency that sells sobriety does better' },
  scrolled: {
    max: gramLimits.scrolled,
    because: 'the home page and its five pictures; any other page emits what its load does',
  },
} as const satisfies Record<string, Limit>;

/** EcoIndex scores: minimum instead of maximum. */
export const ecoIndexFloor = {
  any: { min: 70, because: 'a B for the longest page: fewer elements, requests or bytes, in this order' },
  median: { min: 80, because: 'an A for half of the pages or more: fewer elements in what all pages share' },
} as const;

/** Share of the words of a page that are visible without JavaScript. */
export const wordsWithoutScript = {
  min: 0.9,
  because: 'JavaScript is an upgrade: only results of calculators may be missing',
};
