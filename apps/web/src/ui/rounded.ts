/** Rounds a length of a drawing to hundredths: more digits would add weight without visible effect. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
