/** Seeded randomness: the same seed draws the same wood on every machine. */
import { fullTurn } from './path.ts';

export type Random = () => number;

/** Mulberry32: numbers in [0, 1) from a 32-bit seed. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise in [-1, 1] with a period of 2π: a sum of sines, where the k-th has weight 1/k^decay. */
export function harmonics(random: Random, low: number, high: number, decay = 1): (angle: number) => number {
  const waves = Array.from({ length: high - low + 1 }, (_, index) => {
    const frequency = low + index;
    return { frequency, phase: random() * fullTurn, weight: (random() * 0.7 + 0.3) / frequency ** decay };
  });
  const total = waves.reduce((sum, { weight }) => sum + weight, 0);
  return (angle) =>
    waves.reduce((sum, { frequency, phase, weight }) => sum + weight * Math.sin(frequency * angle + phase), 0) / total;
}

/** Widths of successive years. Each year correlates with the previous one, as in real rings. Their mean is about 1. */
export function* seasons(random: Random, memory = 0.5, contrast = 1.1): Generator<number, never> {
  let mood = 0;
  while (true) {
    mood = mood * memory + (random() - 0.5) * contrast;
    yield Math.exp(mood);
  }
}
