import { transferGrams } from '@agency/shared/site-weight';
// @ts-expect-error: the package has no types.
import { co2 } from '@tgwf/co2';
import { afterEach, expect, it, vi } from 'vitest';
import { footprintOf } from './footprint.ts';
import { bytesTransferred, filesTransferred } from './transferred.ts';

afterEach(() => vi.unstubAllGlobals());

it('a view’s weight includes its document and the files loaded during it', () => {
  const entries: Record<string, object[]> = {
    navigation: [{ startTime: 0, transferSize: 10_000 }],
    resource: [
      { startTime: 40, transferSize: 80_000 },
      { startTime: 41, transferSize: 0, encodedBodySize: 3_000 },
      { startTime: 900, transferSize: 5_000 },
      { startTime: 2000, transferSize: 7_000 },
    ],
  };
  vi.stubGlobal('performance', { getEntriesByType: (type: string) => entries[type] });
  expect(bytesTransferred({ since: 0, until: 1000 })).toBe(95_000);
  expect(bytesTransferred({ since: 800, until: 3000 })).toBe(12_000);
  expect(bytesTransferred({ since: 3000, until: 4000 })).toBe(0);
  // A prefetch that ended after the press, and one that ended long before it.
  expect(bytesTransferred({ since: 800, until: 3000, prefetch: { since: 41, until: 950 } })).toBe(12_000);
  expect(bytesTransferred({ since: 1500, until: 3000, prefetch: { since: 30, until: 100 } })).toBe(87_000);
  expect(filesTransferred({ since: 0, until: 1000 })).toBe(3);
});

it('sizes that the browser hides are unknown, not zero', () => {
  const hidden = { startTime: 10, transferSize: 0, encodedBodySize: 0 };
  vi.stubGlobal('performance', { getEntriesByType: () => [hidden] });
  expect(bytesTransferred({ since: 0, until: 1000 })).toBeUndefined();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ ...hidden, encodedBodySize: 500 }] });
  expect(bytesTransferred({ since: 0, until: 1000 })).toBe(0);
  // A browser that gave the size of the document hides none: it had kept the file.
  vi.stubGlobal('performance', { getEntriesByType: () => [{ startTime: 0, transferSize: 4_000 }, hidden] });
  expect(bytesTransferred({ since: 5, until: 1000 })).toBe(0);
});

// The model's published factors: 0.194 kWh/GB in use (0.055 + 0.059 + 0.080), 0.106 embodied, 494 g/kWh, 10⁹ bytes in a gigabyte.
it('the figures are those of the model, in French', () => {
  expect(footprintOf(1e9, '{weight}, {co2}')).toBe('1\u00a0000\u00a0000\u00a0ko, 148,200\u00a0g');
  expect(footprintOf(118_400, '{weight} · {co2} de CO₂')).toBe('118\u00a0ko · 0,018\u00a0g de CO₂');
  expect(footprintOf(0, '{weight}, {co2}')).toBe('0\u00a0ko, 0,000\u00a0g');
});

it('the formula of the site is that of the model’s own package', () => {
  const model = new co2({ model: 'swd', version: 4 });
  for (const bytes of [300, 57_000, 2_559_000, 1e9]) {
    expect(transferGrams(bytes)).toBeCloseTo(model.perByte(bytes, false), 10);
  }
});
