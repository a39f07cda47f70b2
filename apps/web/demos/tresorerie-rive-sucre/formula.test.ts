import { expect, it } from 'vitest';
import { bills, pour, sapPerSyrup, seasonOf } from './formula.ts';

it('43 litres of sap at two degrees make one litre of syrup', () => {
  expect(sapPerSyrup(2)).toBe(43);
  const { syrup, dollars } = seasonOf(3000, 70, 2);
  expect(Math.round(syrup)).toBe(4884);
  expect(Math.round(dollars)).toBe(46_737);
});

it('equal parts fall short in November, and a division by bills never does', () => {
  const { dollars } = seasonOf(3000, 70, 2);
  const missed = (byBills: boolean) =>
    pour(dollars, byBills).flatMap(({ missing }, index) => (missing > 0 ? [[index, missing]] : []));
  const november = 7;
  expect(missed(false)).toEqual([[november, 3742]]);
  expect(missed(true)).toEqual([]);
});

it('a division by bills pays everything except the share that a poor year lacks', () => {
  const total = bills.reduce((sum, bill) => sum + bill, 0);
  expect(pour(total, true).every(({ missing, left }) => missing === 0 && left < 1)).toBe(true);
  expect(pour(total / 2, true).reduce((sum, { missing }) => sum + missing, 0)).toBe(total / 2);
});
