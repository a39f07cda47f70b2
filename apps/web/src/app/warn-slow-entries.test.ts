import { expect, it, vi } from 'vitest';
import { warnSlowEntries } from './warn-slow-entries.ts';

it('warns only of entries longer than 100 ms', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnSlowEntries(['measure', 'a type that no browser knows']);
  performance.measure('quick', { start: 0, duration: 99 });
  performance.measure('slow', { start: 0, duration: 151.4 });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([['Slow measure "slow": 151 ms']]);
  warn.mockRestore();
});
