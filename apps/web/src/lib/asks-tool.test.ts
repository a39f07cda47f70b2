import { afterEach, expect, test, vi } from 'vitest';
import { asksTool } from './asks-tool.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', false],
  ['?utm_source=x&utm_medium=y', false],
  ['?fbclid=a', false],
  ['?gclid=a&msclkid=b', false],
  ['?service=formation', false],
  ['?visitorsPerMonth=1', true],
  ['?categorie=web', true],
  ['?utm_source=x&hourlyRate=60', true],
])('the query « %s » asks a tool of the page: %s', (search, expected) => {
  vi.stubGlobal('location', { search });
  expect(asksTool()).toBe(expected);
});
