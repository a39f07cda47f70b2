/** A limit, and why it stands where it stands. */
interface Limit {
  readonly max: number;
  readonly because: string;
}

/** Thousands of bytes of Brotli bodies at load, empty cache. Headers count in the total, not here: HTTP/2 compresses them. */
export const kilobytes = {
  html: { max: 14, because: 'ten packets of 1,460 bytes: what a server may send before the first acknowledgement' },
  css: {
    max: 12,
    because: 'it blocks the first paint; every page needs tokens, frame and its own sections, and no more',
  },
  js: {
    max: 90,
    because: 'React alone is 59 kB and the router brings it to 71: a page has 19 kB for all of its behaviour',
  },
  font: { max: 32, because: 'two fonts, cut to French and to the weights that are used, are 31 kB' },
} as const satisfies Record<string, Limit>;

export interface PageLimits {
  /** Thousands of bytes, after a scroll to the bottom. */
  readonly total: Limit;
  /** After a scroll to the bottom. */
  readonly requests: Limit;
}

export const homeLimits: PageLimits = {
  // Aim: 170. Over HTTP/1.1 a dozen files carry 13 kB of uncompressed headers, and the five pictures weigh 36 kB.
  total: { max: 192, because: 'the home page shows two pictures of models and three of projects' },
  requests: { max: 12, because: 'HTML, CSS, script, two fonts and its pictures' },
};

export const innerLimits: PageLimits = {
  // Aim: 150, exceeded by the one page that shows the picture of a 3D sample.
  total: { max: 152, because: 'with 150 kB a view emits 0.022 g, half of what earns an A+' },
  requests: { max: 10, because: 'each request costs a slow phone a round trip, and EcoIndex a point and a half' },
};

/** Elements of the document; what is inside a drawing is not counted, as EcoIndex does not. */
export const elements = {
  any: { max: 600, because: 'beyond it EcoIndex is no longer an A, and a cheap phone feels every style change' },
  // Aim: 385.
  median: { max: 420, because: 'the half of our pages that are shortest keep the average visit light' },
} as const satisfies Record<string, Limit>;

/** Grams of CO2 equivalent of a view, Sustainable Web Design 4. Aim: 0.025, exceeded by the home page alone. */
export const grams: Limit = { max: 0.029, because: 'an A+ asks for 0.040; an agency that sells sobriety does better' };

/** EcoIndex scores: the least, not the most. */
export const ecoIndexFloor = {
  any: { min: 70, because: 'a B for the longest page' },
  // Aim: 80.
  median: { min: 78, because: 'an A for half of the pages or more' },
} as const;

/** Share of the words of a page that are there without JavaScript. */
export const wordsWithoutScript = {
  min: 0.9,
  because: 'JavaScript is an upgrade: only results of calculators may be missing',
};
