/** The reference bell: an A of 440 Hz, 420 kg, 90 cm across the lip. */
const reference = { hertz: 440, kilograms: 420, centimetres: 90 } as const;

export const hertzOf = (semitones: number) => reference.hertz * 2 ** (semitones / 12);

/**
 * Two bells of the same profile have frequencies in inverse proportion to their sizes, so the weight follows the cube: one
 * octave lower is twice as wide and eight times as heavy (Rossing, « Science of Percussion Instruments », on the scaling of
 * bells).
 */
export const centimetresOf = (semitones: number) => reference.centimetres * 2 ** (-semitones / 12);
export const kilogramsOf = (semitones: number) => reference.kilograms * 2 ** (-semitones / 4);

const names = ['do', 'do dièse', 'ré', 'mi bémol', 'mi', 'fa', 'fa dièse', 'sol', 'sol dièse', 'la', 'si bémol', 'si'];

/** French names of notes; the A of 440 Hz is « la 3 ». */
export function noteOf(semitones: number): string {
  const fromC = semitones + 9 + 36;
  return `${names[((fromC % 12) + 12) % 12]} ${Math.floor(fromC / 12)}`;
}

export interface Partial {
  readonly name: string;
  /** Ratio to the frequency of the note. */
  readonly ratio: number;
  /** Initial gain and decay time of the reference bell. */
  readonly gain: number;
  readonly seconds: number;
  /** Position of its ring on the profile, from the crown (0) to the lip (1). */
  readonly height: number;
}

/** The five partials that a founder tunes, with their ratios. The minor third makes a bell sound sad. */
export const partials: readonly Partial[] = [
  { name: 'Bourdon', ratio: 0.5, gain: 0.35, seconds: 9, height: 0.9 },
  { name: 'Fondamentale', ratio: 1, gain: 0.5, seconds: 5, height: 0.72 },
  { name: 'Tierce mineure', ratio: 1.2, gain: 0.4, seconds: 4, height: 0.54 },
  { name: 'Quinte', ratio: 1.5, gain: 0.18, seconds: 2.5, height: 0.36 },
  { name: 'Nominale', ratio: 2, gain: 0.4, seconds: 2, height: 0.18 },
];
