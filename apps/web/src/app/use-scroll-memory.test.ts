import { expect, it } from 'vitest';
import { withPosition } from './use-scroll-memory.ts';

it('remembers the last fifty entries, by when each was last scrolled', () => {
  const entries = Array.from({ length: 60 }, (_, index) => `entry ${index}`);
  const back = ['entry 15', 'entry 3'];
  let known = withPosition(null, 'first', 0);
  for (const [top, entry] of [...entries, ...back].entries()) known = withPosition(known, entry, top);
  expect(Object.keys(known)).toEqual([...entries.filter((entry) => !back.includes(entry)), ...back].slice(-50));
  expect(known['entry 15']).toBe(60);
});
