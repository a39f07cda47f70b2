import fc from 'fast-check';

/** Numbers that no slider gives, among others. */
export const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, -1e308, -0, Number.MIN_VALUE),
);

export const allFinite = (values: readonly number[]): boolean => values.every(Number.isFinite);
