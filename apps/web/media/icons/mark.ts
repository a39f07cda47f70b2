/** The brand's spruce for small sizes: the tree of the header with heavier branches, in a box of 32 units. */

interface Tier {
  readonly apex: number;
  readonly base: number;
  readonly half: number;
}

/** Three tiers; the header's mark has four. At 16 pixels, a fourth would blur into its neighbours. */
const tiers: readonly Tier[] = [
  { apex: 3.5, base: 11.5, half: 4.8 },
  { apex: 9, base: 18.5, half: 7 },
  { apex: 15, base: 26, half: 9.2 },
];

const round = (value: number) => Math.round(value * 10) / 10;
const numbers = (...values: readonly number[]) =>
  values
    .map((value) => `${round(value)}`.replace('0.', '.'))
    .join(' ')
    .replaceAll(' -', '-');

function tierPath({ apex, base, half }: Tier): string {
  const height = base - apex;
  const right = `c${numbers(half * 0.22, height * 0.5, half * 0.55, height * 0.8, half, height)}`;
  const under = `${numbers(-half * 0.4, 0.3, -half * 0.7, -0.3, -half, -1.1)}`;
  const left = `${numbers(-half * 0.3, 0.8, -half * 0.6, 1.4, -half, 1.1)}`;
  return `M16 ${round(apex)}${right} ${under} ${left} ${numbers(half * 0.45, -height * 0.2, half * 0.78, -height * 0.5, half, -height)}z`;
}

/** Path data of the spruce, in a box of 32 by 32. */
export const sprucePath = `${tiers.map(tierPath).join('')}M14.7 20h2.6v9h-2.6z`;
