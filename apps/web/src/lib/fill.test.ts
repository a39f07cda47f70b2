import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('each placeholder takes its value, as often as it comes', () => {
  expect(fill('{a} et {b}, puis {a}', { a: 'un', b: 'deux' })).toBe('un et deux, puis un');
});

test('a value is not read again: what it holds stays', () => {
  expect(fill('{a}', { a: '{b} $& $1', b: 'non' })).toBe('{b} $& $1');
});

test('a placeholder without a value stays to be seen', () => {
  expect(fill('{a} {c}', { a: 'un' })).toBe('un {c}');
});
