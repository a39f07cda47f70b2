import { expect, it } from 'vitest';
import { valuesModule } from './built-values.ts';

it.each([
  ['a function', () => 'Bonjour'],
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['no number', Number.NaN],
])('refuses %s, which would reach the browser as something else', (_, value) => {
  expect(() => valuesModule({ greet: value })).toThrow('greet');
  expect(() => valuesModule({ greet: { sections: [{ value }] } })).toThrow('greet');
});

it('keeps texts, numbers, lists and objects', () => {
  const value = { text: '« Bonjour »', list: [1.5, null, true] };
  expect(valuesModule({ value })).toBe('export const value = {"text":"« Bonjour »","list":[1.5,null,true]};');
});
