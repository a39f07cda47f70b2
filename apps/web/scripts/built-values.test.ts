import { expect, it } from 'vitest';
import { valuesModule } from './built-values.ts';

it('refuses an export that is not a value', () => {
  expect(() => valuesModule({ greet: () => 'Bonjour' })).toThrow('greet is a function');
});
