import fc from 'fast-check';

/** The shapes of monthly sales. */
export const families = [
  'level',
  'line',
  'additive season',
  'multiplicative season',
  'step',
  'outlier',
  'change of slope',
  'intermittent',
  'closed months',
  'negative',
  'random walk',
  'autoregression',
  'two steps',
  'late bend',
  'growth in percent',
  'outliers',
  'small counts',
] as const;
/** `plateaus` is counted apart: nothing forecasts the changes of a rent. */
export type Family = (typeof families)[number] | 'plateaus';

export const seasonalFamilies: readonly Family[] = ['additive season', 'multiplicative season', 'closed months'];

export interface Generated {
  readonly family: Family;
  /** Months given to the forecast. */
  readonly sales: readonly number[];
  /** The three months that follow. */
  readonly next: readonly number[];
  /** Standard deviation of the noise, as a share of the sales. */
  readonly noise: number;
}

/** Number of months after the series. */
const AHEAD = 3;

const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1_000_000 }).map((part) => min + ((max - min) * part) / 1_000_000);

/** A normally distributed number (Box–Muller). */
const normal = fc
  .tuple(between(1e-6, 1), between(0, 1))
  .map(([radius, angle]) => Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * angle));

/** All random choices of a series; each family uses some of them. */
const choices = fc.record({
  months: fc.integer({ min: 6, max: 36 }),
  level: between(1, 4).map((power) => 10 ** power),
  /** Change per month, as a share of the level. */
  slope: between(-0.02, 0.06),
  other: between(-0.02, 0.06),
  /** Place of a change or an outlier, from 0 to 1. */
  place: between(0, 1),
  /** Size of a step, an outlier. */
  size: between(0.5, 2),
  down: fc.boolean(),
  amplitude: between(0.2, 0.6),
  peak: fc.integer({ min: 0, max: 11 }),
  /** A smooth season, or one strong month. */
  christmas: fc.boolean(),
  often: between(0.2, 0.6),
  sold: fc.array(between(0, 1), { minLength: 39, maxLength: 39 }),
  sizes: fc.array(between(0.5, 1.5), { minLength: 39, maxLength: 39 }),
  closed: fc.integer({ min: 1, max: 5 }),
  /** Change per month of a growth in percent, and of a late bend. */
  growth: between(-0.04, 0.08),
  rise: between(0.03, 0.1),
  /** Months since a late bend. */
  since: fc.integer({ min: 4, max: 12 }),
  /** Share of a deviation that the next month keeps. */
  memory: between(0.4, 0.9),
  /** Mean of small counts. */
  few: between(0.7, 8),
  noise: between(0, 0.3),
  noises: fc.array(normal, { minLength: 39, maxLength: 39 }),
});

type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

/** The month of a change: at least three months before it and after it. */
const changeAt = ({ months, place }: Choices) => 3 + Math.round(place * (months - 6));

const season = ({ peak, christmas, amplitude }: Choices, month: number) => {
  const apart = (month - peak + 48) % 12;
  return christmas ? (apart === 0 ? 3 * amplitude : 0) : amplitude * Math.cos((2 * Math.PI * apart) / 12);
};

/** An autoregressive sum of random shocks; with a memory of 1, a random walk. */
const wander = ({ noises }: Choices, month: number, memory: number) =>
  noises.slice(0, month + 1).reduce((sum, chance) => sum * memory + chance, 0);

/** A Poisson number, by inversion. */
function count(mean: number, chance: number): number {
  let [value, part, sum] = [0, Math.exp(-mean), Math.exp(-mean)];
  while (sum < chance && value < 100) {
    value += 1;
    part *= mean / value;
    sum += part;
  }
  return value;
}

/** Families that are random themselves. No noise is added to them. */
const chances: readonly Family[] = ['random walk', 'autoregression', 'small counts', 'plateaus'];

