import { rounded } from '../rounded.ts';

/** Most labels on each axis. */
const VALUES = 5;
const MONTHS = 5;

/** Two to five round values that contain both ends: multiples of 1, 2, 2.5 or 5 times a power of ten. */
export function valueTicks(least: number, most: number): number[] {
  const span = most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / VALUES));
  const sizes = [1, 2, 2.5, 5, 10, 20].map((size) => size * power);
  const count = (size: number) => Math.ceil(most / size) - Math.floor(least / size) + 1;
  const size = sizes.find((one) => count(one) <= VALUES) ?? span;
  const first = Math.floor(least / size);
  return Array.from({ length: Math.max(count(size), 2) }, (_, index) => (first + index) * size);
}

/** The labelled months: every one, or one in 2, 3, 6 or 12, so that short names have room on a phone. */
export function monthSteps(months: number): number[] {
  const apart = [1, 2, 3, 6, 12].find((one) => Math.ceil(months / one) <= MONTHS) ?? 12;
  return Array.from({ length: Math.ceil(months / apart) }, (_, index) => index * apart);
}

/** Room for a line of text, in percent of the chart's height. */
const LINE = 11;

/** Moves labels apart, from the top: each has the room of a line. */
export function spreadLabels<Label extends { readonly at: number }>(labels: readonly Label[]): Label[] {
  const moved: Label[] = [];
  const room = (index: number) => 100 - (labels.length - 1 - index) * LINE;
  for (const [index, label] of labels.entries()) {
    const above = moved.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    moved.push({ ...label, at: rounded(Math.max(Math.min(label.at, room(index)), above + LINE)) });
  }
  return moved;
}
