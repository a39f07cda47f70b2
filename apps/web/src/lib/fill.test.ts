import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('each occurrence of a placeholder is replaced by its value', () => {
  expect(fill('{a} et {b}, puis {a}', { a: 'un', b: 'deux' })).toBe('un et deux, puis un');
});

it('placeholders inside a value are not replaced', () => {
  expect(fill('{a}', { a: '{b} $& $1', b: 'non' })).toBe('{b} $& $1');
});

it('a placeholder without a value stays visible', () => {
  expect(fill('{a} {c}', { a: 'un' })).toBe('un {c}');
});
