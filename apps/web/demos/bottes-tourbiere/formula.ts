import { clamp } from '../lib/numbers.ts';

export const places = ['instep', 'ankle', 'calf'] as const;
export type Place = (typeof places)[number];

/** Measurements of a leg, or of the inside of a boot, in centimetres. */
export type Girths = Readonly<Record<Place, number>>;
export function girthsOf(girthAt: (place: Place) => number): Girths {
  return { instep: girthAt('instep'), ankle: girthAt('ankle'), calf: girthAt('calf') };
}

export const sizes = { first: 35, last: 42 } as const;

/** Mondopoint (ISO 9407): the length of the foot in millimetres, rounded up to a multiple of 5. */
export const mondopointOf = (footCm: number) => Math.ceil(Math.round(footCm * 10) / 5) * 5;

/**
 * Size in Paris points (two thirds of a centimetre), counted on a last that is 1.5 cm longer than the foot: the usual room for
 * the toes.
 */
export const parisSizeOf = (footCm: number) => Math.round((footCm + 1.5) * 1.5);

/** The bootmaker's four lasts, with their inside girths at size 39. */
const forms = [
  { name: 'étroite', girths: { instep: 24, ankle: 22.5, calf: 34 } },
  { name: 'courante', girths: { instep: 25.5, ankle: 24, calf: 37 } },
  { name: 'généreuse', girths: { instep: 27, ankle: 25.5, calf: 40 } },
  { name: 'ample', girths: { instep: 28.5, ankle: 27, calf: 43 } },
];

/** Centimetres added to each girth from one size to the next. */
const gradeCm = 0.5;

export type Fit = 'serre' | 'juste' | 'flotte';

/** A thick sock takes half a centimetre. With more than three, the foot lifts at each step. */
export function fitOf(ease: number): Fit {
  if (ease < 0.5) return 'serre';
  return ease > 3 ? 'flotte' : 'juste';
}

/** Penalty of an ease in centimetres. Too tight costs more than too loose, because a thick sock fills a loose boot. */
function faultOf(ease: number): number {
  return ease < 0.5 ? 3 * (0.5 - ease) : Math.max(0, ease - 3) + Math.abs(ease - 1.5) / 100;
}

export type Choice = ReturnType<typeof chooseBoot>;

/** The form that fits a leg best, at the size of the foot. */
export function chooseBoot(footCm: number, leg: Girths) {
  const size = clamp(parisSizeOf(footCm), sizes.first, sizes.last);
  const choices = forms.map((form) => {
    const inside = girthsOf((place) => form.girths[place] + (size - 39) * gradeCm);
    const ease = girthsOf((place) => inside[place] - leg[place]);
    return { size, form, inside, ease, fault: places.reduce((sum, place) => sum + faultOf(ease[place]), 0) };
  });
  return choices.reduce((best, choice) => (choice.fault < best.fault ? choice : best));
}
