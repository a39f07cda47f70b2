import { clamp } from '../lib/numbers.ts';

/** Frequencies of a hearing test in hertz, and the end of its scale in decibels of hearing loss (0 is a young ear; the scale points down). */
export const frequencies = [250, 500, 1000, 2000, 4000, 8000] as const;
export const mostLoss = 100;

/**
 * Speech sounds of a conversation across a table on an audiogram, after the charts that audiologists use (Northern and Downs,
 * « Hearing in Children »): vowels and nasals are low and loud, hissed consonants are high and faint.
 */
const sounds = {
  vowel: { hertz: 700, decibels: 48 },
  nasal: { hertz: 350, decibels: 40 },
  liquid: { hertz: 600, decibels: 40 },
  voiced: { hertz: 450, decibels: 34 },
  j: { hertz: 2200, decibels: 42 },
  p: { hertz: 1600, decibels: 28 },
  k: { hertz: 2500, decibels: 30 },
  t: { hertz: 3500, decibels: 27 },
  ch: { hertz: 2000, decibels: 50 },
  z: { hertz: 4500, decibels: 25 },
  f: { hertz: 5000, decibels: 22 },
  s: { hertz: 6000, decibels: 24 },
} as const;
export type SoundName = keyof typeof sounds;

/** Part of a sentence as it is written, with its sound. A silent part follows the previous sound. */
export type Piece = readonly [letters: string, sound: SoundName | undefined];

/** The pieces between bars, each with its sound after a stroke. */
const piecesOf = (sentence: string): readonly Piece[] =>
  sentence.split('|').map((piece) => {
    const [letters = '', sound] = piece.split('/');
    return [letters, sound as SoundName | undefined];
  });

export const sentences = [
  'P/p|a/vowel|ss/s|e|-|m/nasal|oi/vowel| |l/liquid|e/vowel|s| |f/f|r/liquid|ai/vowel|s/z|es|.',
  'S/s|a/vowel| |f/f|i/vowel|lle/j| |ch/ch|an/vowel|t/t|e| |c/k|e| |s/s|oi/vowel|r/liquid|.',
  'F/f|e/vowel|r/liquid|m/nasal|e| |l/liquid|a/vowel| |p/p|o/vowel|r/liquid|t/t|e| |d/voiced|e/vowel| |c/k|ô/vowel|t/t|é/vowel|.',
].map(piecesOf);

/** Hearing threshold at a frequency: linear interpolation between the two tested frequencies, on an octave scale. */
export function thresholdAt(hertz: number, curve: readonly number[]): number {
  const octave = clamp(Math.log2(hertz / frequencies[0]), 0, frequencies.length - 1);
  const index = Math.min(Math.floor(octave), frequencies.length - 2);
  const [low = 0, high = 0] = [curve[index], curve[index + 1]];
  return low + (high - low) * (octave - index);
}

/** Length of the filter's impulse response, in samples. */
const taps = 512;

/**
 * Impulse response of a filter that lowers each frequency by the hearing loss of the curve (frequency sampling, Hann window). A
 * real ear also hears what remains louder than this (recruitment), which no filter shows.
 * @param rate samples per second
 */
export function impulseOf(curve: readonly number[], rate: number): Float32Array<ArrayBuffer> {
  const gains = Array.from(
    { length: taps / 2 + 1 },
    (_, bin) => 10 ** (-thresholdAt((bin * rate) / taps || 1, curve) / 20),
  );
  return Float32Array.from({ length: taps }, (_, sample) => {
    const angle = (2 * Math.PI * (sample - taps / 2)) / taps;
    const sum = gains.reduce(
      (total, gain, bin) => total + gain * (bin % (taps / 2) ? 2 : 1) * Math.cos(angle * bin),
      0,
    );
    return (sum / taps) * (0.5 + 0.5 * Math.cos(angle));
  });
}

/** Audible share of a sound: 1 from 10 dB above the threshold, 0 from 10 dB below it. */
export function heard(sound: SoundName, curve: readonly number[]): number {
  const { hertz, decibels } = sounds[sound];
  return clamp((decibels - thresholdAt(hertz, curve) + 10) / 20, 0, 1);
}

/** Pure-tone average from 500 to 4,000 Hz, from which the degree of loss is derived (Bureau international d’audiophonologie). */
export function averageLoss(curve: readonly number[]): number {
  const [, a = 0, b = 0, c = 0, d = 0] = curve;
  return (a + b + c + d) / 4;
}

export function degreeOf(loss: number): string {
  if (loss <= 20) return 'audition normale';
  if (loss <= 40) return 'perte légère';
  if (loss <= 70) return 'perte moyenne';
  return loss <= 90 ? 'perte sévère' : 'perte profonde';
}
