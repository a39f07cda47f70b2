import { describe, expect, it } from 'vitest';
import { exchangeEnergy } from '../../src/ai.ts';

describe('the energy of an exchange', () => {
  it('is 194 Wh per gigabyte, and 10 Wh per hour of computing', () => {
    expect(exchangeEnergy({ bytes: 1e9, milliseconds: 0 })).toBe(194);
    expect(exchangeEnergy({ bytes: 0, milliseconds: 3.6e6 })).toBe(10);
    expect(exchangeEnergy({ bytes: 25_000, milliseconds: 36 })).toBeCloseTo(0.00495, 10);
  });

  it('is 0 for impossible values', () => {
    expect(exchangeEnergy({ bytes: -1, milliseconds: Number.NaN })).toBe(0);
    expect(exchangeEnergy({ bytes: Number.POSITIVE_INFINITY, milliseconds: 0 })).toBe(0);
  });
});
