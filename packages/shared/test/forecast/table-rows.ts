import { months } from '../months.ts';

/** The figures of the examples: none is the sum of others, a year or the number of its row. */
export const figures = Array.from({ length: 48 }, (_, row) => String(100 + ((row * 7) % 13)));
export const year = figures.slice(0, 12);

/** A row for each of these names, with its figure. */
export const rows = (names: readonly string[], joint = '\t') =>
  names.map((name, row) => `${name}${joint}${figures[row]}`);
export const named = (nameOf: (month: number) => string, joint?: string) =>
  rows(
    months.fr.map((_, month) => nameOf(month)),
    joint,
  );
export const numbered = (count: number, nameOf: (number: number) => string) =>
  rows(Array.from({ length: count }, (_, index) => nameOf(index + 1)));
