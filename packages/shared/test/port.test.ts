import { expect, it } from 'vitest';
import { portProblem, readPort } from '../src/port.ts';

it.each([
  ['', 8080],
  [' ', 8080],
  [undefined, 8080],
  ['3000', 3000],
  [' 3000 ', 3000],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['80.0', undefined],
  ['1e3', undefined],
  ['0x50', undefined],
  ['abc', undefined],
])('reads the port « %s » as %s', (text, port) => {
  expect(readPort(text, 8080, 0)).toBe(port);
  expect(readPort(text, 8080, 1)).toBe(port);
});

it('lets the system choose if the caller allows it', () => {
  expect(readPort('0', 8080, 0)).toBe(0);
  expect(readPort('0', 8080, 1)).toBeUndefined();
});

it('reports the problem in one line that names the variable', () => {
  expect(portProblem('WEB_PORT', 1)).toBe('WEB_PORT doit être un nombre entier de 1 à 65\u00a0535.');
});
