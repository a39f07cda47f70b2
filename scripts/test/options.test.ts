import { expect, it, vi } from 'vitest';
import { optionsOrExit } from '../lib/options.ts';

const options = { rounds: { type: 'string', default: '100' }, postgres: { type: 'boolean', default: false } } as const;

it('a program gets its options, or their defaults', () => {
  expect(optionsOrExit(options, ['--postgres'])).toEqual({ rounds: '100', postgres: true });
});

it.each(['--rounds=0', '--rounds=abc', '--rounds', '--roundz=3'])('%s ends it with one line', (argument) => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`code ${code}`);
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => optionsOrExit(options, [argument])).toThrow('code 1');
  expect(said.mock.lastCall).toEqual([expect.stringMatching(/^[^\n]*--round[^\n]*$/)]);
});
