/** A slider: whole numbers from `min` to `max`; `default` is its initial value. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/**
 * Upper bound of any input; it keeps results finite. The sliders have narrower ranges, but a number field may hold a value
 * outside them while a visitor types.
 */
export const MAX_ROI_INPUT = 1e6;

export function defaultsOf<Name extends string>(ranges: Readonly<Record<Name, Range>>): Record<Name, number> {
  const defaults = Object.entries<Range>(ranges).map(([name, range]) => [name, range.default]);
  return Object.fromEntries(defaults) as Record<Name, number>;
}

/** The nearest whole number in a slider's range; the minimum if the value is not a number. */
export function clampToRange(value: number, range: Range): number {
  if (Number.isNaN(value)) return range.min;
  return Math.min(Math.max(Math.round(value), range.min), range.max);
}

/** What a smaller value saves of a larger one, in percent. */
export const savedPercent = (before: number, after: number): number => (1 - after / before) * 100;
