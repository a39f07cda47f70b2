import { decimalsAbove, formatNumber, partsOf } from '../format.ts';

/** Quantiles of the EcoIndex (Collectif conception numérique responsable), one for each 5 % of pages. */
const quantiles = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594_601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08, 2142.06,
    2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
  ],
} as const;

/** Rank among the quantiles, 0 (lightest) to 20, interpolated between two quantiles. */
function rank(steps: readonly number[], value: number): number {
  const above = steps.findIndex((step) => value < step);
  if (above < 1) return above === 0 ? 0 : steps.length - 1;
  const [from = 0, to = 0] = [steps[above - 1], steps[above]];
  return above - 1 + (value - from) / (to - from);
}

/** Inputs of the EcoIndex. Elements inside an SVG drawing are not counted. */
export interface EcoIndexInputs {
  readonly elements: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Points out of 100 that a page loses on each input. Elements weigh three times, requests twice, bytes once. */
function ecoIndexLosses({ elements, requests, bytes }: EcoIndexInputs): Record<keyof EcoIndexInputs, number> {
  const points = (weight: number, place: number) => (5 * weight * place) / 6;
  return {
    elements: points(3, rank(quantiles.elements, elements)),
    requests: points(2, rank(quantiles.requests, requests)),
    bytes: points(1, rank(quantiles.kilobytes, bytes / 1000)),
  };
}

/** EcoIndex, 0 to 100: 100 minus the points lost. */
export function ecoIndex(inputs: EcoIndexInputs): number {
  const { elements, requests, bytes } = ecoIndexLosses(inputs);
  // Rounding can subtract slightly more than 100.
  return Math.max(0, 100 - (elements + requests + bytes));
}

/** Each grade with the score above which a page gets it. Source: ecoindex.fr. */
const grades = [
  ['A', 80],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
  ['F', 10],
] as const;

export type EcoGrade = (typeof grades)[number][0] | 'G';

/** The grade of a score of 0 to 100, A to G: a score equal to a bound has the lower grade. */
export function ecoGrade(score: number): EcoGrade {
  return grades.find(([, above]) => score > above)?.[0] ?? 'G';
}

const bounds = grades.map(([, above]) => above);

/** One decimal, or as many as a score needs to differ from a bound that it exceeds: 80.04 has grade A, 80 has B. */
const decimalsOf = (score: number): number => decimalsAbove(score, bounds, 1);

/** `80,04`: a score of 0 to 100, with decimals that do not contradict its grade. */
export const formatEcoIndex = (score: number): string => formatNumber(score, decimalsOf(score));

/** The points lost, with the decimals of the score. They add up with it to 100. */
export function formatEcoIndexLosses(inputs: EcoIndexInputs): Record<keyof EcoIndexInputs, string> {
  const score = ecoIndex(inputs);
  const decimals = decimalsOf(score);
  const losses = ecoIndexLosses(inputs);
  const shown = partsOf(100 - Number(score.toFixed(decimals)), Object.values(losses), decimals);
  const texts = Object.keys(losses).map((name, index) => [name, formatNumber(shown[index] ?? 0, decimals)]);
  return Object.fromEntries(texts) as Record<keyof EcoIndexInputs, string>;
}

/**
 * First and third quartiles of the element counts behind the EcoIndex, for a page whose elements are not counted.
 */
export const elementQuartiles = { first: quantiles.elements[5], third: quantiles.elements[15] } as const;
