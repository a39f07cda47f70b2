import { expect, it } from 'vitest';
import { withPosition } from './use-scroll-memory.ts';

it('remembers the last fifty entries; to scroll an earlier one again forgets none', () => {
  const entries = Array.from({ length: 60 }, (_, index) => `entry ${index}`);
  let known = withPosition(null, 'first', 0);
  for (const entry of entries) known = withPosition(known, entry, 1);
  known = withPosition(known, 'entry 15', 2);
  expect(Object.keys(known)).toEqual(entries.slice(-50));
  expect(known['entry 15']).toBe(2);
});