/** The sales without noise. */
const truth: Readonly<Record<Family, (chosen: Choices, month: number) => number>> = {
  level: ({ level }) => level,
  line: ({ level, slope }, month) => level * (1 + slope * month),
  'additive season': (chosen, month) => chosen.level * (1 + chosen.slope * 0.3 * month + season(chosen, month)),
  'multiplicative season': (chosen, month) => chosen.level * (1 + chosen.slope * month) * (1 + season(chosen, month)),
  step: (chosen, month) =>
    chosen.level * (month < changeAt(chosen) ? 1 : chosen.down ? 1 / (1 + chosen.size) : 1 + chosen.size),
  outlier: (chosen, month) =>
    chosen.level * (month === Math.floor(chosen.place * chosen.months) ? (chosen.down ? 0.1 : 1 + 2 * chosen.size) : 1),
  'change of slope': (chosen, month) =>
    chosen.level *
    (1 + chosen.slope * Math.min(month, changeAt(chosen)) + chosen.other * Math.max(0, month - changeAt(chosen))),
  intermittent: ({ level, often, sold, sizes }, month) =>
    (sold[month] ?? 0) < often ? level * (sizes[month] ?? 1) : 0,
  'closed months': ({ level, peak, closed }, month) => ((month - peak + 48) % 12 < closed ? 0 : level),
  negative: ({ level, slope, size }, month) => level * (slope * 2 * month - size),
  'random walk': (chosen, month) => chosen.level * Math.exp((chosen.noise / 2) * wander(chosen, month, 1)),
  autoregression: (chosen, month) =>
    chosen.level * (1 + chosen.noise * Math.sqrt(1 - chosen.memory ** 2) * wander(chosen, month, chosen.memory)),
  'two steps': (chosen, month) => {
    const [first, second] = [Math.ceil(chosen.months / 4), Math.ceil(chosen.months / 2)].map(
      (from) => from + Math.round(chosen.place * (chosen.months / 4)),
    ) as [number, number];
    const up = chosen.down ? 1 / (1 + chosen.size) : 1 + chosen.size;
    return chosen.level * (month < first ? 1 : month < second ? up : chosen.christmas ? up ** 2 : up ** 0.3);
  },
  'late bend': (chosen, month) =>
    chosen.level * (1 + chosen.rise * Math.max(0, month - Math.max(2, chosen.months - 1 - chosen.since))),
  'growth in percent': ({ level, growth }, month) => level * (1 + growth) ** month,
  outliers: (chosen, month) => {
    // One outlier a year, in different calendar months. In the same calendar month, they would be a season.
    const places = [0, 1, 2].map((year) => year * 12 + ((Math.floor(chosen.place * 12) + 5 * year) % 12));
    return chosen.level * (places.includes(month) ? ((chosen.sizes[month] ?? 1) < 1 ? 0.1 : 1 + 2 * chosen.size) : 1);
  },
  'small counts': ({ few, sold }, month) => count(few, sold[month] ?? 0),
  // A rent or a subscription: the same figure until it changes.
  plateaus: ({ level, often, sold, sizes }, month) => {
    const changed = sold.slice(0, month + 1).findLastIndex((chance) => chance < often);
    return level * (sizes[Math.max(0, changed)] ?? 1);
  },
};

/**
 * A series of one family, 6 to 36 months long, with noise from 0 to 30 %.
 * @param isClear 12 months or more, and noise up to 5 %
 */
export const seriesOf = (family: Family, isClear = false): fc.Arbitrary<Generated> =>
  fc.noBias(choices).map((any) => {
    const months = isClear || family === 'two steps' ? Math.max(12, any.months) : any.months;
    const chosen = { ...any, months, noise: isClear ? any.noise / 6 : any.noise };
    const all = Array.from({ length: chosen.months + AHEAD }, (_, month) => {
      const value = truth[family](chosen, month);
      const noise = chances.includes(family) ? 0 : chosen.noise;
      const noisy = value + noise * Math.abs(value) * (chosen.noises[month] ?? 0);
      return Math.round((family === 'negative' ? noisy : Math.max(0, noisy)) * 10) / 10;
    });
    return { family, noise: chosen.noise, sales: all.slice(0, chosen.months), next: all.slice(chosen.months) };
  });

/** A shop's sales from January on, with its Christmas. */
const christmas = [0.6, 0.6, 0.7, 0.75, 0.8, 0.8, 0.75, 0.8, 0.9, 1, 1.5, 2.6] as const;

/** What happens to a shop: the factor of each month, and the first month to which it happens. */
export type Event = (
  months: number,
  place: number,
) => { readonly at: number; readonly factor: (month: number) => number };

/**
 * A shop to which something happens, with noise up to 7.5 %.
 * @param lengths possible numbers of months; the first one is a January
 * @param isSeasonal whether it has a Christmas; without it, all its months are alike
 */
export const shopOf = (lengths: readonly number[], isSeasonal: boolean, event: Event) =>
  fc.noBias(choices).map(({ peak, place, level, noise, noises }) => {
    const months = lengths[peak % lengths.length] ?? 0;
    const { at, factor } = event(months, place);
    const all = noises.slice(0, months + AHEAD).map((chance, month) => {
      const usual = isSeasonal ? (christmas[month % 12] ?? 0) : 1;
      return Math.round(10 * level * usual * factor(month) * (1 + (noise / 4) * chance)) / 10;
    });
    return { at, level, sales: all.slice(0, months), next: all.slice(months) };
  });
