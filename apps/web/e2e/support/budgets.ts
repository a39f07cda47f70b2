/** A limit, and why it stands where it stands. */
interface Limit {
  readonly max: number;
  readonly because: string;
}

/** Thousands of bytes of Brotli bodies at load, empty cache. Headers count in the total, not here: HTTP/2 compresses them. */
export const kilobytes = {
  html: {
    max: 15,
    because: 'about ten packets of 1,460 bytes: what a server may send before the first acknowledgement',
  },
  css: {
    max: 12,
    because: 'it blocks the first paint; every page needs tokens, frame and its own sections, and no more',
  },
  js: {
    max: 100,
    because:
      'React alone is 59 kB and the router brings it to 71: sections, what features share and the page’s own have 27 kB',
  },
  font: { max: 32, because: 'two fonts, cut to French and to the weights that are used, are 31 kB' },
} as const satisfies Record<string, Limit>;

export interface PageLimits {
  /** Thousands of bytes of a cold load that nobody touches. */
  readonly total: Limit;
  /** The same after a scroll to the bottom: with the pictures that wait for it. */
  readonly scrolled: Limit;
  /** After a scroll to the bottom. */
  readonly requests: Limit;
}

export const homeLimits: PageLimits = {
  total: { max: 165, because: 'what a first visitor waits for is no more than on any other page' },
  // Over HTTP/1.1 a dozen files carry 13 kB of uncompressed headers, and the five pictures weigh 29 to 36 kB.
  scrolled: { max: 206, because: 'the home page shows two pictures of models and three of projects' },
  requests: { max: 18, because: 'HTML, CSS, script, two fonts and its pictures' },
};

export const innerLimits: PageLimits = {
  total: { max: 165, because: 'with 165 kB a view emits 0.024 g, less than two thirds of what earns an A+' },
  scrolled: { max: 165, because: 'nothing heavy waits further down' },
  requests: { max: 12, because: 'each request costs a slow phone a round trip, and EcoIndex a point and a half' },
};

/** The portfolio: 38 pictures of 6 kB at most, which wait for the reader, and which are what the page is for. */
export const portfolioLimits: PageLimits & {
  readonly grams: Limit;
  readonly elements: Limit;
  readonly ecoIndex: number;
} = {
  total: { max: 225, because: 'a browser fetches the pictures of the next screens ahead' },
  scrolled: { max: 480, because: 'every picture was seen; with the scripts at the first act only, it will be 400' },
  requests: { max: 55, because: 'a request for each picture that is seen' },
  grams: { max: 0.07, because: 'the whole portfolio, seen to its end' },
  elements: { max: 650, because: 'nine elements a card, and the frame' },
  ecoIndex: 55,
};

/** Elements of the document; what is inside a drawing is not counted, as EcoIndex does not. */
export const elements = {
  any: { max: 600, because: 'beyond it EcoIndex is no longer an A, and a cheap phone feels every style change' },
  median: { max: 385, because: 'the half of our pages that are shortest keep the average visit light' },
} as const satisfies Record<string, Limit>;

/** Grams of CO2 equivalent, Sustainable Web Design 4: of a cold load that nobody touches, and of one scrolled to the bottom. */
export const grams = {
  total: { max: 0.025, because: 'an A+ asks for 0.040; an agency that sells sobriety does better' },
  scrolled: { max: 0.031, because: 'the home page and its five pictures; any other page emits what its load does' },
} as const satisfies Record<string, Limit>;

/** EcoIndex scores: the least, not the most. */
export const ecoIndexFloor = {
  any: { min: 70, because: 'a B for the longest page' },
  median: { min: 80, because: 'an A for half of the pages or more' },
} as const;

/** Share of the words of a page that are there without JavaScript. */
export const wordsWithoutScript = {
  min: 0.9,
  because: 'JavaScript is an upgrade: only results of calculators may be missing',
};
