/** A number from 0 to 1 for each whole number: it looks random, and is the same at every visit. */
export const pseudoRandom = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;
