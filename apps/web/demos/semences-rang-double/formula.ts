import { dateOf, dayOf } from '../lib/days.ts';

export interface Region {
  readonly code: string;
  readonly name: string;
  /** Average day of the last spring frost. */
  readonly frost: number;
}

/**
 * Average dates of the last frost, published by MétéoMédia from Environment Canada's records: « Le Québec pas encore à l’abri
 * du gel » (May 3, 2018) and « Le Québec n’en a pas fini avec le gel » (the region's own town or its airport).
 */
export const regions: readonly Region[] = [
  { code: 'montreal', name: 'Montréal', frost: dayOf(4, 29) },
  { code: 'gatineau', name: 'Gatineau', frost: dayOf(4, 30) },
  { code: 'quebec', name: 'Québec', frost: dayOf(5, 8) },
  { code: 'rimouski', name: 'Rimouski', frost: dayOf(5, 18) },
  { code: 'saguenay', name: 'Saguenay', frost: dayOf(5, 22) },
  { code: 'sept-iles', name: 'Côte-Nord', frost: dayOf(5, 25) },
  { code: 'sherbrooke', name: 'Sherbrooke', frost: dayOf(5, 28) },
  { code: 'abitibi', name: 'Abitibi', frost: dayOf(6, 5) },
  { code: 'gaspe', name: 'Gaspé', frost: dayOf(6, 6) },
];

/** Earliest and latest dates of the last frost on the page, and the calendar that contains every sowing. */
export const frostRange = { first: dayOf(4, 19), last: dayOf(6, 20) } as const;
export const calendar = { first: dayOf(2, 1), last: dayOf(7, 25) } as const;

export interface Seed {
  readonly code: string;
  readonly name: string;
  /** Weeks from the last frost to the sowing; negative before it. */
  readonly sow: number;
  /** Weeks from the last frost to the planting outside, for seeds sown indoors. */
  readonly plant?: number;
  /** Length of the sowing period, in weeks. */
  readonly lasts: number;
}

/** The usual offsets on northern seed packets: hardy seeds resist frost, squash and maize need warm ground. */
const seeds: readonly Seed[] = [
  { code: 'poireau', name: 'Poireau', sow: -11, plant: -1, lasts: 3 },
  { code: 'pois', name: 'Pois', sow: -5, lasts: 3 },
  { code: 'radis', name: 'Radis', sow: -4, lasts: 5 },
  { code: 'betterave', name: 'Betterave', sow: -3, lasts: 5 },
  { code: 'courge', name: 'Courge', sow: -3, plant: 2, lasts: 2 },
  { code: 'mais', name: 'Maïs', sow: 1, lasts: 3 },
];

/** Sowing and planting days of each packet, for a last frost. */
export const sowingsOf = (frost: number) =>
  seeds.map((seed) => ({
    seed,
    sow: frost + seed.sow * 7,
    until: frost + (seed.sow + seed.lasts) * 7,
    plant: seed.plant === undefined ? undefined : frost + seed.plant * 7,
  }));
export type Sowing = ReturnType<typeof sowingsOf>[number];

/** The Sunday within three days of a day of the year. */
export function sundayNear(day: number, year: number): Date {
  const date = dateOf(day, year);
  const weekday = date.getUTCDay();
  date.setUTCDate(date.getUTCDate() + (weekday <= 3 ? -weekday : 7 - weekday));
  return date;
}

/**
 * The next Sunday on which to sow, and the names of its seeds; undefined once all is sown. From July on, it is in the next spring.
 * @param now the time in Quebec as if it were UTC
 */
export function nextSunday(sowings: readonly Sowing[], now: number) {
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  const year = today.getUTCFullYear() + (today.getUTCMonth() >= 6 ? 1 : 0);
  const sundays = sowings.map(({ seed, sow }) => ({ name: seed.name.toLowerCase(), day: sundayNear(sow, year) }));
  const [first] = sundays.filter(({ day }) => day >= today).sort((one, other) => Number(one.day) - Number(other.day));
  return first && { day: first.day, names: sundays.filter(({ day }) => +day === +first.day).map(({ name }) => name) };
}
